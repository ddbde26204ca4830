import { type Kysely, sql } from 'kysely';

const ALWAYS =
  '$ ? (@.schedule.type == "always").sections[*] ? (@.schedule.type == "always").items[*] ? (@.schedule.type == "always")';

/** The sitemap lists no menu that a schedule hides at times: their addresses go from the publications of today. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update publications p set addresses = coalesce((
      select jsonb_agg(a.menu order by a.place) from jsonb_array_elements(p.addresses) with ordinality a(menu, place)
      where exists (select from publication_parts k where k.hash = any(p.menu_parts)
        and '/' || (k.document->>'slug') = a.menu->>'path' and k.document::jsonb @? ${sql.lit(ALWAYS)}::jsonpath)), '[]')
    from venues v where v.id = p.venue_id and v.publication_number = p.number and p.addresses <> '[]'`.execute(
    db,
  );
}
