import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the search for menus, sections and items. */
export const phrases = {
  search: {
    placeholder: 'Найти или сделать что угодно',
    recent: 'Недавно открытые',
    hint: 'Введите часть названия на любом языке меню, страницу или действие: «скрыть хумус», «новое в гриль», «закончился хумус», «опубликовать».',
    nothing: 'Ничего нет с названием «{{words}}».',
    results: 'Найдено',
    menu: 'Меню',
    section: 'Раздел',
    item: 'Блюдо',
    page: 'Страница',
    act: 'Действие',
    acts: {
      publish: 'Опубликовать|Публикация меню',
      newMenu: 'Новое меню|Добавить меню',
    },
    verbs: {
      create: 'новое в|новое блюдо в|новый раздел в|добавить в|новое|добавить',
      hide: 'скрыть|выключить',
      show: 'показать|включить',
      soldOut: 'закончился|закончилась|закончилось|нет',
      back: 'снова есть|вернуть',
    },
    do: {
      publish: 'Опубликовать меню',
      newMenu: 'Новое меню',
      create: {
        sections: 'Новый раздел в «{{title}}»',
        items: 'Новое блюдо в «{{title}}»',
      },
      hide: 'Скрыть «{{title}}» от гостей',
      show: 'Показать «{{title}}» гостям',
      soldOut: 'Закончилось: «{{title}}»',
      back: 'Снова есть: «{{title}}»',
    },
    count_one: '{{count}} результат',
    count_few: '{{count}} результата',
    count_many: '{{count}} результатов',
    count_other: '{{count}} результата',
  },
} satisfies Translated<'ru', 'search'>;
