import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/deleted-venue.ts';

/** What a tab whose venue has been deleted says in Arabic. */
export const phrases = {
  deletedVenue: {
    gone: 'حُذفت المنشأة. أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', typeof english>;
