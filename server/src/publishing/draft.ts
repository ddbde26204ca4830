import { sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
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

/** The venue's draft document, as text. */
export async function draftText(db: Db, venueId: string): Promise<string> {
  const { rows } = await sql<{ venue: string; branding: string; menus: string | null }>`
    select ${venuePart}::text as venue, ${brandingPart}::text as branding,
      (select string_agg(made.part, ',' order by made.position) from (
        select ${menuPart}::text as part, m.position from ${publishedMenus(venueId)}) made) as menus
    from venues v where v.id = ${venueId}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('not_found');
  return publicationText({ number: null, at: null }, row.venue, row.branding, row.menus);
}

/** The draft of one menu, enabled or not. Refuses with `not_found` for a menu that is not the venue's. */
export async function draftMenuText(db: Db, venueId: string, menuId: string): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select ${menuPart}::text as part from menus m join venues v on v.id = m.parent_id
    where v.id = ${venueId} and m.id = ${menuId} and m.deleted_at is null`.execute(db);
  return rows[0]?.part ?? refuse('not_found');
}
