import { fold } from '@sofra/contract/folding';
import { LEVEL_NAMES, type Level } from '@sofra/contract/levels';
import { LOCALE_CODES, type Locale } from '@sofra/contract/locales';
import { type RawBuilder, sql } from 'kysely';
import { climb, within } from '../catalogue/tree.ts';
import type { Db } from '../platform/tables.ts';

/** A text that a record is found by: in a language, as it is read and as it is compared. */
export type Title = { locale: Locale; text: string; folded: string };

/** A record by its titles, in the languages that it has, and where it stands. */
export type Titled = { level: Level; id: string; parentId: string; position: number; titles: Title[] };

/** All records of a venue by their ids, in tree order within each level, menus first. */
export type Titles = ReadonlyMap<string, Titled>;

type Row = { id: string; parent_id: string; position: number } & { [L in Locale]?: string | null };

const titleColumns = (level: Level) =>
  LOCALE_CODES.map(
    (locale) => sql`${sql.ref(`${level}.texts`)} #>> ${sql.lit(`{${locale},title}`)} as ${sql.ref(locale)}`,
  );

/** The rows of a level, of these ids or all. */
function rowsOf(level: Level, venueId: string, ids: readonly string[] | undefined): RawBuilder<Row> {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  const positions = LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(level) + 1).map((name) =>
    sql.ref(`${name}.position`),
  );
  const isMeant = ids ? sql`${own('id')} = any(${ids}::uuid[])` : sql`true`;
  return sql<Row>`
    select ${own('id')}, ${own('parent_id')}, ${own('position')}, ${sql.join(titleColumns(level))}
    from ${climb(level)} where ${within(level, { venueId, above: [] })} and ${isMeant}
    order by ${sql.join(positions)}`;
}

/** Folds again only what is not written as it was before. */
function titlesOf(row: Row, before: Titled | undefined): Title[] {
  return LOCALE_CODES.flatMap((locale) => {
    const text = row[locale];
    if (!text) return [];
    const known = before?.titles.find((title) => title.locale === locale && title.text === text);
    return [known ?? { locale, text, folded: fold(text) }];
  });
}

/** Reads the titles of a venue, or of what is known already those of some records anew. */
async function read(db: Db, venueId: string, known?: Titles, ids?: readonly string[]): Promise<Titles> {
  const titles = new Map<string, Titled>(ids ? known : []);
  for (const level of LEVEL_NAMES) {
    const { rows } = await rowsOf(level, venueId, ids).execute(db);
    for (const row of rows) {
      const { id, parent_id: parentId, position } = row;
      titles.set(id, { level, id, parentId, position, titles: titlesOf(row, known?.get(id)) });
    }
  }
  return titles;
}

/** More records than these are not read one by one. */
const MOST_TOUCHED = 200;

/** The records that changes after one have touched, where none did more than give them other values: few, or undefined. */
async function touchedSince(db: Db, venueId: string, change: number): Promise<string[] | undefined> {
  const { rows } = await sql<{ plain: boolean | null; ids: string[] | null }>`
    select bool_and(action in ('update', 'translate')) as plain,
      array_agg(distinct change -> 'record' ->> 'id') filter (where change is not null) as ids
    from activity left join lateral jsonb_array_elements(changes) change on true
    where venue_id = ${venueId} and id > ${change}`.execute(db);
  const { plain, ids } = rows[0] ?? {};
  return plain && ids && ids.length <= MOST_TOUCHED ? ids : undefined;
}

/** The number of a venue's newest change: every write to its content makes one (`activity`). */
async function newestChange(db: Db, venueId: string): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from activity where venue_id = ${venueId}`.execute(db);
  return rows[0]?.newest ?? 0;
}

/** Of so many records together the titles are remembered; the venues that were searched longest ago go first. */
const MOST_RECORDS = 100_000;

/**
 * For how long, in milliseconds, titles are remembered at most: a change that was begun before the newest one and was
 * finished after it has a lower number, and is seen when this is over.
 */
const LIVES = 30_000;

type Remembered = { titles: Titles; newest: number; until: number };

/** The titles of venues as they are now, remembered for as long as nothing in the venue changes. */
export function titleMemory() {
  const remembered = new Map<string, Remembered>();
  const remember = (venueId: string, entry: Remembered) => {
    remembered.delete(venueId);
    remembered.set(venueId, entry);
    let records = 0;
    for (const [id, { titles }] of [...remembered].reverse()) {
      records += titles.size;
      if (records > MOST_RECORDS && id !== venueId) remembered.delete(id);
    }
  };
  return async (db: Db, venueId: string, now: Date): Promise<Titles> => {
    const kept = remembered.get(venueId);
    const known = kept && kept.until > now.getTime() ? kept : undefined;
    const newest = await newestChange(db, venueId);
    if (known?.newest === newest) {
      remember(venueId, known);
      return known.titles;
    }
    const touched = known && (await touchedSince(db, venueId, known.newest));
    const titles = await read(db, venueId, kept?.titles, touched);
    remember(venueId, { titles, newest, until: known && touched ? known.until : now.getTime() + LIVES });
    return titles;
  };
}
