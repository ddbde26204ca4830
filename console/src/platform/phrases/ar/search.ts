import type { search as english } from '../en/search.ts';
import type { Translated } from '../translated.ts';

/** What the search for menus, sections and items says in Arabic. */
export const search = {
  search: {
    placeholder: 'قائمة أو قسم أو صنف',
    recent: 'آخر ما فتحته',
    hint: 'اكتب جزءًا من الاسم، بأي لغة من لغات القائمة.',
    nothing: 'لا اسم يحتوي على «{{words}}».',
    results: 'النتائج',
    menu: 'قائمة',
    section: 'قسم',
    item: 'صنف',
    count_zero: 'لا نتائج',
    count_one: 'نتيجة واحدة',
    count_two: 'نتيجتان',
    count_few: '{{count}} نتائج',
    count_many: '{{count}} نتيجة',
    count_other: '{{count}} نتيجة',
  },
} satisfies Translated<'ar', typeof english>;
