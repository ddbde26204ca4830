import type { Level } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import type { TextsByLocale } from '@sofra/contract/publishing';
import type { Schedule } from '@sofra/contract/schedules';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import { oneOfEach, statement } from '../platform/statement.ts';
import type { Db } from '../platform/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import {
  climb,
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
  locales: Locale[];
  section_count?: number;
  item_count?: number;
  kind?: string;
  price?: string;
  ingredient_warnings?: string[];
  food_speciality?: string[];
  is_new?: boolean;
  is_popular?: boolean;
  extras?: ExtraRow[] | null;
};

/**
 * SQL: how many rows a list has. Positions are dense from 1 (`data.md`), so the last one says it: one look into the index
 * instead of a count of what may be a thousand rows.
 */
const lengthOf = (table: 'menus' | 'sections' | 'items', parentId: RawBuilder<unknown>) => sql`
    (select coalesce(max(${sql.ref(`${table}.position`)}), 0) from ${sql.table(table)}
      where ${sql.ref(`${table}.parent_id`)} = ${parentId} and ${sql.ref(`${table}.deleted_at`)} is null)`;

/** What a level shows besides the shared columns. */
const EXTRA_COLUMNS: Record<Level, RawBuilder<unknown>> = {
  menus: sql`, menus.kind, ${lengthOf('sections', sql`menus.id`)} as section_count,
    (select coalesce(sum(${lengthOf('items', sql`sections.id`)}), 0)
      from sections where sections.parent_id = menus.id and sections.deleted_at is null) as item_count`,
  sections: sql`, ${lengthOf('items', sql`sections.id`)} as item_count`,
  items: sql`, items.price::text as price, items.ingredient_warnings, items.food_speciality, items.is_new,
    items.is_popular,
    (select json_agg(json_build_object('id', e.id, 'number', e.number, 'texts', e.texts, 'price', e.price::text,
        'position', e.position) order by e.position)
      from extras e where e.parent_id = items.id and e.deleted_at is null) as extras`,
};

const inTexts = (locale: RawBuilder<unknown>) => sql`
  exists (select from sections where sections.parent_id = menus.id and sections.deleted_at is null
    and sections.texts ? ${locale})
  or exists (select from sections join items on items.parent_id = sections.id and items.deleted_at is null
    where sections.parent_id = menus.id and sections.deleted_at is null and items.texts ? ${locale})`;

/** Whether a row has a text in a language; a menu counts the texts of all that is under it (ruling 35a). */
const HAS_TEXT: Record<Level, RawBuilder<unknown>> = {
  menus: sql`menus.texts ? wanted.locale or ${inTexts(sql`wanted.locale`)}`,
  sections: sql`sections.texts ? wanted.locale`,
  items: sql`items.texts ? wanted.locale`,
};

/** The select list and tables of a level's rows; the default language counts as enabled always. */
function rowsOf(level: Level, defaultLocale: Locale): RawBuilder<CatalogueRow> {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  return sql<CatalogueRow>`
    select ${own('id')}, ${own('parent_id')}, ${own('number')}, ${own('position')}, ${own('version')}, ${own('texts')},
      ${own('disabled')}, ${own('schedule')}, menus.id as menu_id, menus.currency,
      array(select wanted.locale from unnest(menus.locales || ${defaultLocale}::text) as wanted(locale)
        where ${HAS_TEXT[level]} group by wanted.locale order by wanted.locale) as locales,
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths)
        from blobs b where b.id = ${own('photo_id')}) as photo
      ${EXTRA_COLUMNS[level]}
    from ${climb(level)}`;
}

type Page = PlaceValues & { defaultLocale: Locale; limit: number; offset: number };
type Paged = { found: boolean; total: number; rows: CatalogueRow[] | null };

const pageOfRows = oneOfEach((level: Level, depth: number) =>
  statement<Page, Paged>((slots) => {
    const place = placeIn(slots, depth);
    return sql<Paged>`
    select ${parentExists(level, place)} as found,
      ${lengthOf(level, sql`${parentOf(place)}`)} as total,
      (select json_agg(page) from (
        ${rowsOf(level, slots.defaultLocale)} where ${within(level, place)}
        order by ${sql.ref(`${level}.position`)}, ${sql.ref(`${level}.number`)}
        limit ${slots.limit}::int offset ${slots.offset}::int) page) as rows`;
  }),
);

/** A page of the rows under a place's last record, in order, with the number of all. Refuses with `not_found`. */
export async function list(
  db: Db,
  level: Level,
  { defaultLocale }: WhoseVenue,
  place: Place,
  page: { offset: number; limit: number },
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const values = { ...valuesOf(place), defaultLocale, ...page };
  const [answer] = await pageOfRows(level, place.above.length)(db, values);
  if (!answer?.found) return refuse('not_found');
  return { rows: answer.rows ?? [], total: answer.total };
}

const PARENT = { menus: null, sections: 'menus', items: 'sections' } as const satisfies Record<
  Level,
  Node | null
>;

function parentExists(level: Level, place: Place): RawBuilder<boolean> {
  const parent = PARENT[level];
  if (!parent) return sql<boolean>`true`;
  return sql<boolean>`exists (select from ${climb(parent)} where ${within(parent, place)})`;
}

/** Refuses with `not_found` unless the place's last record is the venue's own and alive. */
export async function assertPlace(db: Db, level: Level, place: Place): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select ${parentExists(level, place)} as found`.execute(db);
  if (!rows[0]?.found) refuse('not_found');
}

type Picked = PlaceValues & { defaultLocale: Locale; ids: string[] };

const pickedRows = oneOfEach((level: Level, depth: number) =>
  statement<Picked, CatalogueRow>(
    (slots) => sql<CatalogueRow>`
    ${rowsOf(level, slots.defaultLocale)}
    where ${within(level, placeIn(slots, depth))} and ${sql.ref(`${level}.id`)} = any(${slots.ids}::uuid[])
    order by ${sql.ref(`${level}.position`)}`,
  ),
);

/** The rows of the given ids under a place, in the order of their positions; foreign and deleted ones are not there. */
export function pick(
  db: Db,
  level: Level,
  { defaultLocale }: WhoseVenue,
  place: Place,
  ids: readonly string[],
): Promise<CatalogueRow[]> {
  return pickedRows(level, place.above.length)(db, { ...valuesOf(place), defaultLocale, ids: [...ids] });
}

/** The only door to a row by its id: it climbs to the venue in the same query. Refuses with `not_found`. */
export async function find(
  db: Db,
  level: Level,
  venue: WhoseVenue,
  place: Place,
  id: string,
): Promise<CatalogueRow> {
  const [row] = await pick(db, level, venue, place, [id]);
  return row ?? refuse('not_found');
}
