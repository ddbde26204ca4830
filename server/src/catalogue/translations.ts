import { LEVEL_NAMES } from '@sofra/contract/catalogue/levels';
import {
  TRANSLATE_FIELDS,
  TRANSLATE_RELATIONSHIPS,
  TRANSLATE_TYPES,
  type TranslateData,
  type TranslateType,
} from '@sofra/contract/catalogue/translations';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { VenueWho, WhoseVenue } from '../sessions/who.ts';
import type { ActorContext } from './action-context.ts';
import { type LockedRow, lockRow } from './locks.ts';
import { newColumns } from './new-columns.ts';
import type { CatalogueRow } from './read.ts';
import { textsPatch } from './record-input.ts';
import { changeColumns } from './set-columns.ts';
import { type TranslationId, translationId } from './translation-ids.ts';
import { changedSources, missingFields, sourcesWritten, suggestedFields } from './translation-sources.ts';
import { type Columns, climb, type Node, type ParentPath, within } from './tree.ts';

/** A record of a menu's tree with its texts, as the translations show it. */
export type TextRow = { node: Node } & Pick<CatalogueRow, 'id' | 'texts' | 'title_locked' | 'version'>;

/** SQL: whether the title of a node's row is locked; an extra's never is. */
export const titleLocked = (node: Node) => (node === 'extras' ? sql`false` : sql.ref(`${node}.title_locked`));

/** The rows of one table with their texts, within a menu of the venue. */
export async function textRows(
  db: Db,
  place: ParentPath,
  node: Node,
  ids: readonly string[],
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select ${sql.lit(node)} as node, ${sql.ref(`${node}.id`)} as id, ${sql.ref(`${node}.texts`)} as texts,
      ${titleLocked(node)} as title_locked, ${sql.ref(`${node}.version`)} as version
    from ${climb(node)}
    where ${within(node, place)} and ${sql.ref(`${node}.id`)} = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** The record behind a translation, within a menu of the venue; undefined when there is none. */
export async function findText(
  db: Db,
  place: ParentPath,
  { type, record }: Pick<TranslationId, 'type' | 'record'>,
): Promise<TextRow | undefined> {
  const nodes: readonly Node[] = type === 'settings' ? LEVEL_NAMES : [type];
  for (const node of nodes) {
    const [row] = await textRows(db, place, node, [record]);
    if (row) return row;
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

/** The records that a translation may belong to, for its relationship. */
const relationshipOf = (type: TranslateType) => TRANSLATE_RELATIONSHIPS[type];

/** The record that a call names in its relationships, if it names one. Refuses with `duplicate_value` when it names several. */
export function namedRecord(
  related: { [R in ReturnType<typeof relationshipOf>]?: { data: { id: string } } | undefined } = {},
): Pick<TranslationId, 'type' | 'record'> | undefined {
  const [named, ...others] = TRANSLATE_TYPES.flatMap((type) => {
    const record = related[relationshipOf(type)]?.data.id;
    return record ? [{ type, record }] : [];
  });
  if (others.length > 0) refuse('duplicate_value', { pointer: '/data/relationships' });
  return named;
}

/** Refuses with `unknown_record` a record that a call names in its relationships. */
export const refuseNamed = (type: TranslateType): never =>
  refuse('unknown_record', { pointer: `/data/relationships/${relationshipOf(type)}/data/id` });

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

/** A translation as the wire shows it (rule 35a). */
export function presentTranslation(
  row: TextRow,
  id: TranslationId,
  { defaultLocale: main }: WhoseVenue,
  enabled: readonly Locale[],
) {
  const changed = changedSources(row, id, main);
  return {
    type: 'translates',
    id: translationId(id),
    attributes: {
      locale: id.locale,
      default: id.locale === main,
      enabled: enabled.includes(id.locale),
      translate_type: id.type,
      data: dataOf(row.texts, id),
      missing: missingFields(row, id, main),
      outdated: Object.keys(changed).length > 0,
      changed_sources: changed,
      suggested: suggestedFields(row.texts, id, main),
      title_locked: row.title_locked && id.type === row.node,
    },
    relationships: { [relationshipOf(id.type)]: { data: { type: id.type, id: row.id } } },
    meta: { version: row.version },
  };
}

/** The kinds of translation that a node's texts make up: its title, and where it has settings those. */
const typesOf = (node: Node): TranslateType[] => (node === 'extras' ? ['extras'] : [node, 'settings']);

/**
 * The translations of a record: its default language, each other language with a text of the kind, and for a
 * menu each enabled language, so that one without texts is shown too.
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

/**
 * A write to a translation; without `data` the texts stay, without `enabled` the language's visibility stays.
 */
export type TranslationInput = {
  id: TranslationId;
  data: TranslateData | undefined;
  enabled: boolean | undefined;
  /** The versions of the record that the write is meant for; any without. */
  ifMatch: IfMatch;
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
 * Writes a record's texts in one language with their sources, and whether the menu shows the language. Empty
 * texts clear (rule 35a). Answers the activity, none when nothing has changed. Refuses with
 * `version_stale`. Must run in a transaction that holds the venue's lock.
 */
export async function writeTranslation(
  db: Db,
  { who, now }: ActorContext & { who: VenueWho },
  place: ParentPath,
  found: TextRow,
  { id, data, enabled, ifMatch }: TranslationInput,
): Promise<number | undefined> {
  const row = await lockRow(db, found.node, place, found.id);
  assertVersion(row, ifMatch);
  const columns = data ? translatedColumns(row, id, data, who.venue) : {};
  const isShown = id.locale === who.venue.defaultLocale ? undefined : enabled;
  const menu = isShown === undefined ? undefined : await lockRow(db, 'menus', place, place.above[0] ?? '');
  const locales = menu ? shownLocales(menu, id.locale, isShown === true) : {};
  const isOne = menu?.id === row.id;
  const changes = [
    ...(menu && !isOne ? await changeColumns(db, now, 'menus', menu, locales) : []),
    ...(await changeColumns(db, now, found.node, row, isOne ? { ...columns, ...locales } : columns)),
  ];
  if (changes.length === 0) return undefined;
  return record(db, who, now, { venueId: place.venueId, action: data ? 'update' : 'translate', changes });
}

/** The texts of a record after a write in one language, with their sources; empty when they are the same. */
function translatedColumns(
  row: LockedRow,
  id: TranslationId,
  data: TranslateData,
  { defaultLocale: main }: WhoseVenue,
): Columns {
  const { texts = {} } = textsPatch(id.locale, data);
  const sources = sourcesWritten(row.texts ?? {}, id.locale, data, main);
  const source = id.locale === main ? {} : { source: sources };
  const patch = { texts: { [id.locale]: { ...texts[id.locale], ...source } } };
  return newColumns(row, patch, { currency: row.menu_currency, exact: false });
}

/** The languages of a menu after one of them is shown or hidden (rule 35a); empty when they are the same. */
function shownLocales({ locales }: LockedRow, locale: Locale, isShown: boolean): Columns {
  const before = locales as Locale[];
  if (before.includes(locale) === isShown) return {};
  return { locales: isShown ? [...before, locale] : before.filter((one) => one !== locale) };
}
