import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import type { PastedItem, PastedSection, PastedTranslations, PastedWords } from './reader/menu.ts';

type Words = { title?: string; description?: string };

// An empty text is none, as the forms send it.
const filled = ({ title, description }: PastedWords): Words => ({
  ...(title && { title }),
  ...(description && { description }),
});

/** The translations of a pasted row as a call takes them; undefined when there are none. */
export function writtenTranslations(translations: PastedTranslations = {}) {
  const written = LOCALE_CODES.flatMap((locale) => {
    const words = filled(translations[locale] ?? { title: '', description: '' });
    return Object.keys(words).length > 0 ? [[locale, words] as const] : [];
  });
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** The words of a pasted row in all its languages, as a call takes them. */
export function writtenWords(row: PastedWords & { translations: PastedTranslations }) {
  const { title, description } = row;
  const translations = writtenTranslations(row.translations);
  return { title, ...(description && { description }), ...(translations && { translations }) };
}

/** A pasted dish as an item with its extras. */
export function wholeItem(item: PastedItem) {
  const { price, ingredient_warnings, food_speciality, extras } = item;
  const data = extras.map((attributes) => ({ type: 'extras' as const, attributes }));
  return {
    type: 'items' as const,
    attributes: { ...writtenWords(item), price, ingredient_warnings, food_speciality },
    ...(data.length > 0 && { relationships: { extras: { data } } }),
  };
}

/** A pasted section with its dishes in one piece. */
export const wholeSection = (section: PastedSection) => ({
  type: 'sections' as const,
  attributes: writtenWords(section),
  relationships: { items: { data: section.items.map(wholeItem) } },
});
