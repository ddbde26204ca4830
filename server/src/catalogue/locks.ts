import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../platform/answer.ts';
import { statement } from '../platform/statement.ts';
import type { Db } from '../platform/tables.ts';

/**
 * Takes the lock that every change of a venue's content takes first: whoever holds it sees the venue's lists as they
 * are and changes them alone. Answers the first of `numbers` numbers set aside. Must run in a transaction.
 */
export async function lockVenue(db: Db, venueId: string, numbers = 0): Promise<number> {
  const [row] = await (numbers === 0
    ? lockAlone(db, { venueId })
    : lockWithNumbers(db, { venueId, numbers }));
  return row?.first ?? refuse('not_found');
}

type First = { first: number };

type Venue = { venueId: string };

// To lock a row is cheaper than to write it anew.
const locked = ({ venueId }: Venue) => sql`from venues where id = ${venueId} for no key update`;

/** SQL: takes the lock of `lockVenue` and answers nothing, for a statement that waits for it in the same trip. */
export const lockOf = (slots: Venue): RawBuilder<unknown> => sql`select ${locked(slots)}`;

const lockAlone = statement<Venue, First>((slots) => sql`select next_number as first ${locked(slots)}`);

const lockWithNumbers = statement<Venue & { numbers: number }, First>(
  ({ venueId, numbers }) => sql`
    update venues set next_number = next_number + ${numbers}::int where id = ${venueId}
    returning next_number - ${numbers}::int as first`,
);

/** Takes the locks of several venues, always in the same order, so that two who want the same never wait for ever. */
export async function lockVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  for (const venueId of [...new Set(venueIds)].sort()) await lockVenue(db, venueId);
}
