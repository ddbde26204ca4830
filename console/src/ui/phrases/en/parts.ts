/** English phrases of a change that is made in parts. */
export const phrases = {
  parts: {
    takingBack: 'Taking back what was saved…',
    partlyTakenBack:
      'Not all of it could be taken back. What stands is in the activity list, where it can be undone.',
    giveUp: 'Stop and change nothing',
    givenUp: 'Nothing was changed.',
  },
};
