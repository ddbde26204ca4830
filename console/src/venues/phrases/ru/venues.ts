import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/venues.ts';

/** What a change of venue says in Russian. */
export const phrases = {
  venues: {
    changed: 'Вы перешли в «{{name}}»',
  },
} satisfies Translated<'ru', typeof english>;
