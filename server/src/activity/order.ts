import type { Change } from './record.ts';

/** A list's change as it is stored: its rows' ids once, and their positions in the same order. */
type StoredOrder = Change & { rows?: readonly string[] };

/** The record of a reorder: the positions of `rows` before and after. */
export function orderChange(
  record: Change['record'],
  rows: readonly string[],
  before: readonly number[],
  after: readonly number[],
): StoredOrder {
  return { record, rows, before: { positions: before }, after: { positions: after } };
}

const byId = (rows: readonly string[], side: unknown) => {
  const { positions } = side as { positions: number[] };
  return { positions: Object.fromEntries(rows.map((id, at) => [id, positions[at]])) };
};

/** A stored change as its readers know it, with the positions of rows by their ids. */
export function expandOrder({ rows, ...change }: StoredOrder): Change {
  if (!rows) return change;
  return { ...change, before: byId(rows, change.before), after: byId(rows, change.after) };
}
