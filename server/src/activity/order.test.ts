import { expect, test } from 'vitest';
import { expandOrder } from './order.ts';

const record = { type: 'sections', id: 's' };

test('a record of rows that have moved is told by their ids', () => {
  const stored = { record, rows: ['a', 'b'], before: { positions: [2, 1] }, after: { positions: [1, 2] } };
  expect(expandOrder(stored)).toEqual({
    record,
    before: { positions: { a: 2, b: 1 } },
    after: { positions: { a: 1, b: 2 } },
  });
});

test('what was recorded with the ids, or is no order, is told as it is', () => {
  for (const [before, after] of [
    [{ positions: { a: 2 } }, { positions: { a: 1 } }],
    [{ price: 1 }, { price: 2 }],
    [null, { position: 1 }],
  ])
    expect(expandOrder({ record, before, after })).toEqual({ record, before, after });
});
