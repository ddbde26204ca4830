/** English phrases of the publish button and the dialog of the menu’s address. */
export const phrases = {
  publishing: {
    publish: 'Publish',
    published: 'Published',
    waiting_one: '{{count}} change that guests don’t see yet',
    waiting_other: '{{count}} changes that guests don’t see yet',
    nothingWaiting: 'Guests see everything',
    more: 'More options',
    atOnce: 'Publish without a look',
    publications: 'Publications',
    most: '{{count}}+',
    open: 'Open menu',
    title: 'Your menu at the table',
    code: 'QR code that leads to {{address}}',
    copy: 'Copy the link',
    print: 'Print the code',
    copied: 'The link has been copied',
    copyFailed: 'The browser did not let us copy. Select the link and copy it by hand.',
    since: 'Guests see what was published on {{date}}.',
  },
};
