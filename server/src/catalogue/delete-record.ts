import type { Level } from '@sofra/contract/catalogue/levels';
import { sql } from 'kysely';
import { type Change, record } from '../activity/record.ts';
import { assertVersion } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActorContext } from './action-context.ts';
import { updateCounts } from './counts.ts';
import { emptyInTime } from './empty-bin.ts';
import { lockRow } from './locks.ts';
import { closeGap } from './positions.ts';
import type { Node, ParentPath } from './tree.ts';

type Deleted = { parent_id: string; position: number; texts: object };

/**
 * Hides a row with all that is under it, and closes the gap. Only the root is marked (`docs/data.md`, Deletion); its position
 * becomes negative, out of the way of the first and the last of its list. The venue's lock must be held and the row found.
 * Answers what to record.
 */
export async function softDelete(db: Db, now: Date, node: Node, id: string): Promise<Change> {
  const { rows } = await sql<Deleted>`
    update ${sql.table(node)} set deleted_at = ${now}, position = -position where id = ${id}
    returning parent_id, -position as position, texts`.execute(db);
  const [before] = rows;
  if (!before) return refuse('not_found');
  await closeGap(db, node, before.parent_id, before.position);
  await updateCounts(db, node, [before.parent_id]);
  return { record: { type: node, id }, before, after: null };
}

/**
 * Puts a record into the bin. Answers the activity. Refuses with `not_found` or `version_stale`. Must run in a transaction.
 */
export async function deleteRecord(
  db: Db,
  { who, now }: ActorContext,
  level: Level,
  place: ParentPath,
  id: string,
  ifMatch?: readonly number[],
): Promise<number> {
  await lockVenue(db, place.venueId);
  assertVersion(await lockRow(db, level, place, id), ifMatch);
  const change = await softDelete(db, now, level, id);
  await emptyInTime(db, now, place.venueId);
  return record(db, who, [place.venueId], now, 'delete', [change]);
}
