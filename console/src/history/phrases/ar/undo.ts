import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the notices of undoing. */
export const phrases = {
  undoing: {
    undo: 'تراجع',
    redo: 'إعادة',
    undone: 'تم التراجع عن: {{what}}',
    redone: 'أُعيد تنفيذ: {{what}}',
    andMore: '{{what}}، و{{figure}} غير ذلك',
    changed: 'جرى تغيير هذا بعد ذلك من قِبل {{name}} ({{when}}). لم يتم التراجع عن شيء.',
    changedSome: 'جرى تغيير بعض هذا بعد ذلك من قِبل {{name}} ({{when}}). تم التراجع عن كل ما عداه.',
  },
} satisfies Translated<'ar', 'undo'>;
