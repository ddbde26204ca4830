import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a change that is made in parts. */
export const phrases = {
  parts: {
    takingBack: 'Сохранённое отменяется…',
    partlyTakenBack:
      'Отменить удалось не всё. Что осталось, видно в истории изменений, и там это можно отменить.',
    giveUp: 'Остановить и ничего не менять',
    givenUp: 'Ничего не изменено.',
  },
} satisfies Translated<'ru', 'parts'>;
