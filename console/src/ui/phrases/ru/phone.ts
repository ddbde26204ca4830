import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/phone.ts';

/** Russian phrases of the field of a phone number. */
export const phrases = {
  phone: {
    label: 'Телефон',
    country: 'Страна номера телефона',
    invalid: 'Номер не подходит для выбранной страны.',
  },
} satisfies Translated<'ru', typeof english>;
