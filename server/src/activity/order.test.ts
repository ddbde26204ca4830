import { expect, test } from 'vitest';
import { expandOrder } from './order.ts';

const record = { type: 'sections', id: 's' };

test('a stored reorder is read by the rows’ ids', () => {
  const stored = { record, rows: ['a', 'b'], before: { positions: [2, 1] }, after: { positions: [1, 2] } };
  expect(expandOrder(stored)).toEqual({
    record,
    before: { positions: { a: 2, b: 1 } },
    after: { positions: { a: 1, b: 2 } },
  });
});

test('changes stored with ids, or that are no reorder, are read unchanged', () => {
  for (const [before, after] of [
    [{ positions: { a: 2 } }, { positions: { a: 1 } }],
    [{ price: 1 }, { price: 2 }],
    [null, { position: 1 }],
  ])
    expect(expandOrder({ record, before, after })).toEqual({ record, before, after });
});
