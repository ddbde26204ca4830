import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the page of a venue's look. */
export const phrases = {
  branding: {
    pictures: 'الصور',
    logo: 'الشعار',
    welcome_screen: 'صورة الترحيب',
    themes: 'المظاهر',
    themesHint: 'مظهر واحد مفعَّل. يرى الضيوف تغييره بعد النشر.',
    newTheme: 'مظهر جديد',
    default: 'الافتراضي',
    enabled: 'المظهر «{{name}}» مفعَّل',
    delete: 'حذف المظهر «{{name}}»',
    deleteTitle: 'حذف المظهر «{{name}}»؟',
    deleteText: 'يمكنك التراجع عن ذلك من سجل التغييرات.',
    deleteTextOn: 'هذا المظهر مفعَّل، وسيحل المظهر الافتراضي محله. يمكنك التراجع عن ذلك من سجل التغييرات.',
    deleteAction: 'حذف المظهر',
    add: 'إضافة',
    addOffer: 'إضافة المظهر «{{name}}»',
    ofLogo: {
      make: 'إنشاء مظاهر من هذا الشعار',
      close: 'إخفاء مظاهر الشعار',
      unreadable: 'تعذّرت قراءة ألوان هذا الشعار.',
      title: 'مظاهر بألوان شعارك',
      light: 'الشعار، فاتح',
      dark: 'الشعار، داكن',
      full: 'الشعار، بألوان كاملة',
    },
    notices: {
      on: '«{{name}}»: تغيّرت الحالة إلى «نشطة»، ويصل التغيير إلى الضيوف بعد النشر.',
      off: '«{{name}}»: تغيّرت الحالة إلى «غير نشطة»، ولا يصل التغيير إلى الضيوف قبل النشر.',
      delete: 'تم حذف «{{name}}»',
      create: 'أُضيف المظهر «{{name}}»',
      save: 'تم حفظ «{{name}}»',
      logo: { saved: 'تم حفظ الشعار', deleted: 'تم حذف الشعار' },
      welcome_screen: { saved: 'تم حفظ صورة الترحيب', deleted: 'تم حذف صورة الترحيب' },
    },
  },
} satisfies Translated<'ar', 'branding'>;
