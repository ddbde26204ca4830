import type { OptionKind, OptionTree } from '@sofra/contract/branding/option-kinds';
import type { THEME_OPTIONS } from '@sofra/contract/branding/theme-options';
import type { Locale } from '@sofra/contract/languages/locales';

type Words = { [L in Locale]: string };

/** A name for each option, and a heading for each group of them; one that is missing does not compile. */
type Labels<T extends OptionTree, Name> = {
  [K in keyof T]: T[K] extends OptionKind
    ? Name
    : T[K] extends OptionTree
      ? { heading: Name } & Labels<T[K], Name>
      : never;
};

type Names<Name> = { [P in keyof typeof THEME_OPTIONS]: Labels<(typeof THEME_OPTIONS)[P], Name> };

const word = (en: string, ar: string, ru: string): Words => ({ en, ar, ru });

const COLOUR = word('Colour', 'اللون', 'Цвет');
const SIZE = word('Size', 'الحجم', 'Размер');
const GROUND = word('Background colour', 'لون الخلفية', 'Цвет фона');

/** The words of a group that has a size and a colour. */
const sized = (...heading: Parameters<typeof word>) => ({
  heading: word(...heading),
  size: SIZE,
  color: COLOUR,
});

const OPTIONS: Names<Words> = {
  welcome: {
    solid_color: GROUND,
    button: {
      heading: word('Button', 'الزر', 'Кнопка'),
      size: SIZE,
      text_color: word('Text colour', 'لون النص', 'Цвет текста'),
      background_color: GROUND,
      background_opacity: word('Opacity of the background', 'عتامة الخلفية', 'Непрозрачность фона'),
    },
    select: {
      heading: word('Line above the button', 'السطر فوق الزر', 'Строка над кнопкой'),
      color: COLOUR,
      size: SIZE,
      title: word('Text', 'النص', 'Текст'),
      display: word('Letters', 'حالة الأحرف', 'Буквы'),
    },
    language: sized('Languages', 'اللغات', 'Языки'),
    branch: {
      heading: word('Branch', 'الفرع', 'Филиал'),
      text: sized('Text of the branch', 'نص الفرع', 'Текст филиала'),
      background_color: GROUND,
    },
  },
  detail: {
    background: GROUND,
    item: {
      heading: word('Dish', 'الصنف', 'Блюдо'),
      title: sized('Title', 'العنوان', 'Название'),
      price: sized('Price', 'السعر', 'Цена'),
      description: sized('Description', 'الوصف', 'Описание'),
    },
    extras: {
      heading: word('Extras', 'الإضافات', 'Добавки'),
      title: sized('Heading of the extras', 'عنوان الإضافات', 'Заголовок добавок'),
      text: sized('Text of the extras', 'نص الإضافات', 'Текст добавок'),
      digit: {
        heading: word('Prices of the extras', 'أسعار الإضافات', 'Цены добавок'),
        color: COLOUR,
      },
    },
    allergy: {
      heading: word('Warnings', 'التحذيرات', 'Предупреждения'),
      ico: {
        heading: word('Icon of warnings', 'أيقونة التحذيرات', 'Значок предупреждений'),
        color: COLOUR,
      },
    },
  },
  selection: {
    label: {
      heading: word('Label of a menu', 'بطاقة القائمة', 'Карточка меню'),
      size: SIZE,
      background: GROUND,
      opacity: word('Opacity of the background', 'عتامة الخلفية', 'Непрозрачность фона'),
    },
  },
  menu: {
    solid_color: GROUND,
    popular_row: word('Row of popular dishes on top', 'صف الأطباق الأكثر طلبًا في الأعلى', 'Ряд хитов сверху'),
    sections: {
      heading: word('Headings of sections', 'عناوين الأقسام', 'Заголовки разделов'),
      size: SIZE,
      color: COLOUR,
      display: word('Letters', 'حالة الأحرف', 'Буквы'),
    },
    items: {
      heading: word('Dishes', 'الأصناف', 'Блюда'),
      ico: {
        heading: word('Icons', 'الأيقونات', 'Значки'),
        new: word('Colour of “new”', 'لون «جديد»', 'Цвет «новинки»'),
        popular: word('Colour of “popular”', 'لون «الأكثر طلبًا»', 'Цвет «хита»'),
      },
      info: {
        heading: word('Specialities', 'نوع الطعام', 'Особенности'),
        text: word('Text colour', 'لون النص', 'Цвет текста'),
        background: GROUND,
        icon: word('Icon colour', 'لون الأيقونة', 'Цвет значка'),
      },
      name: sized('Name', 'الاسم', 'Название блюда'),
      note: {
        heading: word('Note', 'الملاحظة', 'Заметка'),
        background: GROUND,
        color: word('Text colour', 'لون النص', 'Цвет текста'),
        title: {
          heading: word('Heading of the note', 'عنوان الملاحظة', 'Заголовок заметки'),
          size: SIZE,
        },
        description: {
          heading: word('Text of the note', 'نص الملاحظة', 'Текст заметки'),
          size: SIZE,
        },
      },
      block: {
        heading: word('Card', 'بطاقة الصنف', 'Карточка блюда'),
        background: GROUND,
      },
      photo: {
        heading: word('Photo', 'الصورة', 'Фото'),
        size: SIZE,
        display: word('Side', 'الجانب', 'Сторона'),
      },
      price: sized('Price', 'السعر', 'Цена'),
      navigation: {
        heading: word('Navigation', 'التنقل', 'Навигация'),
        left: word('Colour at the start', 'لون البداية', 'Цвет в начале'),
        right: word('Colour at the end', 'لون النهاية', 'Цвет в конце'),
        center: word('Colour in the middle', 'لون الوسط', 'Цвет посередине'),
      },
      description: {
        heading: word('Description', 'الوصف', 'Описание'),
        size: SIZE,
        color: COLOUR,
        length: word('Lines', 'عدد الأسطر', 'Число строк'),
      },
    },
  },
};

const isWords = (node: object): node is Words => 'en' in node;

const inLocale = (node: object, locale: Locale): unknown =>
  isWords(node)
    ? node[locale]
    : Object.fromEntries(Object.entries(node).map(([name, below]) => [name, inLocale(below, locale)]));

/** The phrases of the options of a theme in a language. */
export const themeOptionPhrases = (locale: Locale) => ({
  themeOptions: inLocale(OPTIONS, locale) as Names<string>,
});
