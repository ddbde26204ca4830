import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the field of a phone number. */
export const phrases = {
  phone: {
    label: 'Телефон',
    country: 'Страна номера телефона',
    invalid: 'Номер не подходит для выбранной страны.',
  },
} satisfies Translated<'ru', 'phone'>;
