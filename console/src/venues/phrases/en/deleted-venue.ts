/** English phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'The venue has been deleted. You are now in {{name}}',
  },
};
