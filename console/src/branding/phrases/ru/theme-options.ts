import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/theme-options.ts';

/** Russian phrases of the options of a theme. */
export const phrases = {
  themeOptions: {
    welcome: {
      solid_color: 'Цвет фона',
      button: {
        heading: 'Кнопка',
        size: 'Размер',
        text_color: 'Цвет текста',
        background_color: 'Цвет фона',
        background_opacity: 'Непрозрачность фона',
      },
      select: {
        heading: 'Строка над кнопкой',
        color: 'Цвет',
        size: 'Размер',
        title: 'Текст',
        display: 'Буквы',
      },
      language: { heading: 'Языки', color: 'Цвет', size: 'Размер' },
      branch: {
        heading: 'Филиал',
        text: { heading: 'Текст филиала', color: 'Цвет', size: 'Размер' },
        background_color: 'Цвет фона',
      },
    },
    detail: {
      background: 'Цвет фона',
      item: {
        heading: 'Блюдо',
        title: { heading: 'Название', size: 'Размер', color: 'Цвет' },
        price: { heading: 'Цена', size: 'Размер', color: 'Цвет' },
        description: { heading: 'Описание', size: 'Размер', color: 'Цвет' },
      },
      extras: {
        heading: 'Добавки',
        title: { heading: 'Заголовок добавок', size: 'Размер', color: 'Цвет' },
        text: { heading: 'Текст добавок', size: 'Размер', color: 'Цвет' },
        digit: { heading: 'Цены добавок', color: 'Цвет' },
      },
      allergy: { heading: 'Предупреждения', ico: { heading: 'Значок предупреждений', color: 'Цвет' } },
    },
    selection: {
      label: {
        heading: 'Карточка меню',
        size: 'Размер',
        background: 'Цвет фона',
        opacity: 'Непрозрачность фона',
      },
    },
    menu: {
      solid_color: 'Цвет фона',
      popular_row: 'Ряд хитов сверху',
      sections: { heading: 'Заголовки разделов', size: 'Размер', color: 'Цвет', display: 'Буквы' },
      items: {
        heading: 'Блюда',
        ico: { heading: 'Значки', new: 'Цвет «новинки»', popular: 'Цвет «хита»' },
        info: {
          heading: 'Особенности',
          text: 'Цвет текста',
          background: 'Цвет фона',
          icon: 'Цвет значка',
        },
        name: { heading: 'Название блюда', size: 'Размер', color: 'Цвет' },
        note: {
          heading: 'Заметка',
          background: 'Цвет фона',
          color: 'Цвет текста',
          title: { heading: 'Заголовок заметки', size: 'Размер' },
          description: { heading: 'Текст заметки', size: 'Размер' },
        },
        block: { heading: 'Карточка блюда', background: 'Цвет фона' },
        photo: { heading: 'Фото', size: 'Размер', display: 'Сторона' },
        price: { heading: 'Цена', size: 'Размер', color: 'Цвет' },
        navigation: {
          heading: 'Навигация',
          left: 'Цвет в начале',
          right: 'Цвет в конце',
          center: 'Цвет посередине',
        },
        description: { heading: 'Описание', size: 'Размер', color: 'Цвет', length: 'Число строк' },
      },
    },
  },
} satisfies Translated<'ru', typeof english>;
