import { uuid } from '@sofra/contract/api/fields';
import { TRANSLATE_TYPES, type TranslateType } from '@sofra/contract/catalogue/translations';
import { isLocale, type Locale } from '@sofra/contract/languages/locales';

/** The parts of a translation's id: the kind of record, the record, and the language. */
export type TranslationId = { type: TranslateType; record: string; locale: Locale };

/** The id of a translation on the wire: `{type}.{record}.{locale}` (`docs/data.md`, Texts). */
export const translationId = ({ type, record, locale }: TranslationId) => `${type}.${record}.${locale}`;

/** Reads a translation's id; undefined for what is none. */
export function readTranslationId(id: string): TranslationId | undefined {
  const [type, record, locale, ...rest] = id.split('.');
  const known = TRANSLATE_TYPES.find((name) => name === type);
  const read = uuid.safeParse(record);
  if (!known || !read.success || !isLocale(locale) || rest.length > 0) return undefined;
  return { type: known, record: read.data, locale };
}
