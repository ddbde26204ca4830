import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the dialog to sign in again. */
export const phrases = {
  signedOut: {
    title: 'Ваш сеанс завершён',
    text: 'Войдите снова, чтобы продолжить. Всё, что вы здесь ввели, на месте.',
    leave: 'Уйти без сохранения',
  },
} satisfies Translated<'ru', 'signed-out'>;
