import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a change that is made in parts. */
export const phrases = {
  parts: {
    takingBack: 'جارٍ التراجع عما حُفظ…',
    partlyTakenBack: 'تعذّر التراجع عن كل شيء. ما بقي موجود في سجل التغييرات، ويمكن التراجع عنه هناك.',
    giveUp: 'إيقاف دون تغيير شيء',
    givenUp: 'لم يتغير شيء.',
  },
} satisfies Translated<'ar', 'parts'>;
