import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the dialog of the menu’s address: links for guests, and links to the draft for colleagues. */
export const phrases = {
  address: {
    text: 'يوجّه الضيوف كاميرا الهاتف إلى الرمز، أو يفتحون الرابط.',
    newTab: '{{address}} (يفتح في علامة تبويب جديدة)',
    neverTitle: 'لم يُنشر شيء بعد',
    neverText: 'سيجد الضيوف قائمتك على هذا العنوان فور نشرها أول مرة.',
    noDishes: 'لا تحتوي أي قائمة يراها الضيوف على طبق بعد، وسيجدون صفحة فارغة.',
    publishEmpty: 'النشر رغم ذلك',
  },
  menuLinks: {
    title: 'روابط كل قائمة',
    text: 'يفتح الرابط قائمته مباشرةً بلغة الضيف، أو باللغة التي تختارها. وتظهر القوائم الجديدة فيه بعد النشر.',
    guests: 'لغة الضيف',
    copy: 'نسخ رابط {{title}}: {{language}}',
  },
  previews: {
    title: 'معاينة للزملاء',
    text: 'كل من لديه هذا الرابط يرى المسودة كما سيراها الضيوف، بكل اللغات، لمدة 7 أيام، ودون حساب.',
    make: 'إنشاء رابط',
    made: 'تم إنشاء الرابط ونسخه',
    notCopied: 'تم إنشاء الرابط. انسخه من القائمة.',
    list: 'روابط المسودة',
    link: 'رابط المسودة حتى {{until}}',
    facts: '{{name}} · حتى {{until}}',
    copy: 'نسخ الرابط الصالح حتى {{until}}',
    revoke: 'إلغاء',
    revokeOf: 'إلغاء الرابط الصالح حتى {{until}}',
    revoked: 'لم يعد الرابط يعرض شيئًا',
  },
} satisfies Translated<'ar', 'menu-address'>;
