import type { contact as english } from '../en/contact.ts';
import type { Translated } from '../translated.ts';

/** What writing to support says in Arabic. */
export const contact = {
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
} satisfies Translated<'ar', typeof english>;
