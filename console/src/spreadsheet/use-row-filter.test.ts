import { expect, test } from 'vitest';
import { sheetRow } from '../../testing/sheet-rows.ts';
import { rowsWith } from './use-row-filter.ts';

const row = (id: string, title: string, ar: string) =>
  sheetRow({ id, texts: { en: { title, description: 'Served with bread' }, ar: { title: ar } } });

const ROWS = [row('1', 'Hummus', 'حُمّص'), row('2', 'Crème brûlée', 'كريم')];

test.each([
  ['hum', ['1']],
  ['حمص', ['1']],
  ['BRULEE creme', ['2']],
  ['bread starters', ['1', '2']],
  ['ummus', []],
])('“%s” finds %j', (typed, ids) => {
  expect([...(rowsWith(ROWS, typed) ?? [])]).toEqual(ids);
});

test('nothing typed is all rows', () => {
  expect(rowsWith(ROWS, ' ')).toBeUndefined();
});
