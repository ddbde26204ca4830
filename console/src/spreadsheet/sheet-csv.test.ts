import type { Locale } from '@sofra/contract/languages/locales';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsFor, type SheetColumn, textOf } from './sheet-columns.ts';
import { readCsv, textOfFile, writeCsv } from './sheet-csv.ts';
import type { SheetRow } from './sheet-rows.ts';
import { ID_HEADING, readTable } from './sheet-table.ts';

const columns = columnsFor(['en', 'ar']);
const nameOf = ({ key }: SheetColumn) => key;

const text = fc
  .string({
    unit: fc.constantFrom('a', 'ب', 'я', '"', "'", '=', '-', ';', ',', '\t', '\n', ' '),
    maxLength: 9,
  })
  .filter((one) => one.trim() !== '');

const rows = fc.uniqueArray(
  fc.record({ id: fc.uuid(), title: text, description: text, disabled: fc.boolean() }).map(
    ({ id, title, description, disabled }): SheetRow => ({
      id,
      version: 1,
      section: 'Grill',
      menu: 'Dinner',
      currency: 'aed',
      texts: { en: { title, description }, ar: { title: description, description: '' } },
      price: '28.50',
      disabled,
      linked: false,
      title_locked: false,
    }),
  ),
  { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
);

test('a table that is downloaded and uploaded as it is has nothing new, whatever its texts', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom<Locale>('en', 'ar', 'ru'), (all, screen) => {
      const table = { rows: all, columns, nameOf };
      const read = readTable(
        readCsv(textOfFile(new TextEncoder().encode(writeCsv(table, screen)), [])),
        table,
      );
      expect(read?.strangers).toBe(0);
      expect(read?.written).toHaveLength(all.length * columns.length);
      for (const { row, column, text } of read?.written ?? []) {
        const [of, at] = [all[row], columns[column]];
        expect(of && at && text).toBe(of && at && textOf(of, at, screen));
      }
    }),
  );
});

const [tawook] = fc.sample(rows, { numRuns: 1, seed: 1 })[0] ?? [];
if (!tawook) throw new Error('There is no row.');

test('nothing in a file begins like a formula', () => {
  const table = { rows: [{ ...tawook, texts: { en: { title: '=1+1' } } }], columns, nameOf };
  expect(writeCsv(table, 'en')).toContain(",'=1+1,");
});

test('columns come in any order, parted by anything, and those of others are passed over', () => {
  const table = { rows: [tawook], columns, nameOf };
  const file = `price;Cost;${ID_HEADING}\n31,5;9;${tawook.id.toUpperCase()}\n7;9;somebody else’s\n`;
  const at = columns.findIndex(({ kind }) => kind === 'price');
  expect(readTable(readCsv(file), table)).toEqual({
    written: [{ row: 0, column: at, text: '31,5' }],
    strangers: 1,
  });
  expect(readTable(readCsv('price\n31'), table)).toBeUndefined();
  expect(readTable(readCsv(`${ID_HEADING},Cost\n${tawook.id},9`), table)).toBeUndefined();
});

test('a file is read in the letters that its spreadsheet wrote', () => {
  const utf16 = Uint8Array.from([0xff, 0xfe, 0x41, 0x04]);
  expect(textOfFile(utf16, ['en'])).toBe('с');
  expect(textOfFile(Uint8Array.from([0xe1, 0xee, 0xf0, 0xf9]), ['en', 'ru'])).toBe('борщ');
  expect(textOfFile(Uint8Array.from([0xcd, 0xe3, 0xd5]), ['ar', 'ru'])).toBe('حمص');
  expect(textOfFile(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), ['en'])).toBe('café');
});
