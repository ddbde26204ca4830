import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the field of a phone number. */
export const phrases = {
  phone: {
    label: 'الهاتف',
    country: 'بلد رقم الهاتف',
    invalid: 'هذا ليس رقم هاتف صحيحًا في ذلك البلد.',
  },
} satisfies Translated<'ar', 'phone'>;
