import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/phone.ts';

/** What the field of a phone number says in Russian. */
export const phrases = {
  phone: {
    label: 'Телефон',
    country: 'Страна номера телефона',
    invalid: 'Номер не подходит для выбранной страны.',
  },
} satisfies Translated<'ru', typeof english>;
