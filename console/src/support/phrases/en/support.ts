/** English phrases of support: inviting it, and working as it. */
export const phrases = {
  support: {
    title: 'Let support help you',
    text_one:
      'Our support can then work in your account as you do for {{count}} day. It sees what you see, and each of its changes carries its name. Your address and password stay yours alone.',
    text_other:
      'Our support can then work in your account as you do for {{count}} days. It sees what you see, and each of its changes carries its name. Your address and password stay yours alone.',
    invite: 'Invite support',
    invitedTitle: 'Support can work in your account',
    until: 'Until {{date}}, unless you end it earlier.',
    withdraw: 'End the access',
    granted: 'You have successfully granted access to support',
    withdrawn: 'Support no longer has access to your account',
    changeFailed: 'Failed to change support invite',
    insideTitle: 'You are here as support',
    insideText: 'You work in the account of {{name}}. Only they can invite support or end its access.',
    insideUntil: 'Your access lasts until {{date}}.',
    inside: 'In the account of {{name}}',
    back: 'Back to support',
    backDone: 'You are back in your own account',
    ended: 'Your access to that account has ended. You are back in your own account.',
    sites: 'Invitations',
    site: 'Account',
    siteUntil: 'Access until',
    siteUntilDate: 'Access until {{date}}',
    accept: 'Accept',
    enter: 'Sign in',
    acceptOf: '{{action}}: {{name}}',
    accepted: 'You are now in the account of {{name}}',
    acceptFailed: 'Failed to accept invitation',
    nobodyTitle: 'Nobody needs you right now',
    nobodyText: 'As soon as somebody invites support, their account stands here.',
    noSiteTitle: 'Choose an account first',
    noSiteText: 'There are no menus of your own here. Sign in to an account that has invited support.',
    toSites: 'To the invitations',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    support: typeof phrases;
  }
}
