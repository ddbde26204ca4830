import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/**
 * Removes a venue's publications but for the newest `most`, with the documents and rows that only they had. A menu may have moved to
 * another venue of the account, which then shares its document: that stays while a publication there has it, and while the menu is
 * there, for a publication may be on its way. The venue's lock must be held.
 */
export async function thinPublications(db: Db, venueId: string, newest: number, most: number): Promise<void> {
  const last = newest - most;
  if (last < 1) return;
  await sql`
    with gone as (
      delete from publications where venue_id = ${venueId} and number <= ${last}
      returning venue_part, branding_part, menu_parts
    ),
    hashes as (select distinct unnest(menu_parts || venue_part || branding_part) as hash from gone)
    delete from publication_parts p using hashes where p.hash = hashes.hash and not exists (
      select from publications q join venues v on v.id = q.venue_id join venues own on own.account_id = v.account_id
      where own.id = ${venueId} and (q.venue_id <> ${venueId} or q.number > ${last})
        and p.hash = any(q.menu_parts || q.venue_part || q.branding_part))
      and not exists (select from menus m where m.id::text = p.document->>'id' and m.parent_id <> ${venueId})`.execute(
    db,
  );
  // A row is needed no more where the oldest publication that stays has it otherwise or not at all.
  await sql`
    delete from publication_rows k where venue_id = ${venueId} and since <= ${last + 1} and (columns is null or exists (
      select from publication_rows later where later.venue_id = k.venue_id and later.kind = k.kind and later.row_id = k.row_id
        and later.since > k.since and later.since <= ${last + 1}))`.execute(db);
}
