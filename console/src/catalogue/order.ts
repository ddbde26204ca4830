import type { Reordering } from './queries.ts';
import type { Row } from './rows.ts';

/**
 * A page's rows after the pending moves. `offset` rows come before the page; a row that leaves the page is dropped, and
 * its successor is not known yet.
 */
export function withMoves(
  rows: readonly Row[],
  moves: readonly Pick<Reordering, 'row' | 'position'>[],
  offset: number,
): Row[] {
  return moves.reduce<Row[]>(
    (order, { row, position }) => {
      const others = order.filter(({ id }) => id !== row.id);
      if (others.length === order.length) return order;
      const index = position - 1 - offset;
      if (index < 0 || index >= rows.length) return others;
      return others.toSpliced(index, 0, row);
    },
    [...rows],
  );
}
