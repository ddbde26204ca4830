import type { ItemField } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';

const WORDS: { [F in ItemField]: { [L in Locale]: string } } = {
  is_new: { en: 'New', ar: 'جديد', ru: 'Новинка' },
  is_popular: { en: 'Popular', ar: 'الأكثر طلبًا', ru: 'Хит' },
};

/** What a plain field of an item is called, to guests and in the console. */
export const itemFieldWord = (field: ItemField, locale: Locale): string => WORDS[field][locale];
