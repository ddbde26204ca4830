import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the files of a QR code and of a table card. */
export const phrases = {
  first: {
    title: 'قائمتك متاحة الآن للضيوف',
    print: 'اطبع الرمز وضعه على الطاولات: يمسحه الضيوف ويتصفّحون القائمة.',
    share: 'انسخ الرابط لموقعك أو إنستغرام أو خرائط Google.',
    stays: 'يبقى الرمز والرابط كما هما مهما غيّرت لاحقًا.',
  },
  downloads: {
    invitation: 'امسح الرمز لتصفّح قائمتنا',
    title: 'ملفات للطباعة',
    failed: 'تعذّر إنشاء هذا الملف. أعد المحاولة',
    files: {
      A6: { name: 'بطاقة طاولة، A6', use: 'ملف PDF باسمك والرمز' },
      A4: { name: 'بطاقة طاولة، A4', use: 'البطاقة نفسها على ورقة كبيرة' },
      png: { name: 'صورة PNG', use: '1024 × 1024 بكسل، للمنشورات والمستندات' },
      svg: { name: 'رسم SVG', use: 'واضح بأي حجم، للمطابع' },
    },
  },
} satisfies Translated<'ar', 'downloads'>;
