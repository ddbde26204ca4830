import type { Db } from '../platform/tables.ts';
import type { LockedRow } from './locks.ts';
import { type Columns, storedColumns } from './new-columns.ts';
import type { Node } from './tree.ts';

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
