import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the page of a venue's look. */
export const phrases = {
  branding: {
    pictures: 'Картинки',
    logo: 'Логотип',
    welcome_screen: 'Картинка приветствия',
    themes: 'Темы',
    themesHint: 'Включена одна тема. Гости увидят её изменения после публикации.',
    newTheme: 'Новая тема',
    default: 'По умолчанию',
    enabled: 'Тема «{{name}}» включена',
    delete: 'Удалить тему «{{name}}»',
    deleteTitle: 'Удалить тему «{{name}}»?',
    deleteText: 'Это можно отменить в истории изменений.',
    deleteTextOn: 'Она включена: её место займёт тема по умолчанию. Это можно отменить в истории изменений.',
    deleteAction: 'Удалить тему',
    add: 'Добавить',
    addOffer: 'Добавить тему «{{name}}»',
    ofLogo: {
      make: 'Создать темы по этому логотипу',
      close: 'Скрыть темы по логотипу',
      unreadable: 'Не удалось прочитать цвета этого логотипа.',
      title: 'Темы в цветах вашего логотипа',
      light: 'Логотип, светлая',
      dark: 'Логотип, тёмная',
      full: 'Логотип, яркая',
    },
    notices: {
      on: '«{{name}}»: статус изменён на «Активно». Гости увидят это после публикации.',
      off: '«{{name}}»: статус изменён на «Неактивно». Гости увидят это после публикации.',
      delete: 'Тема «{{name}}» удалена',
      create: 'Тема «{{name}}» добавлена в список',
      save: 'Тема «{{name}}» сохранена',
      logo: { saved: 'Логотип сохранён', deleted: 'Логотип удалён' },
      welcome_screen: { saved: 'Картинка приветствия сохранена', deleted: 'Картинка приветствия удалена' },
    },
  },
} satisfies Translated<'ru', 'branding'>;
