import type { Db } from '../platform/database/tables.ts';

/** Where a venue's pages are and were, by its parts of the addresses. */
export type VenuePlace = { slug: string; former: string[]; isDeleted: boolean };

/** Where a venue's pages are and were. */
export async function placeOf(db: Db, venueId: string): Promise<VenuePlace | undefined> {
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('venue_slugs as a', 'a.venue_id', 'v.id')
    .select(['v.slug', 'v.deleted_at', 'a.slug as known'])
    .where('v.id', '=', venueId)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const former = rows.map(({ known }) => known).filter((known) => known !== first.slug);
  return { slug: first.slug, former, isDeleted: first.deleted_at !== null };
}
