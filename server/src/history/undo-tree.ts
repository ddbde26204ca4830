import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import { listOrders } from '../catalogue/linked-rows.ts';
import { climbThroughBin, type Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { isRowAsLeft } from './activity-effects.ts';
import { byNode, inverse, type NodeChanges, type RowChange, recordedOf } from './tree-changes.ts';
import {
  assertUnchanged,
  refuseChanged,
  refuseMissing,
  type StoredRow,
  storedRows,
  subtreeIds,
  type UndoScope,
} from './undo-checks.ts';
import { linksOf, timeOf, writeTree } from './write-tree.ts';

// A wide change, such as a sync, is undone as a whole, by writing back what its activity holds: the columns of rows that
// changed, the rows that came and went, and the order of each list that it touched.

/** Whether a row is as the change left it, in the bin since then or with these values. */
function isUnchanged(row: StoredRow, { after }: RowChange, at: Date): boolean {
  const deletedAt = timeOf(row.columns.deleted_at);
  if (row.buried) return false;
  if (!after) return deletedAt === at.getTime();
  const { deleted_at = null, ...columns } = after;
  return deletedAt === timeOf(deleted_at) && isRowAsLeft(row.columns, { after: columns });
}

/** Refuses with the reason unless rows and lists are as the change left them. Answers the rows. */
async function assertAsLeft(
  db: Db,
  scope: UndoScope,
  { node, rows, lists }: NodeChanges,
): Promise<Map<string, StoredRow>> {
  const ids = rows.map(({ id }) => id);
  const stored = await storedRows(db, scope, node, ids);
  const changed = rows.filter((change) => {
    const row = stored.get(change.id);
    return !row || !isUnchanged(row, change, scope.activity.at);
  });
  const missing = changed.find(({ id }) => stored.get(id)?.buried !== false);
  if (missing) await refuseMissing(db, scope, node, missing.id, scope.place.venueId);
  if (changed.length > 0) await refuseChanged(db, scope, { records: changed.map(({ id }) => id) });
  const listIds = lists.map(({ parentId }) => parentId);
  const orders = await listOrders(db, node, listIds);
  const other = lists.filter(({ parentId, after }) => !isDeepStrictEqual(orders.get(parentId) ?? [], after));
  const parents = other.map(({ parentId }) => parentId);
  if (parents.length > 0) await refuseChanged(db, scope, { records: parents, lists: parents });
  await assertLinksFree(db, scope, node, inverse({ node, rows, lists }).rows);
  const came = rows.filter(({ before }) => before === null).map(({ id }) => id);
  const under = await subtreeIds(db, node, came);
  if (under.length > 0) await assertUnchanged(db, scope, { records: under, lists: under });
  return stored;
}

/** Refuses with `changed_since` when another copy of the same record has come meanwhile: each record has one in a branch. */
async function assertLinksFree(
  db: Db,
  scope: UndoScope,
  node: Node,
  rows: readonly RowChange[],
): Promise<void> {
  const sources = linksOf(rows).flatMap(({ sourceId }) => sourceId ?? []);
  if (sources.length === 0) return;
  const own = sql.table(node);
  const taken = await sql<{ id: string }>`
    select ${own}.id from ${climbThroughBin(node)}
    where menus.parent_id = ${scope.place.venueId} and ${own}.source_id = any(${sources}::uuid[])`.execute(
    db,
  );
  const records = taken.rows.map(({ id }) => id);
  if (records.length > 0) await refuseChanged(db, scope, { records });
}

/**
 * Undoes the recorded changes of a wide change, or of the undo of one: every row and every list is again as before. Answers what
 * to record. Refuses with the reason when that cannot be. The venue's lock must be held.
 */
export async function undoTree(db: Db, scope: UndoScope): Promise<Change[]> {
  const parts = byNode(scope.activity.changes);
  const stored = new Map<string, StoredRow>();
  for (const part of parts) for (const [id, row] of await assertAsLeft(db, scope, part)) stored.set(id, row);
  const back = parts.map(inverse);
  await writeTree(db, scope.context.now, scope.place.venueId, back, { stored });
  return back.flatMap(recordedOf);
}
