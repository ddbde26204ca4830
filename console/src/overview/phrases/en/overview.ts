/** English phrases of the dashboard and the first steps. */
export const phrases = {
  overview: {
    live: 'Your menu is live',
    notLive: 'Your menu is not published yet',
    notLiveText: 'Guests find it under its link and its code as soon as you publish it.',
    changes: 'Last changes',
    noChanges: 'Nothing has been changed yet.',
    allChanges: 'All changes',
    code: 'The code for your tables',
    codeLater: 'Your code to print appears here after the first publication.',
  },
  care: {
    title: 'What needs care',
    nothing: 'All is well: nothing needs care.',
    email: 'Your e-mail address is not confirmed',
    photos_one: '{{count}} item in “{{title}}” has no photo',
    photos_other: '{{count}} items in “{{title}}” have no photo',
    morePhotos_one: '{{count}} more item has no photo.',
    morePhotos_other: '{{count}} more items have no photo.',
    emptyMenu: 'The menu “{{title}}” has no section that guests see',
    emptySection: 'The section “{{title}}” has no item that guests see',
    moreEmpty_one: '{{count}} more menu or section is empty.',
    moreEmpty_other: '{{count}} more menus or sections are empty.',
    untranslated_one: '{{language}}: {{count}} title is missing',
    untranslated_other: '{{language}}: {{count}} titles are missing',
    checkAgain_one: 'Ingredients of {{count}} item in “{{title}}” are to be checked again',
    checkAgain_other: 'Ingredients of {{count}} items in “{{title}}” are to be checked again',
    unstated_one: '{{count}} item in “{{title}}” does not say what is in it',
    unstated_other: '{{count}} items in “{{title}}” do not say what is in them',
    moreCheckAgain_one: '{{count}} more item is to be checked again.',
    moreCheckAgain_other: '{{count}} more items are to be checked again.',
    moreUnstated_one: '{{count}} more item does not say what is in it.',
    moreUnstated_other: '{{count}} more items do not say what is in them.',
    noneStated: 'Your menu can tell guests with allergies what is in each item.',
    begin: 'Begin with one section',
    closed_one: 'Your menu shows nothing for {{count}} hour of the coming week',
    closed_other: 'Your menu shows nothing for {{count}} hours of the coming week',
  },
  steps: {
    title: 'First steps',
    done: '{{done}} of {{all}}',
    close: 'Hide the first steps',
    isDone: 'Done:',
    email_confirmed: 'Confirm your e-mail',
    photo_added: 'Add a photo',
    address_set: 'Set the address',
    theme_chosen: 'Choose a theme',
    published: 'Publish the menu',
    printed: 'Print the code',
    hints: {
      email_confirmed: 'Follow the link in our mail to keep the account open.',
      photo_added: 'Dishes with a picture are ordered more often.',
      address_set: 'Guests see where to find you.',
      theme_chosen: 'Colours and fonts that suit your place.',
      published: 'From then on guests can read it.',
      printed: 'For the tables, the door, the counter.',
    },
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    overview: typeof phrases;
  }
}
