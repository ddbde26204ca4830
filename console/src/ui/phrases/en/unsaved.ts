/** English phrases of the question before leaving a page with unsaved input. */
export const phrases = {
  unsaved: {
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you have changed here will be lost.',
    leaveKept:
      'What you have typed is not saved yet. This browser keeps it, and offers it to you when you come back.',
    leave: 'Leave',
    stay: 'Keep editing',
  },
};
