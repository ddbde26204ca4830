import type { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import type { Level } from '@sofra/contract/catalogue/levels';
import type { Locale } from '@sofra/contract/languages/locales';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { namesOf } from '../activity/differences.ts';
import { jsonList } from '../platform/database/json-lists.ts';
import type { Db, Row, Tables } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { PictureRow } from '../uploads/blobs.ts';
import { lengthOf, listLength } from './positions.ts';
import {
  type Columns,
  climb,
  columnTypes,
  MENU_FACTS,
  type Node,
  type ParentPath,
  parentNode,
  parentOf,
  within,
} from './tree.ts';

/** An extra as its item shows it. */
export type ExtraRow = Pick<
  Selectable<Tables['extras']>,
  'id' | 'number' | 'texts' | 'price' | 'position' | (typeof STATEMENTS)[number]
>;

type Hidden = 'folded' | 'photo_id' | 'source_id' | 'created_at' | 'updated_at' | 'deleted_at';

/** A row of any level with all that its presentation needs; what a level lacks is absent. */
export type CatalogueRow = Omit<Selectable<Row>, Hidden> &
  Partial<Omit<Selectable<Tables['menus']>, keyof Row | 'currency' | 'locales'>> &
  Partial<Omit<Selectable<Tables['items']>, keyof Row>> & {
    /** Whether it is a copy of a main venue's record. */
    linked: boolean;
    /** Whether its title is the same in every language. */
    title_locked: boolean;
    photo: PictureRow | null;
    menu_id: string;
    currency: string;
    /** The languages that are enabled in its menu, beside the venue's default. */
    enabled: Locale[];
    /** Those of them in which a menu has no text itself, but one of its descendants does. */
    beneath?: Locale[] | null;
    extras?: ExtraRow[];
  };

/**
 * SQL: the languages of a menu in which only its descendants have texts (rule 35a). Most menus have their
 * own text in each language, which is a quick test; the rest is a function in the database, because inline
 * SQL would be planned on each run, used or not.
 */
const beneath = (venueId: string) => sql`
    (select case when not menus.texts ?& shown.locales then languages_beneath(menus.id, menus.texts, shown.locales) end
      from (select menus.locales || (select default_locale from venues where id = ${venueId}) as locales) shown) as beneath`;

/** A level's values besides its own columns: a menu's languages, an item's extras. */
const BESIDE_COLUMNS: Partial<Record<Level, (venueId: string) => RawBuilder<unknown>>> = {
  menus: beneath,
  items: () => sql`
    ${jsonList(sql`
      select json_build_object('id', e.id, 'number', e.number, 'texts', e.texts, 'price', e.price::text,
        'position', e.position, 'ingredient_warnings', e.ingredient_warnings, 'may_contain', e.may_contain,
        'free_of', e.free_of)
      from extras e where e.parent_id = items.id and e.deleted_at is null order by e.position`)} as extras`,
};

// The folded titles are search's, and a menu's own currency and languages are facts of every row.
const HIDDEN: ReadonlySet<keyof Columns> = new Set(['folded', 'photo_id', 'currency', 'locales']);

/** SQL: the columns of a level's presentation, where its table and its menu stand in the statement. */
function columnsOf(level: Level, venueId: string): RawBuilder<unknown> {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  const types = columnTypes(level);
  const shown = namesOf(types).flatMap((name) => {
    if (HIDDEN.has(name)) return [];
    return [types[name] === 'numeric' ? sql`${own(name)}::text as ${sql.ref(name)}` : own(name)];
  });
  const beside = BESIDE_COLUMNS[level]?.(venueId);
  return sql`${own('id')}, ${own('parent_id')}, ${own('number')}, ${own('position')}, ${own('version')},
      ${sql.join(shown)}, ${own('source_id')} is not null as linked, ${MENU_FACTS},
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths)
        from blobs b where b.id = ${own('photo_id')}) as photo
      ${beside ? sql`, ${beside}` : sql``}`;
}

type Counted = CatalogueRow & { total: number };

/** A page of the rows under a place's last record, in order, with the number of all. Refuses with `not_found`. */
export async function list(
  db: Db,
  level: Level,
  place: ParentPath,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const position = sql.ref(`${level}.position`);
  const total = lengthOf(level, sql`${parentOf(place)}`);
  // Positions are dense from 1, so that the index finds the last page of ten thousand rows as quickly as the first.
  const { rows } = await sql<Counted>`
    select ${columnsOf(level, place.venueId)}, ${total} as total
    from ${climb(level)} where ${within(level, place)}
      and ${position} > ${offset}::bigint and ${position} <= ${offset}::bigint + ${limit}::bigint
    order by ${position}`.execute(db);
  if (rows[0]) return { rows, total: rows[0].total };
  await assertPlace(db, level, place);
  return { rows, total: await listLength(db, level, parentOf(place)) };
}

/**
 * Refuses with `not_found` unless the place's last record is the venue's own and alive. Answers the currency of prices
 * there; none where there is no menu yet.
 */
export async function assertPlace(db: Db, node: Node, place: ParentPath): Promise<string> {
  const parent = parentNode(node);
  if (!parent) return '';
  const { rows } = await sql<{ currency: string }>`
    select menus.currency from ${climb(parent)} where ${within(parent, place)}`.execute(db);
  return rows[0]?.currency ?? refuse('not_found');
}

/** The rows of the given ids under a place, in the order of their positions; foreign and deleted ones are not there. */
export async function pick(
  db: Db,
  level: Level,
  place: ParentPath,
  ids: readonly string[],
): Promise<CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`
    select ${columnsOf(level, place.venueId)} from ${climb(level)}
    where ${within(level, place)} and ${sql.ref(`${level}.id`)} = any(${[...ids]}::uuid[])
    order by ${sql.ref(`${level}.position`)}`.execute(db);
  return rows;
}

/** The only way to a row by its id: the query checks that it is the venue's. Refuses with `not_found`. */
export async function find(db: Db, level: Level, place: ParentPath, id: string): Promise<CatalogueRow> {
  const [row] = await pick(db, level, place, [id]);
  return row ?? refuse('not_found');
}

/** The ids and texts of all rows of a list, in order. Refuses with `not_found`. */
export async function textsOf(
  db: Db,
  level: Level,
  place: ParentPath,
): Promise<{ id: string; texts: TextsByLocale }[]> {
  await assertPlace(db, level, place);
  const { rows } = await sql<{ id: string; texts: TextsByLocale }>`
    select ${sql.ref(`${level}.id`)}, ${sql.ref(`${level}.texts`)} from ${climb(level)}
    where ${within(level, place)} order by ${sql.ref(`${level}.position`)}`.execute(db);
  return rows;
}
