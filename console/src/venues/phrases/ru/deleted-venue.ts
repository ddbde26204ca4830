import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a tab whose venue has been deleted. */
export const phrases = {
  deletedVenue: {
    gone: 'Заведение удалено. Вы перешли в «{{name}}»',
  },
} satisfies Translated<'ru', 'deleted-venue'>;
