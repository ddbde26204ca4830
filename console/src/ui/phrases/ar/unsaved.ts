import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the question before leaving a page with unsaved input. */
export const phrases = {
  unsaved: {
    leaveTitle: 'المغادرة دون حفظ؟',
    leaveText: 'ستفقد ما غيّرته هنا.',
    leaveKept: 'لم يُحفظ ما كتبته بعد. يحتفظ به هذا المتصفح ويعرضه عليك حين تعود.',
    leave: 'مغادرة',
    stay: 'متابعة التعديل',
  },
} satisfies Translated<'ar', 'unsaved'>;
