import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { updateCounts } from './counts.ts';
import { type PlacedRow, putIn } from './list-places.ts';
import { placedRows } from './positions.ts';
import { assertRoom } from './room.ts';
import { setDeletions, setPlaces } from './row-states.ts';
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
  const { rows: whole, places } = putIn(await placedRows(db, node, parentId), binned);
  const ids = binned.map(({ id }) => id);
  await setDeletions(
    db,
    now,
    node,
    ids.map((id) => ({ id, at: null })),
  );
  await setPlaces(db, now, node, new Map([[parentId, whole]]));
  await updateCounts(db, node, [parentId]);
  await assertRoom(db, node, [parentId], downFrom(node));
  const { rows } = await sql<{ id: string; texts: object }>`
    select id, texts from ${sql.table(node)} where id = any(${ids}::uuid[])`.execute(db);
  const texts = new Map(rows.map((row) => [row.id, row.texts]));
  return ids.map((id) => ({
    record: { type: node, id },
    before: null,
    after: { parent_id: parentId, position: places.get(id), texts: texts.get(id) },
  }));
}
