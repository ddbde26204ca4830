/** English phrases of the dialog to sign in again. */
export const phrases = {
  signedOut: {
    title: 'You have been signed out',
    text: 'Sign in again to go on. What you have typed here is still there.',
    leave: 'Leave without saving',
  },
};
