import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the dialog to sign in again. */
export const phrases = {
  signedOut: {
    title: 'تم تسجيل خروجك',
    text: 'سجّل الدخول مرة أخرى للمتابعة. ما كتبته هنا ما زال موجودًا.',
    leave: 'المغادرة دون حفظ',
  },
} satisfies Translated<'ar', 'signed-out'>;
