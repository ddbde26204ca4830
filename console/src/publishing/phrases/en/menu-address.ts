/** English phrases of the dialog of the menu’s address: links for guests, and links to the draft for colleagues. */
export const phrases = {
  address: {
    text: 'Guests point their phone’s camera at the code, or open the link.',
    newTab: '{{address}} (opens in a new tab)',
    neverTitle: 'Nothing has been published yet',
    neverText: 'At this address guests find your menu as soon as you publish it for the first time.',
    noDishes: 'No menu that guests can see has a dish yet: they would find an empty page.',
    publishEmpty: 'Publish it empty',
  },
  menuLinks: {
    title: 'Links to each menu',
    text: 'Such a link opens its menu at once: in the guest’s own language, or in the one that you choose. New menus are there once you publish.',
    guests: 'Guest’s language',
    copy: 'Copy the link to {{title}}: {{language}}',
  },
  previews: {
    title: 'Preview for colleagues',
    text: 'Whoever has such a link sees the draft as guests would, in every language, for 7 days. No account is needed.',
    make: 'Make a link',
    made: 'The link is made and copied',
    notCopied: 'The link is made. Copy it from the list.',
    list: 'Links to the draft',
    link: 'Link to the draft, until {{until}}',
    facts: '{{name}} · until {{until}}',
    copy: 'Copy the link until {{until}}',
    revoke: 'Revoke',
    revokeOf: 'Revoke the link until {{until}}',
    revoked: 'The link shows nothing any more',
  },
};
