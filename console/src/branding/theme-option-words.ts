import type { OptionKind, OptionTree, THEME_OPTIONS } from '@sofra/contract/branding/theme-options';
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

const OPTIONS: Names<Words> = {
  welcome: {
    solid_color: word('Background colour', 'لون الخلفية', 'Цвет фона'),
    button: {
      heading: word('Button', 'الزر', 'Кнопка'),
      size: word('Size', 'الحجم', 'Размер'),
      text_color: word('Text colour', 'لون النص', 'Цвет текста'),
      background_color: word('Background colour', 'لون الخلفية', 'Цвет фона'),
      background_opacity: word('Opacity of the background', 'عتامة الخلفية', 'Непрозрачность фона'),
    },
    select: {
      heading: word('Line above the button', 'السطر فوق الزر', 'Строка над кнопкой'),
      color: word('Colour', 'اللون', 'Цвет'),
      size: word('Size', 'الحجم', 'Размер'),
      title: word('Text', 'النص', 'Текст'),
      display: word('Letters', 'حالة الأحرف', 'Буквы'),
    },
    language: {
      heading: word('Languages', 'اللغات', 'Языки'),
      color: word('Colour', 'اللون', 'Цвет'),
      size: word('Size', 'الحجم', 'Размер'),
    },
    branch: {
      heading: word('Branch', 'الفرع', 'Филиал'),
      text: {
        heading: word('Text of the branch', 'نص الفرع', 'Текст филиала'),
        color: word('Colour', 'اللون', 'Цвет'),
        size: word('Size', 'الحجم', 'Размер'),
      },
      background_color: word('Background colour', 'لون الخلفية', 'Цвет фона'),
    },
  },
  detail: {
    background: word('Background colour', 'لون الخلفية', 'Цвет фона'),
    item: {
      heading: word('Dish', 'الصنف', 'Блюдо'),
      title: {
        heading: word('Title', 'العنوان', 'Название'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      price: {
        heading: word('Price', 'السعر', 'Цена'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      description: {
        heading: word('Description', 'الوصف', 'Описание'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
    },
    extras: {
      heading: word('Extras', 'الإضافات', 'Добавки'),
      title: {
        heading: word('Heading of the extras', 'عنوان الإضافات', 'Заголовок добавок'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      text: {
        heading: word('Text of the extras', 'نص الإضافات', 'Текст добавок'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      digit: {
        heading: word('Prices of the extras', 'أسعار الإضافات', 'Цены добавок'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
    },
    allergy: {
      heading: word('Warnings', 'التحذيرات', 'Предупреждения'),
      ico: {
        heading: word('Icon of warnings', 'أيقونة التحذيرات', 'Значок предупреждений'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
    },
  },
  selection: {
    label: {
      heading: word('Label of a menu', 'بطاقة القائمة', 'Карточка меню'),
      size: word('Size', 'الحجم', 'Размер'),
      background: word('Background colour', 'لون الخلفية', 'Цвет фона'),
      opacity: word('Opacity of the background', 'عتامة الخلفية', 'Непрозрачность фона'),
    },
  },
  menu: {
    solid_color: word('Background colour', 'لون الخلفية', 'Цвет фона'),
    popular_row: word('Row of popular dishes on top', 'صف الأطباق الأكثر طلبًا في الأعلى', 'Ряд хитов сверху'),
    sections: {
      heading: word('Headings of sections', 'عناوين الأقسام', 'Заголовки разделов'),
      size: word('Size', 'الحجم', 'Размер'),
      color: word('Colour', 'اللون', 'Цвет'),
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
        background: word('Background colour', 'لون الخلفية', 'Цвет фона'),
        icon: word('Icon colour', 'لون الأيقونة', 'Цвет значка'),
      },
      name: {
        heading: word('Name', 'الاسم', 'Название блюда'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      note: {
        heading: word('Note', 'الملاحظة', 'Заметка'),
        background: word('Background colour', 'لون الخلفية', 'Цвет фона'),
        color: word('Text colour', 'لون النص', 'Цвет текста'),
        title: {
          heading: word('Heading of the note', 'عنوان الملاحظة', 'Заголовок заметки'),
          size: word('Size', 'الحجم', 'Размер'),
        },
        description: {
          heading: word('Text of the note', 'نص الملاحظة', 'Текст заметки'),
          size: word('Size', 'الحجم', 'Размер'),
        },
      },
      block: {
        heading: word('Card', 'بطاقة الصنف', 'Карточка блюда'),
        background: word('Background colour', 'لون الخلفية', 'Цвет фона'),
      },
      photo: {
        heading: word('Photo', 'الصورة', 'Фото'),
        size: word('Size', 'الحجم', 'Размер'),
        display: word('Side', 'الجانب', 'Сторона'),
      },
      price: {
        heading: word('Price', 'السعر', 'Цена'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
      },
      navigation: {
        heading: word('Navigation', 'التنقل', 'Навигация'),
        left: word('Colour at the start', 'لون البداية', 'Цвет в начале'),
        right: word('Colour at the end', 'لون النهاية', 'Цвет в конце'),
        center: word('Colour in the middle', 'لون الوسط', 'Цвет посередине'),
      },
      description: {
        heading: word('Description', 'الوصف', 'Описание'),
        size: word('Size', 'الحجم', 'Размер'),
        color: word('Colour', 'اللون', 'Цвет'),
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
