import type { Db } from '../platform/database/tables.ts';
import { insertRows, type NewRow, newId } from './insert-rows.ts';
import { inSlices } from './slices.ts';
import { type Node, nodeUnder, UPWARDS } from './tree.ts';

/** A record to add with all that is under it, in order. */
export type Whole = Pick<NewRow, 'texts' | 'values'> & {
  /** The number that it had where it comes from. */
  number?: number | undefined;
  below: readonly Whole[];
};

/** New rows of each table, parents first. */
export type NewRows = Record<Node, NewRow[]>;

/** All records of some with what is under them, each before what it holds. */
const flat = (wholes: readonly Whole[]): Whole[] => wholes.flatMap((whole) => [whole, ...flat(whole.below)]);

/** How many records there are with all that is under them. */
export const sizeOf = (wholes: readonly Whole[]): number => flat(wholes).length;

/** The numbers that records had, if all of them had one and no two the same. */
export function formerNumbers(wholes: readonly Whole[]): number[] | undefined {
  const numbers = flat(wholes).flatMap(({ number }) => number ?? []);
  return new Set(numbers).size === sizeOf(wholes) ? numbers : undefined;
}

/** The rows of records of a node and of all that is under them, from a position in their list on. */
export function rowsOf(
  node: Node,
  wholes: readonly Whole[],
  { parent, position, numberOf }: { parent: string; position: number; numberOf: (whole: Whole) => number },
): NewRows {
  const rows: NewRows = { menus: [], sections: [], items: [], extras: [] };
  const place = (of: Node, list: readonly Whole[], parentId: string, from: number): void => {
    const under = nodeUnder(of);
    for (const [index, whole] of list.entries()) {
      const { texts, values = {}, below } = whole;
      const row = { id: newId(), parent_id: parentId, number: numberOf(whole), position: from + index };
      rows[of].push({ ...row, texts, values });
      if (under) place(under, below, row.id, 1);
    }
  };
  place(node, wholes, parent, position);
  return rows;
}

/** Inserts rows of all tables; prices as `insertRows`. */
export async function insertWhole(db: Db, now: Date, rows: NewRows, currency?: string): Promise<void> {
  for (const node of UPWARDS.toReversed())
    for (const slice of inSlices(rows[node])) await insertRows(db, now, node, slice, currency);
}
