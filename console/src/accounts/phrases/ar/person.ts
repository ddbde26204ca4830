import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the fields of a person: phone and city. */
export const phrases = {
  person: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    city: 'المدينة',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}، {{- country}}',
    cityNotFound: 'لم نجد مدينة «{{name}}»',
    citySearching: 'نبحث عن المدن…',
    cities: 'المدن',
  },
} satisfies Translated<'ar', 'person'>;
