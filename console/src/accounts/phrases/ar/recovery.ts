import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the ways to a new password. */
export const phrases = {
  recovery: {
    title: 'نسيت كلمة المرور؟',
    text: 'اكتب بريدك الإلكتروني لنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    send: 'إرسال الرابط',
    sentTitle: 'تفقّد بريدك',
    sent: 'إذا كان للبريد {{email}} حساب لدينا، فسيصل إليه رابط لتعيين كلمة مرور جديدة.',
    sentHint: 'لم يصلك شيء؟ ابحث في الرسائل غير المرغوب فيها أو تحقق من كتابة بريدك.',
    otherAddress: 'استخدام بريد آخر',
    newTitle: 'اختر كلمة مرور جديدة',
    newText: 'عند الحفظ يُسجَّل خروجك من كل الأجهزة الأخرى.',
    newPassword: 'كلمة المرور الجديدة',
    confirmation: 'تأكيد كلمة المرور الجديدة',
    save: 'حفظ كلمة المرور',
    done: 'تم تغيير كلمة المرور',
    toLogin: 'العودة إلى تسجيل الدخول',
  },
} satisfies Translated<'ar', 'recovery'>;
