import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { type PlacedRow, putIn } from './list-places.ts';
import { placedRows } from './positions.ts';
import { assertRoom } from './room.ts';
import { setBinned } from './row-states.ts';
import { downFrom, type Node } from './tree.ts';

/**
 * Shows deleted rows of one list again, one after the other, each at the place where it stood if the list is still as long, else at the end.
 * The venue's lock must be held and the rows found. Answers what to record.
 */
export async function restoreRows(
  db: Db,
  now: Date,
  node: Node,
  parentId: string,
  binned: readonly PlacedRow[],
): Promise<Change[]> {
  const whole = putIn(await placedRows(db, node, parentId), binned);
  const back = await setBinned(db, now, node, { parentId, placed: whole, at: null });
  await assertRoom(db, node, [parentId], downFrom(node));
  return back.map(({ record, side }) => ({ record, before: null, after: side }));
}
