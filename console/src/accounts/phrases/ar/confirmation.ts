import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/confirmation.ts';

/** Arabic phrases of confirming an e-mail address: its page, its dialog, and the reminder. */
export const phrases = {
  confirmation: {
    title: 'أكّد بريدك الإلكتروني',
    text: 'افتح الرابط الذي في رسالتنا إليك، أو اكتب رمزه هنا.',
    checking: 'يجري التحقق من الرابط…',
    token: 'الرمز الذي في الرسالة',
    submit: 'تأكيد',
    needsSignIn: 'لم تصلك الرسالة؟ سجّل الدخول لنرسلها مرة أخرى.',
    signIn: 'تسجيل الدخول',
    doneTitle: 'تم تأكيد بريدك',
    doneText: 'شكرًا لك! كل شيء متاح لك الآن.',
    failedTitle: 'تعذّر تأكيد البريد',
    sendAgain: 'إعادة إرسال الرسالة',
    sent: 'الرسالة في طريقها إليك',
    wait_zero: 'يمكنك إعادة الإرسال الآن',
    wait_one: 'إعادة الإرسال بعد ثانية',
    wait_two: 'إعادة الإرسال بعد ثانيتين',
    wait_few: 'إعادة الإرسال بعد {{count}} ثوانٍ',
    wait_many: 'إعادة الإرسال بعد {{count}} ثانية',
    wait_other: 'إعادة الإرسال بعد {{count}} ثانية',
    reminder: 'أكّد بريدك الإلكتروني: أرسلنا رابطًا إلى {{email}}.',
    left_zero: 'لم يبقَ أي يوم قبل أن يصبح حسابك للقراءة فقط.',
    left_one: 'بقي يوم واحد قبل أن يصبح حسابك للقراءة فقط.',
    left_two: 'بقي يومان قبل أن يصبح حسابك للقراءة فقط.',
    left_few: 'بقيت {{count}} أيام قبل أن يصبح حسابك للقراءة فقط.',
    left_many: 'بقي {{count}} يومًا قبل أن يصبح حسابك للقراءة فقط.',
    left_other: 'بقي {{count}} يوم قبل أن يصبح حسابك للقراءة فقط.',
    disconnected: 'لم يتم التحقق من البريد الإلكتروني! حسابك غير مفعّل بالكامل الآن',
    disconnectedText: 'ما زال الضيوف يرون قوائمك. لتتمكن من التعديل مجددًا افتح الرابط المرسل إلى {{email}}.',
    readOnly: 'أكّد بريدك الإلكتروني لتتمكن من إجراء التغييرات من جديد.',
    alert: 'تأكيد البريد الإلكتروني',
  },
} satisfies Translated<'ar', typeof english>;
