import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/review.ts';

/** Arabic phrases of the review before a publication. */
export const phrases = {
  review: {
    title: 'ما سيراه الضيوف',
    text_zero: 'لا تغييرات منذ آخر نشر.',
    text_one: 'تغيير واحد منذ آخر نشر.',
    text_two: 'تغييران منذ آخر نشر.',
    text_few: '{{count}} تغييرات منذ آخر نشر.',
    text_many: '{{count}} تغييرًا منذ آخر نشر.',
    text_other: '{{count}} تغيير منذ آخر نشر.',
    nothing: 'يرى الضيوف كل شيء: ما تغيّر منذ آخر نشر أُعيد كما كان.',
    ofVenue: 'المنشأة والمظهر',
    in: 'في {{place}}',
    beneath_zero: 'من دون أصناف',
    beneath_one: 'مع صنف واحد',
    beneath_two: 'مع صنفين',
    beneath_few: 'مع {{count}} أصناف',
    beneath_many: 'مع {{count}} صنفًا',
    beneath_other: 'مع {{count}} صنف',
    doubts_zero: 'لا شيء يبدو خطأً.',
    doubts_one: 'قد يكون أحد التغييرات خطأً.',
    doubts_two: 'قد يكون تغييران خطأً.',
    doubts_few: 'قد تكون {{count}} تغييرات خطأً.',
    doubts_many: 'قد يكون {{count}} تغييرًا خطأً.',
    doubts_other: 'قد يكون {{count}} تغيير خطأً.',
    doubt: {
      price_far: 'السعر بعيد عن السعر السابق. هل هو صحيح؟',
      section_empty: 'لن يجد الضيوف شيئًا في هذا القسم.',
    },
    venue: 'المنشأة: {{fields}}',
    fields: {
      name: 'الاسم',
      branch: 'الفرع',
      slug: 'عنوان القائمة',
      time_zone: 'المنطقة الزمنية',
      phone: 'الهاتف',
      cuisine: 'المطبخ',
      default_locale: 'اللغة الرئيسية',
      extra_locales: 'اللغات',
      map: 'المكان',
      external_profiles: 'الحسابات',
    },
  },
} satisfies Translated<'ar', typeof english>;
