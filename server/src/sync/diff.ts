import { sql } from 'kysely';
import type { Columns } from '../catalogue/new-columns.ts';
import { downFrom, type Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/tables.ts';
import { differences, type Pair } from './diff-sql.ts';

/**
 * A row that a sync changes. `id` is the branch's row and `sourceId` the main venue's, null where there is none; `parentId`
 * is the wanted parent in the branch, null when it comes with the same sync, `formerParentId` the present one. A row that is
 * `kept` has left the main venue, and becomes the branch's own.
 */
export type RowDiff = {
  kind: 'added' | 'restored' | 'changed' | 'kept' | 'removed';
  id: string | null;
  sourceId: string | null;
  parentId: string | null;
  sourceParentId: string | null;
  formerParentId: string | null;
  moved: boolean;
  currency: string;
  /** The ids of the records above, from the menu down: the main venue's of an added row, else the branch's. */
  above: string[];
  /** The branch's columns, and those of the main venue; of an added row the texts, unless its parent comes too. */
  before: Columns | null;
  after: Columns | null;
};

/** The changes of a sync in one table: rows, and the lists (by their parents) whose rows get another order. */
export type NodeDiff = { node: Node; rows: RowDiff[]; reordered: string[] };

type Found = Omit<RowDiff, 'kind'> & { kind: RowDiff['kind'] | 'reordered' };

/** The differences of one table, in one statement: all in their order, or at most `most` in any. */
async function diffNode(db: Db, node: Node, pair: Pair, most?: number): Promise<NodeDiff> {
  const end = most === undefined ? sql`order by list, place, "sourceId", id` : sql`limit ${sql.lit(most)}`;
  const { rows } = await sql<Found>`${differences(node, pair)} ${end}`.execute(db);
  return {
    node,
    rows: rows.filter((row): row is RowDiff => row.kind !== 'reordered'),
    reordered: rows.filter(({ kind }) => kind === 'reordered').map(({ id }) => id ?? ''),
  };
}

/** All that a sync would change in a branch, from the menus down; writes nothing. */
export async function diffBranch(db: Db, pair: Pair): Promise<NodeDiff[]> {
  const diffs: NodeDiff[] = [];
  for (const node of downFrom('menus')) diffs.push(await diffNode(db, node, pair));
  return diffs;
}

/** Whether a sync would change anything in a branch. */
export async function isDifferent(db: Db, pair: Pair): Promise<boolean> {
  for (const node of downFrom('menus')) {
    const { rows, reordered } = await diffNode(db, node, pair, 1);
    if (rows.length + reordered.length > 0) return true;
  }
  return false;
}

/** The numbers of a sync's result: records that came, changed or went. */
export type Counts = { created: number; updated: number; removed: number };

/** Counts what a sync changes; a list with another order is one change. */
export function countsOf(diffs: readonly NodeDiff[]): Counts {
  const rows = diffs.flatMap((diff) => diff.rows);
  const of = (...kinds: RowDiff['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const lists = diffs.reduce((sum, { reordered }) => sum + reordered.length, 0);
  return { created: of('added', 'restored'), updated: of('changed', 'kept') + lists, removed: of('removed') };
}
