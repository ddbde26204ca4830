import { BODY_BYTES, ROOM } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { sheetRow } from '../../testing/sheet-rows.ts';
import { columnsFor } from './sheet-columns.ts';
import { isTooMuch } from './use-sheet.ts';

const dish = (at: number) => sheetRow({ id: `${at}`, price: '28.50' });

const columns = columnsFor(['en']);

/** Another text for a column of each of so many dishes. */
const written = (count: number, kind: string, text: string) =>
  Array.from({ length: count }, (_, at) =>
    columns.filter((column) => column.kind === kind).map((column) => ({ row: dish(at), column, text })),
  ).flat();

test('as many dishes as a menu holds are changed at once, and no more', () => {
  expect(isTooMuch(written(ROOM.menus.items, 'price', '7'))).toBe(false);
  expect(isTooMuch(written(ROOM.menus.items + 1, 'price', '7'))).toBe(true);
  expect(isTooMuch(written(ROOM.menus.items + 1, 'price', '28.5'))).toBe(false);
});

test('fewer dishes are changed at once where their texts are longer than a call', () => {
  expect(isTooMuch(written(Math.ceil(BODY_BYTES / 1000), 'description', 'a'.repeat(1000)))).toBe(true);
});
