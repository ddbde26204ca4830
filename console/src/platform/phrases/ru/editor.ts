import type { editor as english } from '../en/editor.ts';
import type { Translated } from '../translated.ts';

/** What the editors of menus, sections and items say in Russian. */
export const editor = {
  editor: {
    title: 'Название',
    currency: 'Валюта',
    nothingFound: 'Такой валюты нет',
    price: 'Цена, {{currency}}',
    description: 'Описание',
    note: 'Примечание',
    noteHint: 'Заметное для гостей примечание.',
    flags: 'Отметки',
    ingredient_warnings: 'Предупреждения о составе',
    food_speciality: 'Особенности блюда',
    extras: 'Добавки',
    extraTitle: 'Добавка',
    addExtra: 'Добавить',
    removeExtra: 'Убрать: {{title}}',
    photo: 'Фото',
    edit: 'Изменить «{{title}}»',
    save: 'Сохранить',
    create: 'Создать',
  },
  form: {
    leaveTitle: 'Уйти без сохранения?',
    leaveText: 'Изменения не сохранятся.',
    leave: 'Уйти',
    stay: 'Продолжить',
  },
} satisfies Translated<'ru', typeof english>;
