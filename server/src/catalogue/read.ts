import type { Level } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import type { TextsByLocale } from '@sofra/contract/publishing';
import type { Schedule } from '@sofra/contract/schedules';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import { jsonList } from '../platform/json-lists.ts';
import { jsonStatement, oneOfEach, statement } from '../platform/statement.ts';
import type { Db } from '../platform/tables.ts';
import {
  climb,
  formOf,
  isStanding,
  lengthOf,
  MENU_FACTS,
  type Node,
  type Place,
  type PlaceValues,
  parentOf,
  placeIn,
  valuesOf,
  within,
} from './tree.ts';

/** A picture as its record refers to it. */
export type PhotoRow = { id: string; number: number; widths: number[] };

/** An extra as its item shows it. */
export type ExtraRow = { id: string; number: number; texts: TextsByLocale; price: string; position: number };

/** A row of any level with all that its presentation needs; what a level lacks is absent. */
export type CatalogueRow = {
  id: string;
  parent_id: string;
  number: number;
  position: number;
  version: number;
  texts: TextsByLocale;
  disabled: boolean;
  schedule: Schedule;
  photo: PhotoRow | null;
  menu_id: string;
  currency: string;
  /** The languages that are enabled in its menu, beside the venue's default. */
  enabled: Locale[];
  /** Of those, the ones that a menu has no text in itself, but something under it does. */
  beneath?: Locale[] | null;
  section_count?: number;
  item_count?: number;
  kind?: string;
  price?: string;
  ingredient_warnings?: string[];
  food_speciality?: string[];
  is_new?: boolean;
  is_popular?: boolean;
  extras?: ExtraRow[];
};

/**
 * SQL: the languages that a menu is shown in and has no text in itself, but something under it does (ruling 35a). Most
 * menus have their own in each, which is quickly seen; the rest is a function of the database, for the plan of what is
 * written here is set up on each run, used or not.
 */
const beneath = (venueId: string) => sql`
    (select case when not menus.texts ?& shown.locales then languages_beneath(menus.id, menus.texts, shown.locales) end
      from (select menus.locales || (select default_locale from venues where id = ${venueId}) as locales) shown) as beneath`;

/** What a level shows besides the shared columns. */
const EXTRA_COLUMNS: Record<Level, (venueId: string) => RawBuilder<unknown>> = {
  menus: (venueId) => sql`menus.kind, menus.section_count, menus.item_count, ${beneath(venueId)}`,
  sections: () => sql`sections.item_count`,
  items: () => sql`items.price::text as price, items.ingredient_warnings, items.food_speciality, items.is_new,
    items.is_popular,
    ${jsonList(sql`
      select json_build_object('id', e.id, 'number', e.number, 'texts', e.texts, 'price', e.price::text,
        'position', e.position)
      from extras e where e.parent_id = items.id and e.deleted_at is null order by e.position`)} as extras`,
};

/** SQL: the columns of a level's presentation, where its table stands in the statement, and what it shows of its menu. */
export function columnsOf(level: Level, venueId: string, menuFacts = MENU_FACTS): RawBuilder<unknown> {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  return sql`${own('id')}, ${own('parent_id')}, ${own('number')}, ${own('position')}, ${own('version')}, ${own('texts')},
      ${own('disabled')}, ${own('schedule')}, ${menuFacts},
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths)
        from blobs b where b.id = ${own('photo_id')}) as photo,
      ${EXTRA_COLUMNS[level](venueId)}`;
}

type Page = PlaceValues & { limit: number; offset: number };
type Counted = CatalogueRow & { total: number };

/**
 * SQL: whether a position is on a page. Positions are dense from 1 (`lengthOf`), so that the last page of ten thousand rows is
 * found in the index as quickly as the first: an offset would walk over all rows before it.
 */
const onPage = (position: RawBuilder<unknown>, { offset, limit }: Page) =>
  sql`${position} > ${offset}::int and ${position} <= ${offset}::bigint + ${limit}::int`;

const pageOfRows = oneOfEach((level: Level, depth: number, guarded: boolean) =>
  jsonStatement<Page, Counted>((slots) => {
    const place = placeIn(slots, depth, guarded);
    return sql<Counted>`
    select ${columnsOf(level, slots.venueId)}, ${lengthOf(level, sql`${parentOf(place)}`)} as total
    from ${climb(level)} where ${within(level, place)} and ${onPage(sql.ref(`${level}.position`), slots)}
    order by ${sql.ref(`${level}.position`)}`;
  }),
);

type Empty = { found: boolean; total: number };

/** What is to be said of a page without rows: whether its list is there, and how long it is. */
const emptyPage = oneOfEach((level: Level, depth: number, guarded: boolean) =>
  statement<PlaceValues, Empty>((slots) => {
    const place = placeIn(slots, depth, guarded);
    return sql<Empty>`
    select ${parentExists(level, place)} as found, ${lengthOf(level, sql`${parentOf(place)}`)} as total`;
  }),
);

/** A page of the rows under a place's last record, in order, with the number of all. Refuses with `not_found`. */
export async function list(
  db: Db,
  level: Level,
  place: Place,
  page: { offset: number; limit: number },
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const values = valuesOf(place);
  const rows = await pageOfRows(level, ...formOf(place))(db, { ...values, ...page });
  if (rows[0]) return { rows, total: rows[0].total };
  const [empty] = await emptyPage(level, ...formOf(place))(db, values);
  if (!empty?.found) return refuse('not_found');
  return { rows, total: empty.total };
}

const PARENT = { menus: null, sections: 'menus', items: 'sections' } as const satisfies Record<
  Level,
  Node | null
>;

function parentExists(level: Level, place: Place): RawBuilder<boolean> {
  const parent = PARENT[level];
  if (!parent) return isStanding(place);
  return sql<boolean>`exists (select from ${climb(parent)} where ${within(parent, place)})`;
}

/** Refuses with `not_found` unless the place's last record is the venue's own and alive. */
export async function assertPlace(db: Db, level: Level, place: Place): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select ${parentExists(level, place)} as found`.execute(db);
  if (!rows[0]?.found) refuse('not_found');
}

type Picked = PlaceValues & { ids: string[] };

const pickedRows = oneOfEach((level: Level, depth: number, guarded: boolean) =>
  jsonStatement<Picked, CatalogueRow>(
    (slots) => sql<CatalogueRow>`
    select ${columnsOf(level, slots.venueId)} from ${climb(level)}
    where ${within(level, placeIn(slots, depth, guarded))} and ${sql.ref(`${level}.id`)} = any(${slots.ids}::uuid[])
    order by ${sql.ref(`${level}.position`)}`,
  ),
);

/** The rows of the given ids under a place, in the order of their positions; foreign and deleted ones are not there. */
export function pick(db: Db, level: Level, place: Place, ids: readonly string[]): Promise<CatalogueRow[]> {
  return pickedRows(level, ...formOf(place))(db, { ...valuesOf(place), ids: [...ids] });
}

/** The only door to a row by its id: it climbs to the venue in the same query. Refuses with `not_found`. */
export async function find(db: Db, level: Level, place: Place, id: string): Promise<CatalogueRow> {
  const [row] = await pick(db, level, place, [id]);
  return row ?? refuse('not_found');
}

/** Refuses with `version_stale` a row that has none of the versions that are meant (`If-Match`); any is meant when none is said. */
export function assertMeant({ version }: { version: number }, meant: readonly number[] | undefined): void {
  if (meant?.includes(version) === false) refuse('version_stale');
}
