import { type RawBuilder, sql } from 'kysely';
import { orderChange } from '../activity/order.ts';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { arrangeList } from './arrange-list.ts';
import type { PlacedRow } from './list-places.ts';
import { type Node, parentType } from './tree.ts';

/** A reorder's change to record, none when every row stands already where it is wanted, and the new positions by id. */
type Reordered = { changes: Change[]; positions: ReadonlyMap<string, number> };

/**
 * SQL: the number of rows in a list. Positions are dense from 1 (`docs/data.md`), so the last one is the count:
 * one index look-up instead of a count of up to a thousand rows.
 */
export const lengthOf = (table: Node, parentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    (select coalesce(max(${sql.ref(`${table}.position`)}), 0) from ${sql.table(table)}
      where ${sql.ref(`${table}.parent_id`)} = ${parentId} and ${sql.ref(`${table}.deleted_at`)} is null)`;

/** The number of rows in a list. */
export async function listLength(db: Db, node: Node, parentId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select ${lengthOf(node, sql`${parentId}`)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The rows of a list with their places. */
export async function placedRows(db: Db, node: Node, parentId: string): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, position from ${sql.table(node)} where parent_id = ${parentId} and deleted_at is null
    order by position, number`.execute(db);
  return rows;
}

/**
 * Opens a gap in a list for a row that comes to it, at its wanted position or at the end. Answers the position. The venue's
 * lock must be held.
 */
export async function openGap(db: Db, node: Node, parentId: string, wanted = Infinity): Promise<number> {
  const last = (await listLength(db, node, parentId)) + 1;
  const position = Math.min(wanted, last);
  if (position < last)
    await sql`
      update ${sql.table(node)} set position = position + 1
      where parent_id = ${parentId} and deleted_at is null and position >= ${position}`.execute(db);
  return position;
}

/** The positions that rows are to have, and the rows whose versions rise if they move. */
type Wanted = { wanted: ReadonlyMap<string, number>; raised?: ReadonlySet<string> };

/**
 * Puts rows of a list at their wanted positions, the others in the gaps (rule 28). The venue's lock must be held, and the wanted
 * rows be of the list.
 */
export async function reorderList(
  db: Db,
  now: Date,
  node: Node,
  parentId: string,
  { wanted, raised }: Wanted,
): Promise<Reordered> {
  const rows = await placedRows(db, node, parentId);
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  const after = new Map(arrangeList([...before.keys()], wanted).map((id, index) => [id, index + 1]));
  const moved = [...after].filter(([id, position]) => before.get(id) !== position);
  if (moved.length === 0) return { changes: [], positions: after };
  await sql`
    update ${sql.table(node)} own set position = moved.position, version = version + moved.raise, updated_at = ${now}
    from unnest(${moved.map(([id]) => id)}::uuid[], ${moved.map(([, position]) => position)}::int[],
      ${moved.map(([id]) => Number(raised?.has(id) === true))}::int[]) as moved(id, position, raise)
    where own.id = moved.id`.execute(db);
  const ids = [...wanted.keys()];
  const list = { type: parentType(node), id: parentId };
  const positionsIn = (order: ReadonlyMap<string, number>) => ids.map((id) => order.get(id) ?? 0);
  return { changes: [orderChange(list, ids, positionsIn(before), positionsIn(after))], positions: after };
}

/** The action that a change of a list's rows is recorded under: `reorder` when one of them has moved. */
export const actionOf = (node: Node, changes: readonly Change[]): 'reorder' | 'update' =>
  changes.some(({ record }) => record.type === parentType(node)) ? 'reorder' : 'update';
