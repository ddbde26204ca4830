import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, boundsOf, cellsIn, fillDown, isWithin, pasteInto } from './area.ts';

const TABLE = { rows: 8, columns: 5 };
const cell = fc.record({ row: fc.nat(TABLE.rows - 1), column: fc.nat(TABLE.columns - 1) });
const area = fc.record({ anchor: cell, corner: cell });
const texts = fc
  .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 6 }))
  .map(([height, width]) =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => `${row}.${column}`),
    ),
  );

const at = (row: number, column: number) => ({ row, column });
const from = (top: number, start: number, bottom = top, end = start): Area => ({
  anchor: at(top, start),
  corner: at(bottom, end),
});

test('an area has the cells within its bounds, whichever way it was drawn', () => {
  fc.assert(
    fc.property(area, (one) => {
      const all = Array.from({ length: TABLE.rows * TABLE.columns }, (_, place) =>
        at(Math.floor(place / TABLE.columns), place % TABLE.columns),
      );
      expect(all.filter((each) => isWithin(boundsOf(one), each)).length).toBe(cellsIn(one));
      expect(boundsOf({ anchor: one.corner, corner: one.anchor })).toEqual(boundsOf(one));
    }),
  );
});

test('a paste begins at the first cell, stays in the table, and writes no cell twice', () => {
  fc.assert(
    fc.property(area, texts, (one, pasted) => {
      const { top, start } = boundsOf(one);
      const { written, left } = pasteInto(one, pasted, TABLE);
      expect(written[0]).toEqual({ ...at(top, start), text: '0.0' });
      expect(written.every(({ row, column }) => row < TABLE.rows && column < TABLE.columns)).toBe(true);
      expect(new Set(written.map(({ row, column }) => `${row} ${column}`)).size).toBe(written.length);
      const fits = top + pasted.length <= TABLE.rows && start + (pasted[0]?.length ?? 0) <= TABLE.columns;
      expect(left > 0).toBe(!fits);
      if (fits) expect(new Set(written.map(({ text }) => text)).size).toBe(pasted.flat().length);
    }),
  );
});

test('a single text fills an area, and a row fills as many rows', () => {
  expect(pasteInto(from(1, 1, 2, 2), [['x']], TABLE).written.length).toBe(4);
  expect(pasteInto(from(0, 0, 1, 1), [['a', 'b']], TABLE).written).toEqual([
    { row: 0, column: 0, text: 'a' },
    { row: 0, column: 1, text: 'b' },
    { row: 1, column: 0, text: 'a' },
    { row: 1, column: 1, text: 'b' },
  ]);
  expect(pasteInto(from(7, 0), [['a'], ['b'], ['c']], TABLE)).toEqual({
    written: [{ row: 7, column: 0, text: 'a' }],
    left: 2,
  });
});

test('an area is filled down with its first row, a single row with the one above', () => {
  const textAt = ({ row, column }: { row: number; column: number }) => `${row}.${column}`;
  fc.assert(
    fc.property(area, (one) => {
      const { top, bottom, start, end } = boundsOf(one);
      const source = top === bottom ? top - 1 : top;
      const written = fillDown(one, textAt);
      expect(written.length).toBe(source < 0 ? 0 : (bottom - source) * (end - start + 1));
      expect(written.every(({ row, column, text }) => row > source && text === `${source}.${column}`)).toBe(
        true,
      );
    }),
  );
});
