import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacedRow, putIn, takeOut } from './list-places.ts';

const listOf = (ids: readonly string[]): PlacedRow[] => ids.map((id, at) => ({ id, position: at + 1 }));
const orderOf = (rows: readonly PlacedRow[]) =>
  [...rows].sort((one, other) => one.position - other.position).map(({ id, position }) => `${position}${id}`);

test('rows leave a list one after the other', () => {
  const { rows, places } = takeOut(listOf(['a', 'b', 'c', 'd']), ['b', 'a', 'd', 'x']);
  expect(orderOf(rows)).toEqual(['1c']);
  expect([...places]).toEqual([
    ['b', 2],
    ['a', 1],
    ['d', 2],
  ]);
});

test('rows come to their places, and to the end when a list is shorter', () => {
  const coming = [{ id: 'x', position: 2 }, { id: 'y', position: 9 }, { id: 'z' }];
  const { rows, places } = putIn(listOf(['a', 'b', 'c', 'd']), coming);
  expect(orderOf(rows)).toEqual(['1a', '2x', '3b', '4c', '5d', '6y', '7z']);
  expect([...places.values()]).toEqual([2, 6, 7]);
});

test('rows that come back in the reverse order restore the list', () => {
  const lists = fc.uniqueArray(fc.string(), { maxLength: 12 });
  fc.assert(
    fc.property(lists, fc.array(fc.nat(11), { maxLength: 12 }), (ids, chosen) => {
      const leaving = [...new Set(chosen.flatMap((at) => ids[at] ?? []))];
      const left = takeOut(listOf(ids), leaving);
      const back = leaving.toReversed().map((id) => ({ id, position: left.places.get(id) }));
      expect(orderOf(putIn(left.rows, back).rows)).toEqual(orderOf(listOf(ids)));
    }),
  );
});
