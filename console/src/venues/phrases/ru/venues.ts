import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a change of venue. */
export const phrases = {
  venues: {
    changed: 'Вы перешли в «{{name}}»',
  },
} satisfies Translated<'ru', 'venues'>;
