import { readTheme } from '@sofra/contract/branding/stored-themes';
import { FORMAT } from '@sofra/contract/publishing/formats';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { readPublication } from '@sofra/contract/publishing/stored-publications';
import { type RawBuilder, sql } from 'kysely';
import { digitsFor } from '../catalogue/prices.ts';
import { eachSlice, type Sized, slicesOf } from '../catalogue/slices.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import {
  brandingPart,
  menuHead,
  PUBLISHED,
  partsOf,
  publishedMenus,
  venuePart,
  visible,
} from './documents.ts';

/**
 * Joins the texts of a publication's parts to its document, as `GET /m/{slug}.json` shows it. `menus` come
 * joined with commas from the database, because the driver parses an array of texts letter by letter.
 */
export function publicationText(
  facts: { format: number; number: number | null; at: string | null },
  venue: string,
  branding: string,
  menus: string | null,
): string {
  const { format, number, at } = facts;
  const head = `{"format":${format},"number":${number},"published_at":${JSON.stringify(at)}`;
  return `${head},"venue":${venue},"branding":${branding},"menus":[${menus ?? ''}]}`;
}

type Look = { theme: Parameters<typeof readTheme>[0] };

/** The draft of a look, as text; its theme may be stored in an older format. */
function brandingNow(branding: string, format: number): string {
  const look = JSON.parse(branding) as Look;
  return JSON.stringify({ ...look, theme: readTheme(look.theme, format) });
}

/** SQL: the rows `m` and `v` of menus that are shown. */
type Menus = RawBuilder<unknown>;

/** The text of a menu's part. */
type MenuText = { id: string; text: string };

/** The texts of the parts of menus, in their order. */
export async function menuTexts(db: Db, menus: Menus, parts = PUBLISHED): Promise<MenuText[]> {
  const { rows } = await sql<Sized>`
    select s.id, s.item_count from (select m.id, m.position from ${menus}) m
    join sections s on s.parent_id = m.id and ${parts.shown('s')} order by m.position, s.position`.execute(
    db,
  );
  const slices = slicesOf(rows);
  if (slices.length > 1) return largeMenuTexts(db, menus, slices, parts);
  const made = await sql<MenuText>`
    select m.id, ${parts.menu}::text as text from ${menus} order by m.position`.execute(db);
  return made.rows;
}

/** The same of menus with many items, whose sections are read in slices, so that others are served in between. */
async function largeMenuTexts(
  db: Db,
  menus: Menus,
  slices: readonly string[][],
  parts: typeof PUBLISHED,
): Promise<MenuText[]> {
  const heads = await sql<{ id: string; head: string }>`
    select m.id, ${menuHead}::text as head from ${menus} order by m.position`.execute(db);
  const sections = new Map(heads.rows.map(({ id }) => [id, [] as string[]]));
  await eachSlice(slices, async (slice) => {
    const { rows } = await sql<{ menu: string; texts: string }>`
      select s.parent_id as menu, string_agg(${parts.section}::text, ',' order by s.position) as texts
      from sections s join menus m on m.id = s.parent_id join venues v on v.id = m.parent_id
        cross join lateral ${digitsFor(sql`m.currency`)}
      where s.id = any(${slice}::uuid[]) and ${parts.shown('s')} group by s.parent_id`.execute(db);
    for (const { menu, texts } of rows) sections.get(menu)?.push(texts);
  });
  return heads.rows.map(({ id, head }) => ({
    id,
    text: `${head.slice(0, -']}'.length)}${sections.get(id)?.join(',')}]}`,
  }));
}

/** The document of a venue's draft with the parts of these menus, as text. */
async function documentWith(
  db: Db,
  venueId: string,
  menus: () => Promise<readonly string[]>,
): Promise<string> {
  const { rows } = await sql<{ venue: string; branding: string; format: number }>`
    select ${venuePart}::text as venue, ${brandingPart}::text as branding,
      (select t.format from themes t where t.venue_id = v.id and t.enabled) as format
    from venues v where v.id = ${venueId}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('not_found');
  const facts = { format: FORMAT, number: null, at: null };
  const texts = (await menus()).join(',');
  return publicationText(facts, row.venue, brandingNow(row.branding, row.format), texts);
}

/** The venue's draft document, as text. */
export const draftText = (db: Db, venueId: string): Promise<string> =>
  documentWith(db, venueId, async () =>
    (await menuTexts(db, publishedMenus(venueId))).map(({ text }) => text),
  );

/** The venue's draft, read. */
export const draftPublication = async (db: Db, venueId: string): Promise<Publication> =>
  readPublication(JSON.parse(await draftText(db, venueId)), FORMAT);

/** The ids of a record of a venue, of any level, and of what it is in. Refuses with `not_found` for another's. */
async function wayTo(db: Db, venueId: string, recordId: string) {
  const { rows } = await sql<{ menu: string; section: string | null }>`
    with item as (select parent_id from items where id = ${recordId} and deleted_at is null),
    section as (select id, parent_id from sections
      where (id = ${recordId} or id = (select parent_id from item)) and deleted_at is null)
    select m.id as menu, (select id from section) as section from menus m
    where m.parent_id = ${venueId} and m.deleted_at is null
      and (m.id = ${recordId} or m.id = (select parent_id from section))`.execute(db);
  const [way] = rows;
  if (!way) return refuse('not_found');
  return { menu: way.menu, ids: [way.section ?? recordId, recordId] };
}

/**
 * The draft around a record, for a preview of it: its menu whole, with the way to it though that is switched off, and the other
 * menus without their sections; without a record all menus are without theirs.
 */
export async function draftAround(db: Db, venueId: string, recordId: string | undefined): Promise<string> {
  const way = recordId === undefined ? undefined : await wayTo(db, venueId, recordId);
  return documentWith(db, venueId, async () => {
    const { rows } = await sql<{ id: string; text: string }>`
      select m.id, ${menuHead}::text as text from menus m join venues v on v.id = m.parent_id
      where v.id = ${venueId} and m.deleted_at is null and (${visible('m')} or m.id = ${way?.menu ?? null})
      order by m.position`.execute(db);
    if (!way) return rows.map(({ text }) => text);
    const shown = (table: string) =>
      sql`(${visible(table)} or ${sql.ref(`${table}.deleted_at`)} is null and ${sql.ref(`${table}.id`)} = any(${way.ids}::uuid[]))`;
    const whole = await menuTexts(db, theMenu(venueId, way.menu), partsOf(shown));
    return rows.map(({ id, text }) => whole.find((menu) => menu.id === id)?.text ?? text);
  });
}

const theMenu = (venueId: string, menuId: string) => sql`menus m join venues v on v.id = m.parent_id
  where v.id = ${venueId} and m.id = ${menuId} and m.deleted_at is null`;

/** The draft of one menu, enabled or not. Refuses with `not_found` for a menu that is not the venue's. */
export async function draftMenuText(db: Db, venueId: string, menuId: string): Promise<string> {
  const [made] = await menuTexts(db, theMenu(venueId, menuId));
  return made?.text ?? refuse('not_found');
}
