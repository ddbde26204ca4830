import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralText, ownText, readCells, writeCells } from './cells-text.ts';

const text = fc
  .string({
    unit: fc.constantFrom('a', 'ب', 'я', '"', "'", '=', '+', '-', '@', '\t', '\n', ' ', '1'),
    maxLength: 12,
  })
  .filter((one) => !one.includes('\r'));

const cells = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  )
  // A last line without a letter is the end of the one before.
  .filter((rows) => rows.length === 1 || rows.at(-1)?.join('') !== '');

test('what is copied and pasted back is the same, whatever it is', () => {
  fc.assert(
    fc.property(cells, (rows) => {
      expect(readCells(writeCells(rows))).toEqual(rows);
    }),
  );
});

test('nothing that is copied begins like a formula', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(neutralText(one)).not.toMatch(/^[=+\-@\t\r]/);
      expect(ownText(neutralText(one))).toBe(one);
    }),
  );
});

test.each([
  ['a cell', 'Hummus', [['Hummus']]],
  ['a row of Excel', 'Hummus\t12.50\r\n', [['Hummus', '12.50']]],
  [
    'rows',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    '\t\n\tx',
    [
      ['', ''],
      ['', 'x'],
    ],
  ],
  ['lines in a cell', '"one\r\ntwo"\tb', [['one\ntwo', 'b']]],
  ['quotes within a name', '"Best" burger\tb', [['"Best" burger', 'b']]],
  ['a name in quotes', '"Best"\tb', [['"Best"', 'b']]],
  ['a measure', 'Pizza 12"\n', [['Pizza 12"']]],
  ['a quote without an end', '"Best\tb', [['"Best', 'b']]],
  ['a neutral formula', "'=1+1\t'-10 %\t'quoted'", [['=1+1', '-10 %', "'quoted'"]]],
  ['nothing', '', [['']]],
])('reads %s', (_what, pasted, expected) => {
  expect(readCells(pasted)).toEqual(expected);
});
