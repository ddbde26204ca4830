import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/venues.ts';

/** Russian phrases of a change of venue. */
export const phrases = {
  venues: {
    changed: 'Вы перешли в «{{name}}»',
  },
} satisfies Translated<'ru', typeof english>;
