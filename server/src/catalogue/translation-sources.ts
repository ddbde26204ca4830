import { TRANSLATE_FIELDS, type TranslateData } from '@sofra/contract/catalogue/translations';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { Texts, TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import type { Db, StoredTexts } from '../platform/database/tables.ts';
import type { TranslationId } from './translation-ids.ts';
import { climbThroughBin, UPWARDS } from './tree.ts';

type Kind = Pick<TranslationId, 'type' | 'locale'>;

/** The texts that a translation was made from, by their language; one without counts as right (decision 47). */
export const sourcesOf = (texts: StoredTexts, locale: Locale): TextsByLocale => texts[locale]?.source ?? {};

/** The texts that a machine has suggested and that nobody has written since. */
export const suggestedTexts = (texts: StoredTexts, locale: Locale): readonly string[] =>
  texts[locale]?.machine ?? [];

/** The marks of a language's texts after a machine has suggested some fields. */
export const machineMarks = (texts: StoredTexts, locale: Locale, fields: readonly string[]): string[] => [
  ...new Set([...suggestedTexts(texts, locale), ...fields]),
];

/** The fields of a translation that a machine has suggested; the main language is a person's. */
export const suggestedFields = (texts: StoredTexts, { type, locale }: Kind, main: Locale) =>
  locale === main
    ? []
    : TRANSLATE_FIELDS[type].filter((field) => suggestedTexts(texts, locale).includes(field));

/** A row's texts, and whether its title is the same in every language. */
export type Translatable = { texts: StoredTexts; title_locked: boolean };

/** The fields of a kind that are translated: a locked title is not. */
const translatedFields = ({ title_locked }: Translatable, { type }: Kind) =>
  TRANSLATE_FIELDS[type].filter((field) => !(field === 'title' && title_locked));

/** The texts of the main language that a translation lacks. */
export const missingFields = (row: Translatable, kind: Kind, main: Locale) =>
  translatedFields(row, kind).filter((field) => row.texts[main]?.[field] && !row.texts[kind.locale]?.[field]);

/** The texts of the main language that have changed since they were translated, as they were then and as they are. */
export function changedSources(row: Translatable, kind: Kind, main: Locale) {
  const { texts } = row;
  const { locale } = kind;
  if (locale === main) return {};
  const changed = translatedFields(row, kind).flatMap((field) => {
    const [before, after] = [sourcesOf(texts, locale)[main]?.[field], texts[main]?.[field]];
    const isOutdated = texts[locale]?.[field] && before && after && before !== after;
    return isOutdated ? [[field, { before, after }]] : [];
  });
  return Object.fromEntries(changed);
}

const withoutEmpty = (sources: TextsByLocale): TextsByLocale | null => {
  const left = Object.entries(sources).filter(([, said]) => Object.keys(said ?? {}).length > 0);
  return left.length > 0 ? Object.fromEntries(left) : null;
};

const without = (said: Texts | undefined, fields: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(said ?? {}).filter(([field]) => !fields.includes(field)));

/** The sources of a translation whose texts are written: those of the main language as it is now; null for none. */
export function sourcesWritten(texts: StoredTexts, locale: Locale, data: TranslateData, main: Locale) {
  const sources: TextsByLocale = {};
  const written = Object.keys(data) as (keyof TranslateData)[];
  for (const code of LOCALE_CODES) sources[code] = without(sourcesOf(texts, locale)[code], written);
  const made = written.flatMap((field) => (data[field] && texts[main]?.[field] ? [field] : []));
  sources[main] = Object.assign(
    sources[main] ?? {},
    Object.fromEntries(made.map((field) => [field, texts[main]?.[field]])),
  );
  return withoutEmpty(sources);
}

/**
 * Keeps what a venue's records say when its main language becomes another. Must run in a transaction that holds the venue's
 * lock.
 */
export async function keepWords(
  db: Db,
  venueId: string,
  { former, main }: Record<'former' | 'main', Locale>,
): Promise<void> {
  await keepShowing(db, venueId, former);
  await keepSources(db, venueId, main);
}

// The old main language was shown everywhere, so it stays enabled as a translation (rule 35a).
async function keepShowing(db: Db, venueId: string, locale: Locale): Promise<void> {
  await sql`
    update menus set locales = array_append(locales, ${locale}::text)
    where parent_id = ${venueId} and not locales @> array[${locale}::text]`.execute(db);
}

// Texts beside the new main ones count as made from them unless other ones are known.
async function keepSources(db: Db, venueId: string, main: Locale): Promise<void> {
  for (const node of UPWARDS.toReversed()) {
    const own = (column: string) => sql.ref(`${node}.${column}`);
    // The order is that of a change of one record, which locks an item before its extras.
    await sql`
      update ${sql.table(node)} set texts = with_sources(texts, ${main}::text)
      where texts ? ${main}::text and texts - ${main}::text <> '{}' and id in (
        select ${own('id')} from ${climbThroughBin(node)} where menus.parent_id = ${venueId})`.execute(db);
  }
}
