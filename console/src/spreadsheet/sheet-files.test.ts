import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { excelOf, inline } from '../../testing/excel-files.ts';
import { sheetRow } from '../../testing/sheet-rows.ts';
import { FileTooLarge, openFile } from '../files/open-file.ts';
import { readPastedMenu } from '../pasting/reader/read-menu.ts';
import { textOfSheets } from '../pasting/sheets-text.ts';
import { phrases as words } from './phrases/en/spreadsheet.ts';
import { columnsFor, readCell, type SheetColumn, textOf } from './sheet-columns.ts';
import { type FileKind, fileOf, tableIn } from './sheet-files.ts';
import type { SheetTable } from './sheet-table.ts';

const columns = columnsFor(['en', 'ar']);
const nameOf = ({ key }: SheetColumn) => key;

const LETTERS = [
  'a',
  'ب',
  'я',
  '😋',
  '"',
  "'",
  '=',
  '+',
  '-',
  '@',
  ';',
  ',',
  '<',
  '&',
  '>',
  '\t',
  '\n',
  ' ',
  '_x0041_',
  '\u0085',
  '\ufffd',
  '\u0001',
];

const text = fc
  .string({ unit: fc.constantFrom(...LETTERS), maxLength: 9 })
  .filter((one) => one.trim() !== '');

const row = fc
  .record({
    id: fc.uuid(),
    title: text,
    description: text,
    disabled: fc.boolean(),
    price: fc.constantFrom('28.50', '0.10', '9999999.99'),
    currency: fc.constantFrom('aed', 'rub'),
  })
  .map(({ title, description, ...plain }) =>
    sheetRow({
      ...plain,
      texts: { en: { title, description }, ar: { title: description, description: '' } },
    }),
  );

const rows = fc.uniqueArray(row, { selector: ({ id }) => id, minLength: 1, maxLength: 5 });

/** Reads a file for a table, whatever it is called. */
const read = ({ nameOf, ...table }: SheetTable, ...parts: BlobPart[]) =>
  tableIn(new File(parts, 'table'), { ...table, namesOf: (column) => ['of another', nameOf(column)] }, []);

test('a table that goes to a file and comes back as it is has nothing new, whatever its texts', async () => {
  const kinds = fc.constantFrom<FileKind>('csv', 'xlsx');
  await fc.assert(
    fc.asyncProperty(rows, kinds, fc.constantFrom(...LOCALE_CODES), async (all, kind, screen) => {
      const table = { rows: all, columns, nameOf };
      const back = await read(table, await fileOf(kind, table, screen));
      expect(back?.strangers).toBe(0);
      expect(back?.written).toHaveLength(all.length * columns.length);
      for (const { row, column, text } of back?.written ?? []) {
        const [of, at] = [all[row], columns[column]];
        if (!of || !at) throw new Error('There is no such cell.');
        if (at.kind === 'price') expect(readCell(of, at, text)).toEqual({});
        else expect(text).toBe(textOf(of, at, screen));
      }
    }),
  );
});

const [dish] = fc.sample(row, { numRuns: 1, seed: 1 });
if (!dish) throw new Error('There is no dish.');
const table = { rows: [dish], columns, nameOf };

const excel = (...rows: readonly string[]) => excelOf({ Menu: rows });

const HEAD = `<row r="1">${inline('A1', 'ID')}${inline('B1', 'price')}</row>`;
const withPrice = (cell: string) => excel(HEAD, `<row r="2">${inline('A2', dish.id)}${cell}</row>`);

test.each([
  ['12.100000000000001', '12.1'],
  ['12.1', '12.1'],
  ['1.155E1', '11.55'],
  ['12.3585', '12.3585'],
  ['31', '31'],
])('the number %s of a cell is read as %s', async (number, typed) => {
  const back = await read(table, withPrice(`<c r="B2"><f>1*1</f><v>${number}</v></c>`));
  expect(back?.written.map(({ text }) => text)).toEqual([typed]);
});

test('a formula without a result is no empty cell', async () => {
  const back = await read(table, withPrice('<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'));
  expect(back?.written.map(({ text }) => text)).toEqual(['#DIV/0!']);
});

test('nothing in an Excel file is a formula', async () => {
  const sum = Object.assign({ ...dish }, { texts: { en: { title: '=1+1' } } });
  const file = await fileOf('xlsx', { ...table, rows: [sum] }, 'en');
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).not.toContain('<f');
});

test('the table is found on whichever sheet it is', async () => {
  const notes = [`<row r="1">${inline('A1', 'Notes')}</row>`];
  const priced = [HEAD, `<row r="2">${inline('A2', dish.id)}<c r="B2"><v>7</v></c></row>`];
  const back = await read(table, excelOf({ notes, priced }));
  expect(back?.written.map(({ text }) => text)).toEqual(['7']);
});

