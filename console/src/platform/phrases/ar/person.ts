import type { person as english } from '../en/person.ts';
import type { Translated } from '../translated.ts';

/** What the fields of a person say in Arabic: phone and city. */
export const person = {
  person: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    phoneCountry: 'بلد رقم الهاتف',
    phoneInvalid: 'هذا ليس رقم هاتف صحيحًا في ذلك البلد.',
    city: 'المدينة',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}، {{- country}}',
    cityNotFound: 'لم نجد مدينة «{{name}}»',
    citySearching: 'نبحث عن المدن…',
    cities: 'المدن',
  },
} satisfies Translated<'ar', typeof english>;
