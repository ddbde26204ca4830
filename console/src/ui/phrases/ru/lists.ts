import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the foot of a list and an empty one. */
export const phrases = {
  lists: {
    rows: 'Строк на странице',
    pages: 'Страницы',
    page: 'Страница {{page}}',
    previous: 'Предыдущая страница',
    next: 'Следующая страница',
    range: '{{from}}–{{to}} из {{total}}',
    empty: 'Упс! Здесь пока пусто.',
  },
} satisfies Translated<'ru', 'lists'>;
