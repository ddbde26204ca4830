import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of a menu that is pasted as text. */
export const phrases = {
  pasting: {
    title: 'Вставить или загрузить меню',
    text: 'Ваше меню текстом',
    hint: 'Из сообщения, документа, с сайта или из таблицы, либо из файла Excel или CSV: блюдо и цена в одной строке. Строка с двоеточием в конце начинает раздел.',
    example: 'Супы:\nЧечевичный суп 21\nс лимоном и хлебом\nЛуковый суп 24.50',
    result: 'Что удалось понять',
    file: {
      choose: 'Выбрать файл',
      tooLarge: 'Файл слишком велик для меню. Сохраните одну таблицу в отдельный файл.',
      unreadable:
        'Этот файл не удалось прочитать. Сохраните меню как Excel (.xlsx), CSV или текст либо вставьте его сюда.',
    },
    columns: {
      title: 'Что в столбцах',
      hint: 'Исправьте, если угадано неверно. Таблица с такими же заголовками потом читается так же.',
      nth: 'Столбец {{position}}',
      again: 'Угадать заново',
      roles: {
        section: 'Раздел',
        item: 'Название',
        variant: 'Размер или вид',
        description: 'Описание',
        price: 'Цена',
        measure: 'Порция',
        codes: 'Аллергены',
        flag: 'Аллерген: да или нет',
        none: 'Не брать',
      },
    },
    nothing: 'Здесь появится то, что удастся понять из текста.',
    understood_zero: 'Блюд с ценой пока не найдено.',
    understood_one: 'Найдено {{count}}\u00a0блюдо.',
    understood_few: 'Найдено {{count}}\u00a0блюда.',
    understood_many: 'Найдено {{count}}\u00a0блюд.',
    understood_other: 'Найдено {{count}}\u00a0блюда.',
    currency: 'В тексте есть цены в {{written}}; они будут взяты в {{currency}}, валюте этого меню.',
    left: 'Не взято',
    doubtful: 'Это блюда?',
    doubtfulHint: 'Возможно, это что-то другое. Отметьте то, что должно быть в меню.',
    unspoken:
      'В тексте есть слова на другом языке ({{language}}). Заведение на нём не говорит, поэтому они попадут в описания.',
    unnamed: 'Блюда',
    noRoom: 'За один раз больше не поместится.',
    take: 'Добавить в меню',
    takeItems_one: 'Добавить {{count}}\u00a0блюдо',
    takeItems_few: 'Добавить {{count}}\u00a0блюда',
    takeItems_many: 'Добавить {{count}}\u00a0блюд',
    takeItems_other: 'Добавить {{count}}\u00a0блюда',
    adding: 'Добавление блюд: {{done}} из {{total}}',
    added_one: '{{count}}\u00a0блюдо теперь в меню',
    added_few: '{{count}}\u00a0блюда теперь в меню',
    added_many: '{{count}}\u00a0блюд теперь в меню',
    added_other: '{{count}}\u00a0блюда теперь в меню',
  },
} satisfies Translated<'ru', 'pasting'>;
