import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/search.ts';

/** Russian phrases of the search for menus, sections and items. */
export const phrases = {
  search: {
    placeholder: 'Меню, раздел или блюдо',
    recent: 'Недавно открытые',
    hint: 'Введите часть названия на любом языке меню.',
    nothing: 'Ни в одном названии нет «{{words}}».',
    results: 'Найдено',
    menu: 'Меню',
    section: 'Раздел',
    item: 'Блюдо',
    count_one: '{{count}} результат',
    count_few: '{{count}} результата',
    count_many: '{{count}} результатов',
    count_other: '{{count}} результата',
  },
} satisfies Translated<'ru', typeof english>;
