import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/search.ts';

/** Arabic phrases of the search for menus, sections and items. */
export const phrases = {
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
