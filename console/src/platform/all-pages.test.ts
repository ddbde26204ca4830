import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

test('the rows of all pages come in order, and an empty list has none', async () => {
  const asked: number[] = [];
  const read = (last_page: number) => async (number: number) => {
    asked.push(number);
    const rows = last_page === 0 ? [] : [number * 10, number * 10 + 1];
    return { rows, figures: { last_page } };
  };
  expect(await allPages(read(3))).toEqual([10, 11, 20, 21, 30, 31]);
  expect(asked).toEqual([1, 2, 3]);
  expect(await allPages(read(0))).toEqual([]);
});
