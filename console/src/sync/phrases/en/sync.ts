/** English phrases of the dialog of a sync to the branches. */
export const phrases = {
  sync: {
    title: 'Sync menus to the branches',
    text: 'The branches get the menus of {{venue}}. What a branch has switched off stays off, and its own menus stay as they are. Guests of a branch see them once it is published.',
    branches: 'Branches',
    noVenues: 'There is no other venue yet. Add one, and it can get its menus from here.',
    quoted: '“{{name}}”',
    noBranch: 'Choose at least one branch.',
    freed_one: '{{names}} will no longer be a branch, and keeps its menus as its own.',
    freed_other: '{{names}} will no longer be branches, and keep their menus as their own.',
    reasons: { branchOf: 'Is a branch of {{venue}}', hasBranches: 'Has branches itself' },
    when: 'Sync the menus',
    syncTypes: {
      now: { text: 'Now', hint: 'Once you have seen what will change' },
      specific: { text: 'At a time', hint: 'By itself, also while you are away' },
      manual: { text: 'By hand', hint: 'Only the choice of branches is kept' },
    },
    publishing: 'Publish the branches',
    publishTypes: {
      now: { text: 'After the sync', hint: 'Guests see the new menus at once' },
      specific: { text: 'At a time', hint: 'Not before the sync' },
      manually: { text: 'By hand', hint: 'In each branch, when it is ready' },
    },
    day: 'Day',
    time: 'Time',
    second: 'The second {{time}} of this night, after the clocks go back',
    zone: 'On the clock of the main venue: {{zone}}',
    preview: 'See what will change',
    previewText: 'Nothing has been changed yet.',
    save: 'Save the choice',
    back: 'Back',
    run: 'Sync now',
    schedule: 'Schedule the sync',
    menus: 'The menus themselves',
    lines_one: '{{count}} change',
    lines_other: '{{count}} changes',
    leftOut_one: 'and {{count}} more change',
    leftOut_other: 'and {{count}} more changes',
    counts: {
      created_one: '{{count}} added',
      created_other: '{{count}} added',
      updated_one: '{{count}} changed',
      updated_other: '{{count}} changed',
      removed_one: '{{count}} removed',
      removed_other: '{{count}} removed',
      nothing: 'Nothing changes: everything is up to date',
    },
    sameIn_one: 'In {{count}} branch',
    sameIn_other: 'The same in {{count}} branches',
    overwrites: 'The branch has changed this itself. The sync writes over it.',
    checkPrices_one: 'Check its price, which stays as it is: {{names}}',
    checkPrices_other: 'Check these prices, which stay as they are: {{names}}',
    ownWords: 'Ingredients: the branch’s own graver word stays',
    ownWord: '“{{title}}” ({{place}}): {{list}}',
    keeps: 'Stays as it is: {{what}}',
    kept: {
      own_one: '{{count}} record of its own',
      own_other: '{{count}} records of its own',
      off_here_one: '{{count}} switched off here',
      off_here_other: '{{count}} switched off here',
    },
    running_one: 'Syncing: {{done}} of {{count}} branch',
    running_other: 'Syncing: {{done}} of {{count}} branches',
    progress: 'Progress of the sync',
    publishedToo: 'Published',
    notices: {
      started: 'The sync from “{{from}}” to {{to}} has started',
      scheduled: 'The sync from “{{from}}” to {{to}} is scheduled for {{date}}',
      kept: 'The choice of branches is saved',
    },
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    sync: typeof phrases;
  }
}
