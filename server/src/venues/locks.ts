import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

// Every transaction takes its locks in this order, so that no two wait for each other for ever:
// 1. venues by id (`lockVenues`), for any change of a list's order or of more than one row;
// 2. rows (`lockRows` of `catalogue/locks.ts`), one alone or with the venue's lock held;
// 3. the account's counter (`activity/record.ts`), with the last statement.

/**
 * Takes the lock of a venue's lists: its holder sees them as they are and changes them alone. Refuses with `not_found`.
 * Must run in a transaction.
 */
export async function lockVenue(db: Db, venueId: string): Promise<void> {
  const { rows } = await sql`select from venues where id = ${venueId} for no key update`.execute(db);
  if (rows.length === 0) refuse('not_found');
}

/** Takes the locks of several venues in the order of their ids. */
export async function lockVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  for (const venueId of [...new Set(venueIds)].sort()) await lockVenue(db, venueId);
}

/** Sets `count` short numbers of a venue aside and answers the first. It takes the venue's lock. */
export async function takeNumbers(db: Db, venueId: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    update venues set next_number = next_number + ${count}::int where id = ${venueId}
    returning next_number - ${count}::int as first`.execute(db);
  return rows[0]?.first ?? refuse('not_found');
}

/** Sets all numbers of a venue up to `last` aside, which records bring along. It takes the venue's lock. */
export async function passNumbers(db: Db, venueId: string, last: number): Promise<void> {
  await sql`
    update venues set next_number = greatest(next_number, ${last + 1}::int) where id = ${venueId}`.execute(
    db,
  );
}
