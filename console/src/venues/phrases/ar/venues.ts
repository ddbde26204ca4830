import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/venues.ts';

/** Arabic phrases of a change of venue. */
export const phrases = {
  venues: {
    changed: 'أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', typeof english>;
