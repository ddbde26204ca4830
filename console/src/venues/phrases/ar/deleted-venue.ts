import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/deleted-venue.ts';

/** Arabic phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'حُذفت المنشأة. أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', typeof english>;
