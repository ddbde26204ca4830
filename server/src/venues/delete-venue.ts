import { record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { dequeueAll } from '../platform/jobs/jobs.ts';
import { switchVenue } from '../sessions/sessions.ts';
import type { VenueWho } from '../sessions/who.ts';
import { lockVenues } from './locks.ts';

/** Frees the branches of a venue; the module `sync` does so. Must run in the transaction that deletes it, with the venue locked. */
export type FreeChildren = (db: Db, venueId: string) => Promise<void>;

/** The account's venues, the oldest first, all of them locked. */
async function lockAll(db: Db, { accountId }: VenueWho) {
  const venues = () =>
    db
      .selectFrom('venues')
      .select(['id', 'parent_id', 'name', 'branch', 'slug'])
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  await lockVenues(
    db,
    (await venues()).map(({ id }) => id),
  );
  // Read again: another call may have deleted one while this one waited.
  return venues();
}

/**
 * Deletes the caller's venue (rule 20): its public address answers 410 and is kept for ever, its children become main
 * venues, its waiting jobs are cancelled. Answers a token for the next venue: a branch's main venue, else the oldest.
 * Refuses with `last_venue`. Must run in a transaction.
 */
export async function deleteVenue(
  db: Db,
  who: VenueWho,
  now: Date,
  free: FreeChildren,
): Promise<{ token: string }> {
  const { id } = who.venue;
  const venues = await lockAll(db, who);
  const venue = venues.find((one) => one.id === id) ?? refuse('not_found');
  const others = venues.filter((one) => one.id !== id);
  const next = others.find((one) => one.id === venue.parent_id) ?? others[0] ?? refuse('last_venue');
  await free(db, id);
  await dequeueAll(db, id);
  await db
    .updateTable('venues')
    .set((row) => ({ deleted_at: now, parent_id: null, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const token = await switchVenue(db, now, who, next.id);
  const { name, branch, slug } = venue;
  const gone = { record: { type: 'venues', id }, before: { name, branch, slug }, after: null };
  await record(db, who, now, { venueId: id, action: 'venue_delete', changes: [gone] });
  return { token };
}
