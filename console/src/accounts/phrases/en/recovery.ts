/** English phrases of the ways to a new password. */
export const phrases = {
  recovery: {
    title: 'Forgot your password?',
    text: 'Tell us your e-mail address, and we send you a link for a new one.',
    send: 'Send the link',
    sentTitle: 'Look into your mailbox',
    sent: 'If {{email}} has an account with us, a link for a new password is on its way there.',
    sentHint: 'Nothing there? Look among the unwanted mails, or check the address.',
    otherAddress: 'Use another address',
    newTitle: 'Choose a new password',
    newText: 'When it is saved, all other devices are signed out.',
    newPassword: 'New password',
    confirmation: 'Confirm the new password',
    save: 'Save the password',
    done: 'Your password has been changed',
    toLogin: 'Back to the sign-in',
  },
};
