import { FORMAT } from '@sofra/contract/formats';
import { readTheme } from '@sofra/contract/stored-themes';
import { sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import type { Db } from '../platform/tables.ts';
import { brandingPart, menuPart, publishedMenus, venuePart } from './documents.ts';

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

/** The venue's draft document, as text. */
export async function draftText(db: Db, venueId: string): Promise<string> {
  const { rows } = await sql<{ venue: string; branding: string; format: number; menus: string | null }>`
    select ${venuePart}::text as venue, ${brandingPart}::text as branding,
      (select t.format from themes t where t.venue_id = v.id and t.enabled) as format,
      (select string_agg(made.part, ',' order by made.position) from (
        select ${menuPart}::text as part, m.position from ${publishedMenus(venueId)}) made) as menus
    from venues v where v.id = ${venueId}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('not_found');
  const facts = { format: FORMAT, number: null, at: null };
  return publicationText(facts, row.venue, brandingNow(row.branding, row.format), row.menus);
}

/** The draft of one menu, enabled or not. Refuses with `not_found` for a menu that is not the venue's. */
export async function draftMenuText(db: Db, venueId: string, menuId: string): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    select ${menuPart}::text as part from menus m join venues v on v.id = m.parent_id
    where v.id = ${venueId} and m.id = ${menuId} and m.deleted_at is null`.execute(db);
  return rows[0]?.part ?? refuse('not_found');
}