test('a cell is taken from the first sheet that has it, and each sheet may have columns of its own', async () => {
  const [other] = fc.sample(row, { numRuns: 1, seed: 2 });
  if (!other) throw new Error('There is no dish.');
  const line = (id: string, cell: string) => `<row r="2">${inline('A2', id)}${cell}</row>`;
  const sheets = {
    new: [HEAD, line(dish.id, '<c r="B2"><v>7</v></c>')],
    old: [HEAD, line(dish.id, '<c r="B2"><v>5</v></c>')],
    names: [
      `<row r="1">${inline('A1', 'ID')}${inline('B1', 'title.en')}</row>`,
      line(other.id, inline('B2', 'Soup')),
      `<row r="3">${inline('A3', dish.id)}${inline('B3', 'Tea')}</row>`,
      `<row r="4">${inline('A4', 'of another venue')}${inline('B4', 'Cake')}</row>`,
    ],
    copy: [HEAD, line('of another venue', '<c r="B2"><v>5</v></c>')],
  };
  const back = await read({ ...table, rows: [dish, other] }, excelOf(sheets));
  expect(back?.written.map(({ row, text }) => [row, text])).toEqual([
    [0, '7'],
    [1, 'Soup'],
    [0, 'Tea'],
  ]);
  expect(back?.strangers).toBe(1);
});

test('an empty row between others is no stranger', async () => {
  const back = await read(
    table,
    excel(HEAD, '<row r="2"></row>', `<row r="3">${inline('A3', dish.id)}</row>`),
  );
  expect(back?.strangers).toBe(0);
});

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['opens to too much', zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1_048_576) })],
  ['has a cell far away', excel(HEAD, `<row r="1048576">${inline('XFD1048576', 'x')}</row>`)],
  ['has more rows than there are', excel(HEAD, '<row r="999999999"></row>')],
])('a file that %s is refused before it is read', async (_, bytes) => {
  await expect(read(table, bytes)).rejects.toThrow(FileTooLarge);
});

const textRow = (row: number) => `<row r="${row}">${inline(`B${row}`, 'Soup')}</row>`;

/** The least milliseconds of the processor that reading a sheet takes in three tries. */
async function costOf(sheet: string): Promise<number> {
  const costs: number[] = [];
  for (let tried = 0; tried < 3; tried += 1) {
    const begin = process.threadCpuUsage();
    await read(table, excel(sheet));
    costs.push(process.threadCpuUsage(begin).user / 1000);
  }
  return Math.min(...costs);
}

/** The letters of a sheet that is read anew with each of its parts by a careless search: for minutes. */
const LONG = 240_000;

test.each(['<c ', '<!--', '<c r="A1" t="', 'r="A1" t="n" '])(
  'a sheet of nothing but %s is read in linear time',
  async (part) => {
    const rows = Array.from({ length: LONG / 60 }, (_, at) => textRow(at + 2));
    const ordinary = await costOf(HEAD + rows.join(''));
    expect(await costOf(`<row r="1"><c ${part.repeat(LONG / part.length)}`)).toBeLessThan(4 * ordinary);
  },
);

test('a cell far away that is merely coloured is no matter', async () => {
  const back = await read(
    table,
    excel(HEAD, `<row r="2">${inline('A2', dish.id)}</row>`, '<row r="1000"><c r="XFD1000" s="0"/></row>'),
  );
  expect(back?.strangers).toBe(0);
});

test('an archive that says less than it is opens to no more than that', async () => {
  const bytes = withPrice('<c r="B2"><v>7</v></c>');
  const view = new DataView(bytes.buffer);
  // The list at the end of an archive says how large its parts are.
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && at + 24 < bytes.length) view.setUint32(at + 24, 10, true);
  expect(await read(table, bytes)).toBeUndefined();
});

test.each<[string, BlobPart]>([
  ['another archive', zipSync({ 'word/document.xml': strToU8('<document/>') })],
  ['the beginning of an archive', strToU8('PK\u0003\u0004')],
  ['a sheet without our table', excel(`<row r="1">${inline('A1', 'Price')}</row>`)],
  ['a text', 'Dear Sir'],
  ['nothing', ''],
])('%s is none of our files', async (_, part) => {
  expect(await read(table, part)).toBeUndefined();
});

test.each(['csv', 'xlsx'] as const)('a table that went to a file becomes a new menu: %s', async (kind) => {
  const texts = {
    en: { title: 'Lentil soup', description: 'with lemon' },
    ar: { title: 'شوربة عدس', description: 'مع ليمون' },
    ru: { title: 'Чечевичный суп', description: 'с лимоном' },
  };
  const names = words.sheet.columns;
  const named: SheetTable = {
    rows: [sheetRow({ texts, price: '18.25' }), sheetRow({ texts, price: '31.75' })],
    columns: columnsFor(['en', 'ar', 'ru']),
    nameOf: (column) =>
      'locale' in column && !column.isMain
        ? names[`${column.kind}In`].replace('{{language}}', column.locale)
        : names[column.kind],
  };
  const opened = await openFile(new File([await fileOf(kind, named, 'en')], 'menu'), []);
  const text = 'text' in opened ? opened.text : textOfSheets(opened.sheets);
  const { sections, left } = readPastedMenu(text, { currency: 'aed', main: 'en', others: ['ar', 'ru'] });
  const { en, ...others } = texts;
  const dish = { ...en, translations: others };
  expect(sections.map(({ title }) => title)).toEqual(['Starters']);
  expect(sections[0]?.items).toMatchObject([
    { ...dish, price: '18.25' },
    { ...dish, price: '31.75' },
  ]);
  expect(left).toEqual([]);
});
