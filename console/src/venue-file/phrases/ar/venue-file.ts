import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the whole venue as a file. */
export const phrases = {
  venueFile: {
    label: 'المكان كله في ملف',
    hint: 'كل ما في هذا المكان في ملف واحد مع صوره: القوائم بكل اللغات والأسعار ومسببات الحساسية والأوقات والبيانات والمظهر. ويمكن إدخاله في أي مكان من جديد.',
    download: 'تنزيل كل شيء (ZIP)',
    packing: 'الصور التي جُمعت: {{done}} من {{total}}',
    take: 'من ملف…',
    title: 'إدخال «{{name}}»؟',
    menus: 'القوائم: {{figure}}',
    sections: 'الأقسام: {{figure}}',
    items: 'الأصناف: {{figure}}',
    pictures: 'الصور: {{figure}}',
    languages: 'اللغات: {{languages}}.',
    fresh: 'تُضاف إلى مكانك هذه اللغات أيضًا: {{languages}}.',
    missing: 'صور ليست في الملف فتُترك: {{figure}}.',
    detailsStay: 'التراجع يعيد القوائم والمظهر إلى ما كانت عليه، لا هذه البيانات.',
    details: 'أخذ اسم المكان وعنوانه ولغاته ووسائل الاتصال من الملف',
    look: 'أخذ الشعار والصور والسمة من الملف',
    kept: 'تأتي القوائم بعد قوائمك التي تبقى كما هي. يراها الضيوف بعد أن تنشر.',
    sending: 'الصور على الخادم: {{done}} من {{total}}',
    paused: 'لا يقبل الخادم صورًا أخرى في هذه الدقيقة، وسيتابع من تلقاء نفسه.',
    add: 'إدخال',
    done: 'القوائم التي أُدخلت: {{figure}}.',
    unreadable: 'صور تعذرت قراءتها فتُركت: {{figure}}.',
    problems: {
      unknown: 'هذا ليس ملفًا لمكان. اختر ملف ZIP من «تنزيل كل شيء».',
      tooLarge: 'هذا الملف أكبر من أن يُفتح هنا.',
      newer: 'صنعت هذا الملف نسخة أحدث. حدّث هذا التثبيت ثم أدخله.',
    },
  },
} satisfies Translated<'ar', 'venue-file'>;
