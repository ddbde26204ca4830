import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/deleted-venue.ts';

/** Russian phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'Заведение удалено. Вы перешли в «{{name}}»',
  },
} satisfies Translated<'ru', typeof english>;
