import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/theme-options.ts';

/** Arabic phrases of the options of a theme. */
export const phrases = {
  themeOptions: {
    welcome: {
      solid_color: 'لون الخلفية',
      button: {
        heading: 'الزر',
        size: 'الحجم',
        text_color: 'لون النص',
        background_color: 'لون الخلفية',
        background_opacity: 'عتامة الخلفية',
      },
      select: {
        heading: 'السطر فوق الزر',
        color: 'اللون',
        size: 'الحجم',
        title: 'النص',
        display: 'حالة الأحرف',
      },
      language: { heading: 'اللغات', color: 'اللون', size: 'الحجم' },
      branch: {
        heading: 'الفرع',
        text: { heading: 'نص الفرع', color: 'اللون', size: 'الحجم' },
        background_color: 'لون الخلفية',
      },
    },
    detail: {
      background: 'لون الخلفية',
      item: {
        heading: 'الصنف',
        title: { heading: 'العنوان', size: 'الحجم', color: 'اللون' },
        price: { heading: 'السعر', size: 'الحجم', color: 'اللون' },
        description: { heading: 'الوصف', size: 'الحجم', color: 'اللون' },
      },
      extras: {
        heading: 'الإضافات',
        title: { heading: 'عنوان الإضافات', size: 'الحجم', color: 'اللون' },
        text: { heading: 'نص الإضافات', size: 'الحجم', color: 'اللون' },
        digit: { heading: 'أسعار الإضافات', color: 'اللون' },
      },
      allergy: { heading: 'التحذيرات', ico: { heading: 'أيقونة التحذيرات', color: 'اللون' } },
    },
    selection: {
      label: {
        heading: 'بطاقة القائمة',
        size: 'الحجم',
        background: 'لون الخلفية',
        opacity: 'عتامة الخلفية',
      },
    },
    menu: {
      solid_color: 'لون الخلفية',
      popular_row: 'صف الأطباق الأكثر طلبًا في الأعلى',
      sections: { heading: 'عناوين الأقسام', size: 'الحجم', color: 'اللون', display: 'حالة الأحرف' },
      items: {
        heading: 'الأصناف',
        ico: { heading: 'الأيقونات', new: 'لون «جديد»', popular: 'لون «الأكثر طلبًا»' },
        info: {
          heading: 'نوع الطعام',
          text: 'لون النص',
          background: 'لون الخلفية',
          icon: 'لون الأيقونة',
        },
        name: { heading: 'الاسم', size: 'الحجم', color: 'اللون' },
        note: {
          heading: 'الملاحظة',
          background: 'لون الخلفية',
          color: 'لون النص',
          title: { heading: 'عنوان الملاحظة', size: 'الحجم' },
          description: { heading: 'نص الملاحظة', size: 'الحجم' },
        },
        block: { heading: 'بطاقة الصنف', background: 'لون الخلفية' },
        photo: { heading: 'الصورة', size: 'الحجم', display: 'الجانب' },
        price: { heading: 'السعر', size: 'الحجم', color: 'اللون' },
        navigation: {
          heading: 'التنقل',
          left: 'لون البداية',
          right: 'لون النهاية',
          center: 'لون الوسط',
        },
        description: { heading: 'الوصف', size: 'الحجم', color: 'اللون', length: 'عدد الأسطر' },
      },
    },
  },
} satisfies Translated<'ar', typeof english>;
