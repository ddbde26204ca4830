import type { Level } from '@sofra/contract/catalogue/levels';
import { type Change, record } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { lockVenue } from '../venues/locks.ts';
import type { ActorContext } from './action-context.ts';
import { emptyInTime } from './empty-bin.ts';
import { takeOut } from './list-places.ts';
import { placedRows } from './positions.ts';
import { setBinned } from './row-states.ts';
import { lockTargets, type Target } from './targets.ts';
import { type Node, type ParentPath, parentOf } from './tree.ts';

/**
 * Hides rows of one list with all that is under them, one after the other, and closes the gaps. Only these are marked
 * (`docs/data.md`, Deletion); their positions become negative, out of the way of the first and the last of the list. The venue's
 * lock must be held and the rows found. Answers what to record.
 */
export async function deleteRows(
  db: Db,
  now: Date,
  node: Node,
  parentId: string,
  ids: readonly string[],
): Promise<Change[]> {
  const left = takeOut(await placedRows(db, node, parentId), ids);
  const gone = await setBinned(db, now, node, { parentId, placed: left, at: now });
  return gone.map(({ record, side }) => ({ record, before: side, after: null }));
}

/**
 * Puts records of one list into the bin, all or none. Answers the activity. Refuses with `not_found`, `unknown_record` or
 * `version_stale` (`targets.ts`). Must run in a transaction.
 */
export async function deleteRecords(
  db: Db,
  { who, now }: ActorContext,
  level: Level,
  place: ParentPath,
  targets: readonly Target[],
): Promise<number> {
  await lockVenue(db, place.venueId);
  await lockTargets(db, level, place, targets);
  const ids = targets.map(({ id }) => id);
  const changes = await deleteRows(db, now, level, parentOf(place), ids);
  await emptyInTime(db, now, place.venueId);
  return record(db, who, now, { venueId: place.venueId, action: 'delete', changes });
}
