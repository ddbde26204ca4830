import type { Statements } from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import { eachSlice, isSliced, sectionSlices } from '../catalogue/slices.ts';
import { type Columns, downFrom, type Node, type Placed } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { differences, type Pair, type Part } from './diff-sql.ts';

/**
 * A row that a sync changes. `id` is the branch's row and `sourceId` the main venue's, null where there is none; `parentId`
 * is the wanted parent in the branch, null when it comes with the same sync, `formerParentId` the present one. A row that is
 * `kept` has left the main venue, and becomes the branch's own. `own` are the ingredients of which the branch has said the last
 * word itself, those among them whose word stays, and what the main venue states; `hasOwn`: the words or the check after the sync
 * may be others than the main venue's (`kept-words.ts`).
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
  before: (Columns & Placed) | null;
  after: Columns | null;
  own?: { words: ReadonlySet<string>; stays: readonly string[]; theirs: Statements };
  hasOwn?: boolean;
};

/**
 * The changes of a sync in one table: rows, and the lists (by their parents) whose rows get another order. `unwritten` are rows that
 * differ from the main venue's by the branch's own words alone, which stay.
 */
export type NodeDiff = {
  node: Node;
  rows: RowDiff[];
  reordered: string[];
  unwritten?: RowDiff[];
};

type Found = Omit<RowDiff, 'kind' | 'own' | 'hasOwn'> & { kind: RowDiff['kind'] | 'reordered' };

/** The differences of one table, a statement a part: all in their order, or at most `most` in any. */
async function diffNode(
  db: Db,
  node: Node,
  pair: Pair,
  parts: readonly (Part | undefined)[],
  most?: number,
): Promise<NodeDiff> {
  const end = most === undefined ? sql`order by list, place, "sourceId", id` : sql`limit ${sql.lit(most)}`;
  const found: Found[] = [];
  await eachSlice(parts, async (part) => {
    const { rows } = await sql<Found>`${differences(node, pair, part)} ${end}`.execute(db);
    found.push(...rows);
  });
  return {
    node,
    rows: found.filter((row): row is RowDiff => row.kind !== 'reordered'),
    reordered: found.filter(({ kind }) => kind === 'reordered').map(({ id }) => id ?? ''),
  };
}

/**
 * The parts in which the items and extras of a main venue and its branch are compared, so that others are served in between; one
 * part, which is all, unless they are many. Menus and sections are few.
 */
export async function partsOf(db: Db, { mainId, branchId }: Pair): Promise<(Part | undefined)[]> {
  const [main, branch] = [await sectionSlices(db, mainId), await sectionSlices(db, branchId)];
  if (Math.max(main.length, branch.length) < 2) return [undefined];
  return [...main.map((sectionIds): Part => ({ sectionIds })), 'left'];
}

/** All in which a branch differs from its main venue, from the menus down. */
export async function diffBranch(
  db: Db,
  pair: Pair,
  parts: readonly (Part | undefined)[] = [undefined],
): Promise<NodeDiff[]> {
  const diffs: NodeDiff[] = [];
  for (const node of downFrom('menus'))
    diffs.push(await diffNode(db, node, pair, isSliced(node) ? parts : [undefined]));
  return diffs;
}

/** Whether a sync may change anything in a branch: words that stay are differences here too. */
export async function isDifferent(db: Db, pair: Pair): Promise<boolean> {
  for (const node of downFrom('menus')) {
    const { rows, reordered } = await diffNode(db, node, pair, [undefined], 1);
    if (rows.length + reordered.length > 0) return true;
  }
  return false;
}

/** The numbers of a sync's result: records that came, changed or went. */
export type Counts = { created: number; updated: number; removed: number };

/** Counts what a sync changes; a list with another order is one change. Of the rows that it has `laid` all count. */
export function countsOf(diffs: readonly NodeDiff[], laid: ReadonlySet<string> = new Set()): Counts {
  const rows = diffs.flatMap((diff) => diff.rows).filter(({ id }) => !laid.has(id ?? ''));
  const of = (...kinds: RowDiff['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const lists = diffs.reduce((sum, { reordered }) => sum + reordered.length, 0);
  return {
    created: laid.size + of('added', 'restored'),
    updated: of('changed', 'kept') + lists,
    removed: of('removed'),
  };
}
