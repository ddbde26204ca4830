import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { recordUncounted } from '../activity/record.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActorContext } from './action-context.ts';
import { scheduleEmptying } from './empty-bin.ts';
import { climbThroughBin, UPWARDS } from './tree.ts';

/**
 * Removes a record of the bin for good, with all that is under it. No publication holds it, so it counts for none.
 * Refuses with `not_found` for what is not in the venue's bin. Must run in a transaction.
 */
export async function purgeRecord(
  db: Db,
  { who, now }: ActorContext,
  venueId: string,
  id: string,
): Promise<void> {
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
    await scheduleEmptying(db, venueId, now);
    const change = { record: { type: node, id }, before, after: null };
    await recordUncounted(db, who, now, { venueId, action: 'purge', changes: [change] });
    return;
  }
  refuse('not_found');
}
