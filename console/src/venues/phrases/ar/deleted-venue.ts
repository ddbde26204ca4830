import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'حُذفت المنشأة. أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', 'deleted-venue'>;
