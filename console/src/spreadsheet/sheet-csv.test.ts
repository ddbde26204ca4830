import { expect, test } from 'vitest';
import { sheetRow } from '../../testing/sheet-rows.ts';
import { readCsv } from '../files/csv.ts';
import { columnsFor, type SheetColumn } from './sheet-columns.ts';
import { writeCsv } from './sheet-csv.ts';
import { ID_HEADING, readSheet } from './sheet-table.ts';

const columns = columnsFor(['en', 'ar']);
const nameOf = ({ key }: SheetColumn) => key;

const tawook = sheetRow({ id: 'b1d6a2f4-3c5e-4a7b-8d9f-0a1b2c3d4e5f' });

test('nothing in a file begins like a formula', () => {
  const table = { rows: [{ ...tawook, texts: { en: { title: '=1+1' } } }], columns, nameOf };
  expect(writeCsv(table, 'en')).toContain(",'=1+1,");
});

test('columns come in any order, parted by anything; those of others and empty rows are passed over', () => {
  const table = { rows: [tawook], columns, namesOf: (column: SheetColumn) => [nameOf(column)] };
  const file = `price;Cost;${ID_HEADING}\n\n31,5;9;${tawook.id.toUpperCase()}\n7;9;somebody else’s\n`;
  const at = columns.findIndex(({ kind }) => kind === 'price');
  expect(readSheet(readCsv(file), table)).toEqual({
    written: [{ row: 0, column: at, text: '31,5', line: 3 }],
    strangers: ['somebody else’s'],
    unread: ['Cost'],
  });
  expect(readSheet(readCsv('price\n31'), table)).toBeUndefined();
  expect(readSheet(readCsv(`${ID_HEADING},Cost\n${tawook.id},9`), table)).toBeUndefined();
});
