/** English phrases of a change of venue. */
export const phrases = {
  venues: {
    changed: 'You are now in {{name}}',
  },
};
