import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of writing to support. */
export const phrases = {
  contact: {
    open: 'مراسلة الدعم',
    title: 'كيف يمكننا مساعدتك؟',
    text: 'اكتب إلينا وسنرد عليك عبر البريد الإلكتروني.',
    message: 'رسالتك',
    replyTo: 'بريدك الإلكتروني',
    send: 'إرسال الرسالة',
    kept: 'ما كتبته لا يزال هنا.',
    sentTitle: 'رسالتك في طريقها إلينا',
    sent: 'سنرد عليك على {{email}}.',
    another: 'كتابة رسالة أخرى',
  },
} satisfies Translated<'ar', 'contact'>;
