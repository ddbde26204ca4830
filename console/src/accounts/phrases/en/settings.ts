/** English phrases of the pages of settings: the person, their address and their password. */
export const phrases = {
  settings: {
    title: 'Settings',
    tabs: { profile: 'Profile', password: 'Password', support: 'Support' },
    photo: 'Photo',
    language: 'Language',
    languageHint: 'Sofra and its mails speak it.',
    save: 'Save',
    saved: 'Saved',
    cityLeftOut: 'No city is chosen for “{{name}}”: saving leaves your city as it is.',
    changed: 'Changed',
  },
  emailChange: {
    change: 'Change the address',
    title: 'Change the e-mail address',
    text: 'We send a link to the new address. It counts as soon as you have followed the link.',
    textAtOnce: 'We send a link to the new address, which takes the place of this one at once.',
    address: 'New e-mail address',
    submit: 'Change the address',
    pending: 'The link for {{email}} has not been followed yet. Until then, sign in with the address above.',
    ownerOnly: 'Only the owner can change the address.',
  },
  passwordChange: {
    current: 'Current password',
    submit: 'Change the password',
    forgotten: 'Forgot the current one?',
    ownerOnly: 'Only the owner can change the password of this account.',
  },
};
