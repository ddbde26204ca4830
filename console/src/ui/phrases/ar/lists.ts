import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the foot of a list and an empty one. */
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
} satisfies Translated<'ar', 'lists'>;
