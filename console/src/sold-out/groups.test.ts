import { expect, test } from 'vitest';
import { grouped, type Sellable } from './groups.ts';

const one = (id: string, title: string, more: Partial<Sellable> = {}): Sellable => ({
  id,
  record_type: 'extras',
  title,
  above: ['Lunch', 'Grill', `Dish ${id}`],
  sold_out: false,
  since: null,
  until: null,
  actor: null,
  ...more,
});

test('extras of one name are one row; items, and extras that say something else, are not', () => {
  const rows = grouped([
    one('1', 'Cheese'),
    one('2', 'Cheese', { record_type: 'items' }),
    one('3', 'Cheese'),
    one('4', 'Cheese', { sold_out: true }),
    one('5', 'Cheese', { record_type: 'items' }),
  ]);
  expect(rows.map(({ ids }) => ids)).toEqual([['1', '3'], ['2'], ['4'], ['5']]);
  expect(rows[0]?.dishes).toEqual(['Dish 1', 'Dish 3']);
});
