/** English phrases of a sync in the top bar and in lists. */
export const phrases = {
  syncing: {
    open: 'Sync branches',
    branches: 'Branches',
    branchesText: 'These venues get their menus from here.',
    noBranches: 'Other venues of yours can get their menus from here.',
    label: 'Scheduled sync',
    scheduled: 'The branches will be synced on {{date}}',
    publishing: 'The branches will be published on {{date}}',
    failed: 'The scheduled sync of {{date}} did not do all of its work. {{reason}}',
    reasons: {
      disconnected: 'Your e-mail address is not confirmed.',
      no_branches: 'No branch was chosen any more.',
      failed: 'A branch could not be synced or published. Sync again to finish it.',
    },
    failures: {
      gone: 'This venue is no longer a branch. Nothing was changed in it.',
      full: 'This branch has no room for all of the menus. Nothing was changed in it.',
      internal: 'This branch could not be synced or published. Its menus are whole; please try again.',
    },
    tryingAgain: 'Trying again at {{date}}.',
    succeeded: 'The scheduled sync of {{date}} has done all of its work.',
    again: 'Sync again',
    change: 'Change',
    count_one: '{{count}} branch',
    count_other: '{{count}} branches',
    synced: 'Synced already',
    following: {
      now: 'Published right after',
      specific: 'Published on {{date}}',
      manually: 'Published by hand',
    },
    clock: 'Time in {{zone}}',
    dismiss: 'Dismiss',
    questions: {
      sync: {
        title: 'Cancel the scheduled sync?',
        text: 'The branches keep the menus that they have. You can schedule another sync at any time.',
        action: 'Cancel the sync',
        keep: 'Keep the sync',
      },
      publish: {
        title: 'Cancel the scheduled publishing?',
        text: 'The branches are synced already. Guests see the new menus once each branch is published.',
        action: 'Cancel the publishing',
        keep: 'Keep the publishing',
      },
    },
  },
};
