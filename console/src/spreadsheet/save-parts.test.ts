import { BODY_BYTES, MOST } from '@sofra/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './save-parts.ts';
import { columnsFor } from './sheet-columns.ts';

const columns = columnsFor(['en', 'ar']);

const edit = (row: number, at: number, text: string) => {
  const column = columns[at % columns.length];
  if (!column) throw new Error('There is no such column.');
  return { row: String(row), column, text, over: '' };
};

test('no more items are saved at once than others wait gladly for', () => {
  const edits = Array.from({ length: MOST.batch + 1 }, (_, row) => edit(row, 2, '7'));
  expect(partsOf(edits).map(({ length }) => length)).toEqual([MOST.batch, 1]);
  expect(partsOf([])).toEqual([]);
  const wide = Array.from({ length: MOST.batch }, (_, row) =>
    columns.map((__, at) => edit(row, at, 'a dish of the day')),
  );
  expect(partsOf(wide.flat())).toHaveLength(1);
});

test('parts have all cells, those of an item together, and fit into a call', () => {
  const cells = fc.array(
    fc.record({
      row: fc.nat(9),
      at: fc.nat(6),
      text: fc.string({ maxLength: 40 }).map((text) => text.repeat(5000)),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(cells, (all) => {
      const edits = all.map(({ row, at, text }) => edit(row, at, text));
      const parts = partsOf(edits);
      expect(new Set(parts.flat())).toEqual(new Set(edits));
      const items = parts.flatMap((part) => [...new Set(part.map(({ row }) => row))]);
      expect(new Set(items).size).toBe(items.length);
      for (const part of parts) {
        const isOne = new Set(part.map(({ row }) => row)).size === 1;
        const bytes = new TextEncoder().encode(JSON.stringify(part.map(({ text }) => text))).length;
        expect(isOne || bytes < BODY_BYTES).toBe(true);
      }
    }),
  );
});
