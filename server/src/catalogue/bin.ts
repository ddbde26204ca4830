import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { type Actor, type Change, record, recordUncounted } from '../activity/record.ts';
import { refuse } from '../platform/answer.ts';
import { daysBefore } from '../platform/clock.ts';
import { enqueue } from '../platform/jobs.ts';
import type { Db } from '../platform/tables.ts';
import { closeGap, countIn, keepLengths, makeRoom } from './create.ts';
import { emptyBin, emptyInTime } from './empty-bin.ts';
import { lockVenue } from './locks.ts';
import { assertMeant, find } from './read.ts';
import { climbThroughBin, type Node, type Place, UPWARDS } from './tree.ts';

/** Who throws something away or fetches it back, and when. */
export type Binning = { who: Actor; now: Date };

/** Where a row stood, or is to stand again. */
export type Spot = { parent_id: string; position: number };

type Taken = Spot & { texts: object };

/**
 * Hides a row with all that is under it, and closes the gap. Of the root alone it is marked (`data.md`, Deletion), and it
 * gets a place below all others, out of the way of whoever looks for the first or the last of its list. The venue's lock
 * must be held and the row found. Answers what to record.
 */
export async function takeAway(db: Db, now: Date, node: Node, id: string): Promise<Change> {
  const { rows } = await sql<Taken>`
    update ${sql.table(node)} set deleted_at = ${now}, position = -position where id = ${id}
    returning parent_id, -position as position, texts`.execute(db);
  const [before] = rows;
  if (!before) return refuse('not_found');
  await closeGap(db, node, before.parent_id, before.position);
  await keepLengths(db, node, [before.parent_id]);
  return { record: { type: node, id }, before, after: null };
}

/**
 * Shows a hidden row again, where it stood if its list is still as long, else at the end. The venue's lock must be held
 * and the row found. Answers what to record.
 */
export async function putBack(db: Db, now: Date, node: Node, id: string, spot: Spot): Promise<Change> {
  const last = (await countIn(db, node, spot.parent_id)) + 1;
  const position = Math.min(spot.position, last);
  if (position < last) await makeRoom(db, node, spot.parent_id, position);
  const { rows } = await sql<Taken>`
    update ${sql.table(node)} set deleted_at = null, position = ${position}, version = version + 1, updated_at = ${now}
    where id = ${id} returning parent_id, position, texts`.execute(db);
  await keepLengths(db, node, [spot.parent_id]);
  return { record: { type: node, id }, before: null, after: rows[0] };
}

/**
 * Puts a record into the bin: what is under it is hidden by it. Answers the activity. Refuses with `not_found` or
 * `version_stale`. Must run in a transaction.
 */
export async function remove(
  db: Db,
  { who, now }: Binning,
  level: Exclude<Node, 'extras'>,
  place: Place,
  id: string,
  ifMatch?: readonly number[],
): Promise<number> {
  await lockVenue(db, place.venueId);
  const row = await find(db, level, place, id);
  assertMeant(row, ifMatch);
  const change = await takeAway(db, now, level, id);
  await emptyInTime(db, now, place.venueId);
  return record(db, who, place.venueId, now, 'delete', [change]);
}

/** Takes a record out of the bin. Its place must be there, and the venue's lock held. Answers the activity. */
export async function restore(
  db: Db,
  { who, now }: Binning,
  node: Node,
  venueId: string,
  id: string,
  spot: Spot,
): Promise<number> {
  return record(db, who, venueId, now, 'restore', [await putBack(db, now, node, id, spot)]);
}

/**
 * Removes a record of the bin for good, with all that is under it. No publication holds it, so it counts for none.
 * Refuses with `not_found` for what is not in the venue's bin. Must run in a transaction.
 */
export async function purge(db: Db, { who, now }: Binning, venueId: string, id: string): Promise<void> {
  await lockVenue(db, venueId);
  const oldest = daysBefore(now, DAYS.bin);
  for (const node of UPWARDS) {
    const { rows } = await sql<{ texts: object }>`
      delete from ${sql.table(node)} where id in (
        select ${sql.ref(`${node}.id`)} from ${climbThroughBin(node)}
        where menus.parent_id = ${venueId} and ${sql.ref(`${node}.id`)} = ${id}
          and ${sql.ref(`${node}.deleted_at`)} > ${oldest})
      returning texts`.execute(db);
    const [before] = rows;
    if (!before) continue;
    await recordUncounted(
      db,
      who,
      now,
      'purge',
      [{ record: { type: node, id }, before, after: null }],
      venueId,
    );
    return enqueue(db, emptyBin, { venueId }, { at: now, venueId });
  }
  refuse('not_found');
}
