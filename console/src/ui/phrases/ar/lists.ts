import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/lists.ts';

/** What the foot of a list and an empty one say in Arabic. */
export const phrases = {
  lists: {
    rows: 'عدد الصفوف في الصفحة',
    pages: 'الصفحات',
    page: 'الصفحة {{page}}',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    range: '⁦{{from}}–{{to}}⁩ من {{total}}',
    empty: 'عفوًا! لا شيء هنا حتى الآن.',
  },
} satisfies Translated<'ar', typeof english>;
