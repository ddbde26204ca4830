import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/ingredients.ts';

/** Russian phrases of what dishes state of ingredients. */
export const phrases = {
  states: {
    label: 'Состав',
    ofDish: 'Состав этого блюда',
    ofExtra: 'Состав: {{title}}',
    ofUntitled: 'Состав этой добавки',
    ingredient_warnings: 'Содержит',
    may_contain: 'Может содержать',
    free_of: 'Не содержит',
    of: '{{name}}: {{state}}',
    line: '{{state}}: {{list}}',
    nothing: 'Пока ничего не указано',
    open_one: '{{count}} не указан',
    open_few: '{{count}} не указаны',
    open_many: '{{count}} не указаны',
    open_other: '{{count}} не указаны',
    change: 'Изменить',
    close: 'Свернуть',
    rest: 'Остального нет…',
    restText:
      'Не указано: {{list}}. Гости с аллергией прочтут, что ничего из этого здесь нет. Отметьте так, только если проверили рецепт, кухню и поставщиков.',
    restYes: 'Да, ничего из этого нет',
    checked: 'Проверка: {{name}}, {{date}}',
    unchecked: 'Это ещё никто не проверял.',
    signs: 'При сохранении изменение будет подписано вашим именем.',
    check: 'Состав мною проверен',
  },
} satisfies Translated<'ru', typeof english>;
