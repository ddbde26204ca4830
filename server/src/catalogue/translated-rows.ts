import type { Locale } from '@sofra/contract/languages/locales';
import type { Texts } from '@sofra/contract/publishing/publishing';
import type { NewRow } from './insert-rows.ts';
import { mergeTexts } from './new-columns.ts';
import { sourcesWritten } from './translation-sources.ts';

/** The words of a new record in further languages. */
type Translations = {
  [locale in Locale]?: { title?: string | undefined; description?: string | undefined } | undefined;
};

const written = (said: object): Texts => Object.fromEntries(Object.entries(said).filter(([, text]) => text));

/** A new row with its words in further languages, made from those of the main one; the main one's own words stay. */
export function withTranslations<R extends Pick<NewRow, 'texts'>>(
  row: R,
  main: Locale,
  translations: Translations = {},
): R {
  const texts = { ...row.texts };
  const words = mergeTexts({}, row.texts);
  for (const [locale, said] of Object.entries(translations) as [Locale, object][]) {
    const fields = written(said);
    if (locale === main || Object.keys(fields).length === 0) continue;
    texts[locale] = { ...fields, source: sourcesWritten(words, locale, fields, main) };
  }
  return { ...row, texts };
}
