import type { Level } from '@sofra/contract/levels';
import type { Locale } from '@sofra/contract/locales';
import type { TextsByLocale } from '@sofra/contract/publishing';
import type { Schedule } from '@sofra/contract/schedules';
import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';
import { climb, type Node, type Place, parentOf, within } from './tree.ts';

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

/** What a level shows besides the shared columns. */
const EXTRA_COLUMNS: Record<Level, RawBuilder<unknown>> = {
  menus: sql`, menus.kind,
    (select count(*) from sections where sections.parent_id = menus.id and sections.deleted_at is null) as section_count,
    (select count(*) from sections join items on items.parent_id = sections.id and items.deleted_at is null
      where sections.parent_id = menus.id and sections.deleted_at is null) as item_count`,
  sections: sql`,
    (select count(*) from items where items.parent_id = sections.id and items.deleted_at is null) as item_count`,
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
function rowsOf(level: Level, venue: WhoseVenue): RawBuilder<CatalogueRow> {
  const own = (column: string) => sql.ref(`${level}.${column}`);
  return sql<CatalogueRow>`
    select ${own('id')}, ${own('parent_id')}, ${own('number')}, ${own('position')}, ${own('version')}, ${own('texts')},
      ${own('disabled')}, ${own('schedule')}, menus.id as menu_id, menus.currency,
      array(select wanted.locale from unnest(menus.locales || ${venue.defaultLocale}::text) as wanted(locale)
        where ${HAS_TEXT[level]} group by wanted.locale order by wanted.locale) as locales,
      (select json_build_object('id', b.id, 'number', b.number, 'widths', b.widths)
        from blobs b where b.id = ${own('photo_id')}) as photo
      ${EXTRA_COLUMNS[level]}
    from ${climb(level)}`;
}

/** A page of the rows under a place's last record, in order, with the number of all. Refuses with `not_found`. */
export async function list(
  db: Db,
  level: Level,
  venue: WhoseVenue,
  place: Place,
  page: { offset: number; limit: number },
): Promise<{ rows: CatalogueRow[]; total: number }> {
  const { rows } = await sql<{ found: boolean; total: number; rows: CatalogueRow[] | null }>`
    select ${parentExists(level, place)} as found,
      (select count(*) from ${sql.table(level)} where parent_id = ${parentOf(place)} and deleted_at is null) as total,
      (select json_agg(page) from (
        ${rowsOf(level, venue)} where ${within(level, place)}
        order by ${sql.ref(`${level}.position`)}, ${sql.ref(`${level}.number`)}
        limit ${page.limit}::int offset ${page.offset}::int) page) as rows`.execute(db);
  const [answer] = rows;
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

/** The rows of the given ids under a place, in the order of their positions; foreign and deleted ones are not there. */
export async function pick(
  db: Db,
  level: Level,
  venue: WhoseVenue,
  place: Place,
  ids: readonly string[],
): Promise<CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`
    ${rowsOf(level, venue)}
    where ${within(level, place)} and ${sql.ref(`${level}.id`)} = any(${[...ids]}::uuid[])
    order by ${sql.ref(`${level}.position`)}`.execute(db);
  return rows;
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
