import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/venues.ts';

/** What a change of venue says in Arabic. */
export const phrases = {
  venues: {
    changed: 'أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', typeof english>;
