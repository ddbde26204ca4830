/** English phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'The venue has been deleted. You are now in {{name}}',
  },
};

declare module '../../../platform/phrases/parts.ts' {
  interface Parts {
    'deleted-venue': typeof phrases;
  }
}
