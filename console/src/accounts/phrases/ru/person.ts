import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the fields of a person: phone and city. */
export const phrases = {
  person: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'Эл. почта',
    city: 'Город',
    // Stands in a field: nothing that cannot be seen may stand in it (“-” leaves the values as they are).
    cityLabel: '{{- name}}, {{- country}}',
    cityNotFound: 'Город «{{name}}» не найден',
    citySearching: 'Ищем города…',
    cities: 'Города',
  },
} satisfies Translated<'ru', 'person'>;
