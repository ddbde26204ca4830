import { LOCALE_CODES, type Locale } from '@sofra/contract/locales';
import type { TextsByLocale } from '@sofra/contract/publishing';
import {
  TRANSLATE_FIELDS,
  TRANSLATE_RELATIONSHIPS,
  type TranslateData,
  type TranslateType,
} from '@sofra/contract/translations';
import { sql } from 'kysely';
import { type Change, record } from '../activity/record.ts';
import { refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';
import type { VenueWho, WhoseVenue } from '../sessions/who.ts';
import { change } from './change.ts';
import { assertMeant } from './read.ts';
import { type TranslationId, translationId } from './translation-ids.ts';
import { climb, type Node, type Place, within } from './tree.ts';
import { textsPatch } from './values.ts';

/** A record of a menu's tree with its texts, as the translations show it. */
export type TextRow = { node: Node; id: string; texts: TextsByLocale; version: number };

/** The record behind a translation, within a menu of the venue; undefined when there is none. */
export async function findText(
  db: Db,
  place: Place,
  { type, record }: Pick<TranslationId, 'type' | 'record'>,
): Promise<TextRow | undefined> {
  const nodes: readonly Node[] = type === 'settings' ? ['menus', 'sections', 'items'] : [type];
  for (const node of nodes) {
    const { rows } = await sql<TextRow>`
      select ${sql.lit(node)} as node, ${sql.ref(`${node}.id`)} as id, ${sql.ref(`${node}.texts`)} as texts,
        ${sql.ref(`${node}.version`)} as version
      from ${climb(node)} where ${within(node, place)} and ${sql.ref(`${node}.id`)} = ${record}`.execute(db);
    if (rows[0]) return rows[0];
  }
  return undefined;
}

/** The languages that are enabled in a menu; the venue's default always is. Refuses with `not_found`. */
export async function enabledLocales(db: Db, venue: WhoseVenue, menuId: string): Promise<Locale[]> {
  const { rows } = await sql<{ locales: Locale[] }>`
    select locales from menus where id = ${menuId} and parent_id = ${venue.id} and deleted_at is null`.execute(
    db,
  );
  const [menu] = rows;
  if (!menu) return refuse('not_found');
  return LOCALE_CODES.filter((code) => code === venue.defaultLocale || menu.locales.includes(code));
}

/** Which records a translation may belong to, for its relationship. */
export const relationshipOf = (type: TranslateType) => TRANSLATE_RELATIONSHIPS[type];

/** The texts of one kind in one language, as `data` shows them: absent where nothing is written. */
export function dataOf(
  texts: TextsByLocale,
  { type, locale }: Pick<TranslationId, 'type' | 'locale'>,
): TranslateData {
  const said = texts[locale] ?? {};
  return Object.fromEntries(
    TRANSLATE_FIELDS[type].flatMap((field) => (said[field] ? [[field, said[field]]] : [])),
  );
}

/** A translation as the wire shows it (ruling 35a). */
export function presentTranslation(
  row: TextRow,
  id: TranslationId,
  venue: WhoseVenue,
  enabled: readonly Locale[],
) {
  return {
    type: 'translates',
    id: translationId(id),
    attributes: {
      locale: id.locale,
      default: id.locale === venue.defaultLocale,
      enabled: enabled.includes(id.locale),
      translate_type: id.type,
      data: dataOf(row.texts, id),
    },
    relationships: { [relationshipOf(id.type)]: { data: { type: id.type, id: row.id } } },
    meta: { version: row.version },
  };
}

/** The kinds of translation that a node's texts make up: its title, and where it has settings those. */
export const typesOf = (node: Node): TranslateType[] => (node === 'extras' ? ['extras'] : [node, 'settings']);

/**
 * The translations of a record: its default language always, any other that has a text of the kind; and of the menu each
 * that is enabled in it, so that a tick without texts can be seen.
 */
export function presentTranslations(row: TextRow, venue: WhoseVenue, enabled: readonly Locale[]) {
  return typesOf(row.node).flatMap((type) =>
    LOCALE_CODES.filter(
      (locale) =>
        locale === venue.defaultLocale ||
        (type === 'menus' && enabled.includes(locale)) ||
        Object.keys(dataOf(row.texts, { type, locale })).length > 0,
    ).map((locale) => presentTranslation(row, { type, record: row.id, locale }, venue, enabled)),
  );
}

type Write = {
  id: TranslationId;
  data: TranslateData | undefined;
  enabled: boolean | undefined;
  /** The versions of the record that the write is meant for; any without. */
  ifMatch: readonly number[] | undefined;
};

/** Refuses with `unknown_field` for a field that the kind of translation doesn't carry, and guards the default title. */
export function assertData({ type, locale }: TranslationId, data: TranslateData, venue: WhoseVenue): void {
  for (const field of Object.keys(data) as (keyof TranslateData)[])
    if (!TRANSLATE_FIELDS[type].includes(field))
      refuse('unknown_field', { pointer: `/data/attributes/data/${field}`, parameters: { value: field } });
  if (data.title === '' && locale === venue.defaultLocale)
    refuse('default_locale_required', { pointer: '/data/attributes/data/title' });
}

/**
 * Writes a record's texts in one language, with what they were made from, and whether the language is shown in the menu.
 * Empty texts clear (ruling 35a). The venue's lock must be held since the row was read, so that nothing of it is lost.
 * Answers the activity; none when nothing was sent. Refuses with `version_stale` when the record is another than was meant.
 */
export async function writeTranslation(
  db: Db,
  who: VenueWho,
  now: Date,
  place: Place,
  row: TextRow,
  { id, data, enabled, ifMatch }: Write,
): Promise<number | undefined> {
  assertMeant(row, ifMatch);
  const hides = enabled !== undefined && id.locale !== who.venue.defaultLocale;
  const also = hides ? [await showLocale(db, place, id.locale, enabled)] : [];
  if (data === undefined) {
    return also.length > 0 ? record(db, who, place.venueId, now, 'translate', also) : undefined;
  }
  const { texts = {} } = textsPatch(id.locale, data) as { texts?: Record<string, object> };
  const source =
    id.locale === who.venue.defaultLocale ? {} : { source: sourceAfter(row, id, data, who.venue) };
  const values = { texts: { [id.locale]: { ...texts[id.locale], ...source } } };
  // A language that was shown or hidden with it has raised the menu's version by now.
  const asMeant = row.node === 'menus' && hides ? {} : { ifMatch };
  return (await change(db, who, now, row.node, place, [{ id: row.id, values }], { also, ...asMeant }))
    .activity;
}

/** What a language's texts were made from, after a write: one entry a field that has a text; null when none has. */
function sourceAfter(
  row: TextRow,
  { type, locale }: TranslationId,
  data: TranslateData,
  venue: WhoseVenue,
): Partial<TranslateData> | null {
  const kept = (row.texts[locale] as { source?: TranslateData } | undefined)?.source ?? {};
  const main = row.texts[venue.defaultLocale] ?? {};
  const written = TRANSLATE_FIELDS[type].flatMap((field) =>
    data[field] === undefined ? [] : [[field, data[field] ? main[field] : undefined]],
  );
  const all = { ...kept, ...Object.fromEntries(written) };
  const left = Object.entries(all).filter(([, text]) => text);
  return left.length > 0 ? Object.fromEntries(left) : null;
}

/** Shows or hides a language in a whole menu (ruling 35a). Answers what to record. */
async function showLocale(db: Db, place: Place, locale: Locale, enabled: boolean): Promise<Change> {
  const [menuId = ''] = place.above;
  const others = sql`array_remove(menus.locales, ${locale}::text)`;
  const { rows } = await sql<{ before: Locale[]; after: Locale[] }>`
    update menus set locales = ${enabled ? sql`array_append(${others}, ${locale}::text)` : others},
      version = menus.version + 1
    from menus stood where stood.id = menus.id and menus.id = ${menuId}
    returning stood.locales as before, menus.locales as after`.execute(db);
  const [menu] = rows;
  if (!menu) return refuse('not_found');
  const [before, after] = [{ locales: menu.before }, { locales: menu.after }];
  return { record: { type: 'menus', id: menuId }, before, after };
}
