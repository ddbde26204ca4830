import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { LockedRow } from './locks.ts';
import { difference, storedColumns } from './new-columns.ts';
import type { Columns, JsonColumns, Node } from './tree.ts';

/** Sets columns of a row and raises its version. */
export async function setColumns(
  db: Db,
  now: Date,
  node: Node,
  { id, version }: Pick<LockedRow, 'id' | 'version'>,
  columns: Columns,
): Promise<void> {
  await db
    .updateTable(node)
    .set({ ...storedColumns(columns), version: version + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The change to record of a row; empty when no column differs. */
export const changeOf = (node: Node, before: JsonColumns & { id: string }, columns: Columns): Change[] =>
  Object.keys(columns).length === 0
    ? []
    : [{ record: { type: node, id: before.id }, ...difference(before, columns) }];

/** Sets the columns of a row that are different, if any are. Answers what to record. */
export async function changeColumns(
  db: Db,
  now: Date,
  node: Node,
  before: JsonColumns & Pick<LockedRow, 'id' | 'version'>,
  columns: Columns,
): Promise<Change[]> {
  const changes = changeOf(node, before, columns);
  if (changes.length > 0) await setColumns(db, now, node, before, columns);
  return changes;
}
