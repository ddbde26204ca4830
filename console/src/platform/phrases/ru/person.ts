import type { person as english } from '../en/person.ts';
import type { Translated } from '../translated.ts';

/** What the fields of a person say in Russian: phone and city. */
export const person = {
  person: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'Эл. почта',
    phone: 'Телефон',
    phoneCountry: 'Страна номера телефона',
    phoneInvalid: 'Номер не подходит для выбранной страны.',
    city: 'Город',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}, {{- country}}',
    cityNotFound: 'Город «{{name}}» не найден',
    citySearching: 'Ищем города…',
    cities: 'Города',
  },
} satisfies Translated<'ru', typeof english>;
