import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the search for menus, sections and items. */
export const phrases = {
  search: {
    placeholder: 'ابحث أو افعل أي شيء',
    recent: 'آخر ما فتحته',
    hint: 'اكتب جزءًا من الاسم بأي لغة من لغات القائمة، أو اسم صفحة، أو ما تريد فعله: «أخف حمص»، «جديد في مشاوي»، «نفد حمص»، «نشر».',
    nothing: 'لا شيء باسم «{{words}}».',
    results: 'النتائج',
    menu: 'قائمة',
    section: 'قسم',
    item: 'صنف',
    page: 'صفحة',
    act: 'إجراء',
    acts: {
      publish: 'نشر|انشر',
      newMenu: 'قائمة جديدة|أضف قائمة',
    },
    verbs: {
      create: 'جديد في|جديد|أضف إلى|أضف',
      hide: 'أخف|إخفاء|أوقف',
      show: 'أظهر|إظهار|شغل',
      soldOut: 'نفد|نفدت',
      back: 'متوفر|عاد',
    },
    do: {
      publish: 'انشر القائمة',
      newMenu: 'قائمة جديدة',
      create: {
        sections: 'قسم جديد في «{{title}}»',
        items: 'صنف جديد في «{{title}}»',
      },
      hide: 'أخفِ «{{title}}» عن الضيوف',
      show: 'أظهر «{{title}}» للضيوف',
      soldOut: 'نفد: «{{title}}»',
      back: 'متوفر من جديد: «{{title}}»',
    },
    count_zero: 'لا نتائج',
    count_one: 'نتيجة واحدة',
    count_two: 'نتيجتان',
    count_few: '{{count}} نتائج',
    count_many: '{{count}} نتيجة',
    count_other: '{{count}} نتيجة',
  },
} satisfies Translated<'ar', 'search'>;
