import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { z } from 'zod';
import { daysAfter, daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { dequeue, enqueue, type Job } from '../platform/jobs/jobs.ts';
import { removeFiles } from '../uploads/blobs.ts';
import { dropUnused } from '../uploads/unused.ts';
import { lockVenue } from '../venues/locks.ts';
import { climbThroughBin, UPWARDS } from './tree.ts';

/** Removes a venue's expired records from its bin, with the pictures that nothing else refers to. */
export const emptyBin: Job<{ venueId: string }> = {
  name: 'empty-bin',
  schema: z.object({ venueId: z.guid() }),
  async run({ db, clock, files }, { venueId }) {
    const now = clock.now();
    const gone = await db.transaction().execute(async (trx) => {
      await lockVenue(trx, venueId);
      await removeExpired(trx, venueId, daysBefore(now, DAYS.bin));
      const { dropped, nextSince } = await dropUnused(trx, venueId, daysBefore(now, DAYS.bin));
      const since = [await oldestInBin(trx, venueId), nextSince].filter((at) => at !== null);
      const [next] = since.sort((one, other) => one.getTime() - other.getTime());
      // A delete waits for the venue's lock and so sees whether a job is queued.
      if (next) await scheduleEmptying(trx, venueId, daysAfter(next, DAYS.bin));
      else await dequeue(trx, emptyBin, venueId);
      return dropped;
    });
    await removeFiles(files, gone);
  },
};

/** Schedules the emptying of a venue's bin, in place of a time that was planned already. */
export async function scheduleEmptying(db: Db, venueId: string, at: Date): Promise<void> {
  await enqueue(db, emptyBin, { venueId }, { at, subjectId: venueId });
}

/** Schedules the emptying of the bin for when a record deleted now expires, unless it is planned already. The venue's lock must be held. */
export async function emptyInTime(db: Db, now: Date, venueId: string): Promise<void> {
  const at = daysAfter(now, DAYS.bin);
  await enqueue(db, emptyBin, { venueId }, { at, subjectId: venueId, replaces: false });
}

/** The rows of the venue that are in the bin, of one table, deleted ancestors or not. */
const inBin = (node: (typeof UPWARDS)[number], venueId: string) => sql`
  ${climbThroughBin(node)} where menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is not null`;

async function removeExpired(db: Db, venueId: string, until: Date): Promise<void> {
  for (const node of UPWARDS)
    await sql`
      delete from ${sql.table(node)} where id in (
        select ${sql.ref(`${node}.id`)} from ${inBin(node, venueId)}
          and ${sql.ref(`${node}.deleted_at`)} <= ${until})`.execute(db);
}

async function oldestInBin(db: Db, venueId: string): Promise<Date | null> {
  const oldest = UPWARDS.map(
    (node) => sql`(select min(${sql.ref(`${node}.deleted_at`)}) from ${inBin(node, venueId)})`,
  );
  const { rows } = await sql<{ oldest: Date | null }>`select least(${sql.join(oldest)}) as oldest`.execute(
    db,
  );
  return rows[0]?.oldest ?? null;
}
