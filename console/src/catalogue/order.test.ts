import { expect, test } from 'vitest';
import { withMoves } from './order.ts';
import type { Row } from './rows.ts';

const row = (id: string) => ({ id }) as Row;
const page = ['a', 'b', 'c'].map(row);
const idsAfter = (...moves: [string, number][]) =>
  withMoves(
    page,
    moves.map(([id, position]) => ({ row: row(id), position })),
    10,
  ).map(({ id }) => id);

test('a row moves within its page', () => {
  expect(idsAfter(['a', 13])).toEqual(['b', 'c', 'a']);
  expect(idsAfter(['c', 11])).toEqual(['c', 'a', 'b']);
});

test('moves follow each other', () => {
  expect(idsAfter(['a', 13], ['b', 12])).toEqual(['c', 'b', 'a']);
});

test('a row that leaves the page is dropped', () => {
  expect(idsAfter(['b', 1])).toEqual(['a', 'c']);
  expect(idsAfter(['b', 99])).toEqual(['a', 'c']);
});

test('a row of another page changes nothing here', () => {
  expect(idsAfter(['z', 11])).toEqual(['a', 'b', 'c']);
});
