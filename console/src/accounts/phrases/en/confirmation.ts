/** English phrases of confirming an e-mail address: its page, its dialog, and the reminder. */
export const phrases = {
  confirmation: {
    title: 'Confirm your address',
    text: 'Open the link in the mail that we sent you, or type its token here.',
    checking: 'The link is being checked …',
    token: 'Token from the mail',
    submit: 'Confirm',
    needsSignIn: 'No mail? Sign in, and have it sent again.',
    signIn: 'Sign in',
    doneTitle: 'Your address is confirmed',
    doneText: 'Thank you! Everything is open to you now.',
    failedTitle: 'The address could not be confirmed',
    sendAgain: 'Send the mail again',
    sent: 'The mail is on its way',
    wait_one: 'Send again in {{count}} second',
    wait_other: 'Send again in {{count}} seconds',
    reminder: 'Confirm your e-mail address: we have sent a link to {{email}}.',
    short_one: 'Confirm your e-mail: {{count}} day left',
    short_other: 'Confirm your e-mail: {{count}} days left',
    left_one: '{{count}} day left until your account can only be read.',
    left_other: '{{count}} days left until your account can only be read.',
    disconnected: 'Email has not been verified! Your account is fully not active now',
    disconnectedText:
      'Guests still see your menus. To make changes again, follow the link sent to {{email}}.',
    readOnly: 'Confirm your e-mail address to make changes again.',
    alert: 'E-mail confirmation',
  },
};
