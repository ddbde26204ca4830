import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the question before leaving a page with unsaved input. */
export const phrases = {
  unsaved: {
    leaveTitle: 'Уйти без сохранения?',
    leaveText: 'Изменения не сохранятся.',
    leaveKept: 'Введённое ещё не сохранено. Этот браузер запомнит его и предложит, когда вы вернётесь.',
    leave: 'Уйти',
    stay: 'Остаться',
  },
} satisfies Translated<'ru', 'unsaved'>;
