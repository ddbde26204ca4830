import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/signed-out.ts';

/** What the dialog to sign in again says in Arabic. */
export const phrases = {
  signedOut: {
    title: 'تم تسجيل خروجك',
    text: 'سجّل الدخول مرة أخرى للمتابعة. ما كتبته هنا ما زال موجودًا.',
    leave: 'المغادرة دون حفظ',
  },
} satisfies Translated<'ar', typeof english>;
