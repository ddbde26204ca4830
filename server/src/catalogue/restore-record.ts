import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { updateCounts } from './counts.ts';
import { openGap } from './positions.ts';
import { assertRoom } from './room.ts';
import { downFrom, type Node } from './tree.ts';

/** A row's place before its deletion or after its restoration. */
export type ListPlace = { parent_id: string; position: number };

/**
 * Shows a deleted row again, where it stood if its list is still as long, else at the end. The venue's lock must be held
 * and the row found. Answers what to record.
 */
export async function restoreRow(
  db: Db,
  now: Date,
  node: Node,
  id: string,
  { parent_id, position: wanted }: ListPlace,
): Promise<Change> {
  const position = await openGap(db, node, parent_id, wanted);
  const { rows } = await sql<ListPlace & { texts: object }>`
    update ${sql.table(node)} set deleted_at = null, position = ${position}, version = version + 1, updated_at = ${now}
    where id = ${id} returning parent_id, position, texts`.execute(db);
  await updateCounts(db, node, [parent_id]);
  await assertRoom(db, node, [parent_id], downFrom(node));
  return { record: { type: node, id }, before: null, after: rows[0] };
}
