import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetRow } from '../../testing/sheet-rows.ts';
import { columnsFor, isWritable, readCell, type SheetColumn, textOf, together } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

const ROW = sheetRow({
  price: '1250.50',
  texts: { en: { title: 'Hummus', description: 'With bread\nand oil' }, ar: { title: 'حمص' } },
});

const COLUMNS = columnsFor(['en', 'ar']);
const column = (key: string): SheetColumn =>
  COLUMNS.find((one) => one.key === key) ?? { key, kind: 'section' };

test('the columns are those of the main language, and then of each other', () => {
  expect(COLUMNS.map(({ key }) => key)).toEqual([
    'section',
    'title.en',
    'price',
    'description.en',
    'status',
    'title.ar',
    'description.ar',
  ]);
});

test.each(['en', 'ar', 'ru'])('what a cell shows in %s is read as no change', (screen) => {
  const row = fc.record({
    units: fc.integer({ min: 1, max: 9_999_999 }),
    disabled: fc.boolean(),
    currency: fc.constantFrom('aed', 'kwd', 'jpy'),
  });
  fc.assert(
    fc.property(row, ({ units, disabled, currency }) => {
      const digits = { aed: 2, kwd: 3, jpy: 0 }[currency] ?? 2;
      const shown: SheetRow = { ...ROW, disabled, currency, price: (units / 10 ** digits).toFixed(digits) };
      for (const one of COLUMNS) expect(readCell(shown, one, textOf(shown, one, screen))).toEqual({});
    }),
  );
});

test.each([
  ['12', '12.00'],
  ['12,5', '12.50'],
  ['AED 12.50', '12.50'],
  ['12.50 د.إ.', '12.50'],
  ['١٢٫٥', '12.50'],
  ['1,300', '1300.00'],
])('a price is read as %s', (text, price) => {
  expect(readCell(ROW, column('price'), text)).toEqual({ value: { price } });
});

test.each([
  ['', 'required'],
  ['0', 'not_positive'],
  ['-5', 'not_positive'],
  ['250 g', 'invalid_amount'],
  ['$12', 'invalid_amount'],
  ['99999999', 'too_big'],
])('“%s” is no price: %s', (text, code) => {
  expect(readCell(ROW, column('price'), text)).toMatchObject({ problem: { code } });
});

test('a status is read in every language, and nothing else is one', () => {
  for (const word of ['Inactive', 'FALSE', 'no', 'غير نشطة', 'нет'])
    expect(readCell(ROW, column('status'), word)).toEqual({ value: { disabled: true } });
  for (const word of ['active', 'Yes', 'نعم', 'да'])
    expect(readCell(ROW, column('status'), word)).toEqual({});
  expect(readCell(ROW, column('status'), 'perhaps')).toMatchObject({ problem: { code: 'invalid_format' } });
});

test('texts are judged by the rules of their language', () => {
  expect(readCell(ROW, column('title.en'), ' ')).toMatchObject({ problem: { code: 'required' } });
  expect(readCell(ROW, column('title.en'), 'ab')).toMatchObject({ problem: { code: 'too_short' } });
  expect(readCell(ROW, column('title.ar'), '')).toEqual({ value: { texts: { ar: { title: '' } } } });
  expect(readCell(ROW, column('title.ar'), 'one\ntwo')).toMatchObject({
    problem: { code: 'invalid_characters' },
  });
  expect(readCell(ROW, column('description.en'), ' With bread\nand oil ')).toEqual({});
  expect(readCell(ROW, column('description.ar'), 'x'.repeat(2001))).toMatchObject({
    problem: { code: 'too_long' },
  });
});

test('a section and a translation of a locked title can’t be changed', () => {
  const locked = { ...ROW, title_locked: true };
  expect(COLUMNS.filter((one) => !isWritable(locked, one)).map(({ key }) => key)).toEqual([
    'section',
    'title.ar',
  ]);
  expect(COLUMNS.filter((one) => !isWritable(ROW, one)).map(({ key }) => key)).toEqual(['section']);
});

test('values of several cells are one change of their item', () => {
  expect(
    together([
      { price: '5.00' },
      { texts: { ar: { title: 'حمص' } } },
      { texts: { ar: { description: '' }, en: { title: 'Hummus' } } },
    ]),
  ).toEqual({ price: '5.00', texts: { ar: { title: 'حمص', description: '' }, en: { title: 'Hummus' } } });
});
