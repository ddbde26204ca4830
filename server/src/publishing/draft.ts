import { sql } from 'kysely';
import { type Sized, slicesOf } from '../catalogue/slices.ts';
import { refuse } from '../platform/answer.ts';
import { jsonList } from '../platform/json-lists.ts';
import type { Db } from '../platform/tables.ts';
import { brandingPart, menuPart, publishedMenus, venuePart } from './documents.ts';

/**
 * Joins the texts of a publication's parts to its document, as `GET /m/{slug}.json` shows it. `menus` come
 * joined with commas from the database, because the driver parses an array of texts letter by letter.
 */
export function publicationText(
  facts: { number: number | null; at: string | null },
  venue: string,
  branding: string,
  menus: string | null,
): string {
  const head = `{"number":${facts.number},"published_at":${JSON.stringify(facts.at)}`;
  return `${head},"venue":${venue},"branding":${branding},"menus":[${menus ?? ''}]}`;
}

/** The texts of menus' parts, joined with commas in their order. */
async function menusText(db: Db, venueId: string, menuIds: readonly string[]): Promise<string> {
  const { rows } = await sql<{ menus: string | null }>`
    select string_agg(made.part, ',' order by made.position) as menus from (
      select ${menuPart}::text as part, m.position from ${publishedMenus(venueId)} and m.id = any(${[...menuIds]}::uuid[])) made`.execute(
    db,
  );
  return rows[0]?.menus ?? '';
}

type DraftHead = { venue: string; branding: string; menus: Sized[] };

/** The venue's draft document, as text. Large menus are read one after another, so that others are served in between. */
export async function draftText(db: Db, venueId: string): Promise<string> {
  const { rows } = await sql<DraftHead>`
    select ${venuePart}::text as venue, ${brandingPart}::text as branding,
      ${jsonList(sql`select json_build_object('id', m.id, 'item_count', m.item_count) from ${publishedMenus(venueId)} order by m.position`)} as menus
    from venues v where v.id = ${venueId}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('not_found');
  const menus: string[] = [];
  for (const slice of slicesOf(row.menus)) menus.push(await menusText(db, venueId, slice));
  const text = menus.filter((part) => part !== '').join(',');
  return publicationText({ number: null, at: null }, row.venue, row.branding, text);
}

/** The draft of one menu, enabled or not. Refuses with `not_found` for a menu that is not the venue's. */
export async function draftMenuText(db: Db, venueId: string, menuId: string): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select ${menuPart}::text as part from menus m join venues v on v.id = m.parent_id
    where v.id = ${venueId} and m.id = ${menuId} and m.deleted_at is null`.execute(db);
  return rows[0]?.part ?? refuse('not_found');
}
