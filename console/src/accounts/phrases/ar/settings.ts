import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the pages of settings: the person, their address and their password. */
export const phrases = {
  settings: {
    title: 'الإعدادات',
    tabs: { profile: 'الملف الشخصي', password: 'كلمة المرور', support: 'الدعم' },
    photo: 'الصورة',
    language: 'اللغة',
    languageHint: 'لغة Sofra ورسائلها إليك.',
    save: 'حفظ',
    saved: 'تم الحفظ',
    cityLeftOut: 'لم تُختر مدينة لـ«{{name}}»، ولن تتغير مدينتك عند الحفظ.',
    changed: 'تم التغيير',
  },
  emailChange: {
    change: 'تغيير البريد',
    title: 'تغيير البريد الإلكتروني',
    text: 'نرسل رابطًا إلى البريد الجديد، ويصبح ساريًا بمجرد أن تفتح الرابط.',
    textAtOnce: 'يحلّ البريد الجديد محل الحالي فورًا، ونرسل إليه رابط التأكيد.',
    address: 'البريد الإلكتروني الجديد',
    submit: 'تغيير البريد',
    pending: 'لم يُفتح بعد الرابط المرسل إلى {{email}}. إلى ذلك الحين سجّل الدخول بالبريد أعلاه.',
    ownerOnly: 'المالك وحده يستطيع تغيير البريد.',
  },
  passwordChange: {
    current: 'كلمة المرور الحالية',
    submit: 'تغيير كلمة المرور',
    forgotten: 'نسيت كلمة المرور الحالية؟',
    ownerOnly: 'المالك وحده يستطيع تغيير كلمة مرور هذا الحساب.',
  },
} satisfies Translated<'ar', 'settings'>;
