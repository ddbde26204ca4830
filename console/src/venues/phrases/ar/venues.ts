import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a change of venue. */
export const phrases = {
  venues: {
    changed: 'أنت الآن في {{name}}',
  },
} satisfies Translated<'ar', 'venues'>;
