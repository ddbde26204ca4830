import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a conflict of two saves and of kept input. */
export const phrases = {
  saving: {
    conflict: {
      title: '«{{title}}» тем временем изменили',
      text: 'Пока вы редактировали, кто-то другой сохранил свои изменения. Выберите, что останется.',
      mine: 'Ваш вариант',
      theirs: 'Другой вариант',
      all: { mine: 'Везде мой вариант', theirs: 'Везде другой вариант' },
      save: 'Сохранить выбранное',
      nothing: 'Пусто',
      yes: 'Да',
      no: 'Нет',
    },
    kept: {
      offer: 'У вас есть несохранённые изменения ({{when}}).',
      photo: 'Фото нужно выбрать заново.',
      restore: 'Восстановить',
      discard: 'Отбросить',
    },
  },
} satisfies Translated<'ru', 'saving'>;
