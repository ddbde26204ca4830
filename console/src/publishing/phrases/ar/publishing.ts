import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the publish button and the dialog of the menu’s address. */
export const phrases = {
  publishing: {
    publish: 'نشر',
    published: 'تم النشر',
    waiting_zero: 'يرى الضيوف كل التغييرات',
    waiting_one: 'تغيير واحد لا يراه الضيوف بعد',
    waiting_two: 'تغييران لا يراهما الضيوف بعد',
    waiting_few: '{{count}} تغييرات لا يراها الضيوف بعد',
    waiting_many: '{{count}} تغييرًا لا يراه الضيوف بعد',
    waiting_other: '{{count}} تغيير لا يراه الضيوف بعد',
    nothingWaiting: 'يرى الضيوف كل شيء',
    more: 'خيارات أخرى',
    atOnce: 'النشر دون مراجعة',
    publications: 'المنشورات السابقة',
    most: '+{{count}}',
    open: 'فتح القائمة',
    title: 'قائمتك على الطاولة',
    code: 'رمز QR يفتح {{address}}',
    copy: 'نسخ الرابط',
    print: 'طباعة الرمز',
    copied: 'تم نسخ الرابط',
    copyFailed: 'لم يسمح المتصفح بالنسخ. حدد الرابط وانسخه يدويًا.',
    since: 'يرى الضيوف ما نُشر في {{date}}.',
  },
} satisfies Translated<'ar', 'publishing'>;
