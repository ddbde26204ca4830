import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';
import { SIZES_IN_LANGUAGES } from './testing/sizes-in-languages.ts';

const AMOUNTS = [
  [12, 16, 21],
  [14, 18, 23],
  [13, 17, 22],
  [15, 19, 25],
] as const;
const NAMES = ['Bruno', 'Carla', 'Dora', 'Elena'];

type Row = { name: string; amounts: readonly number[]; pairs: string[][] };
/** The places of the names: `over` makes the lines over the dishes, and `row` the line of one. */
type Place = { over: (sizes: string[]) => string; row: (row: Row) => string };

const above = (over: Place['over'], between: string): Place => ({
  over,
  row: ({ name, amounts }) => `${name}${between === ' / ' ? ' ' : between}${amounts.join(between)}`,
});
const inRow = (one: (size: string, amount: string) => string, between: string): Place => ({
  over: () => 'DRINKS',
  row: ({ name, pairs }) =>
    `${name} ${pairs.map(([size = '', amount = '']) => one(size, amount)).join(between)}`,
});

const PLACES: { [place: string]: Place } = {
  'cells beside the heading': above((sizes) => `DRINKS\t${sizes.join('\t')}`, '\t'),
  'cells below the heading': above((sizes) => `DRINKS\n\t${sizes.join('\t')}`, '\t'),
  'columns beside the heading': above((sizes) => `DRINKS    ${sizes.join('   ')}`, '   '),
  'brackets beside the heading': above((sizes) => `DRINKS (${sizes.join(' / ')})`, ' / '),
  'a line below the heading': above((sizes) => `DRINKS\n${sizes.join(' / ')}`, ' / '),
  'columns below the heading': above((sizes) => `DRINKS\n        ${sizes.join('    ')}`, '    '),
  'brackets in the line': {
    over: () => 'DRINKS',
    row: ({ name, amounts, pairs }) =>
      `${name} (${pairs.map(([size]) => size).join('/')}) ${amounts.join('/')}`,
  },
  'before each price': inRow((size, amount) => `${size} ${amount}`, ' / '),
  'before each, with commas': inRow((size, amount) => `${size} ${amount}`, ', '),
  'before each, with blanks': inRow((size, amount) => `${size} ${amount}`, ' '),
  'behind each in brackets': inRow((size, amount) => `${amount} (${size})`, ' / '),
  'before each with a currency': inRow((size, amount) => `${size} ${amount} €`, ' | '),
  'before each with a colon': inRow((size, amount) => `${size}: ${amount}`, '; '),
};

test.each(Object.entries(SIZES_IN_LANGUAGES))('names of sizes are read in every place: %s', (_, words) => {
  const sizes = words.split(',');
  for (const [place, { over, row }] of Object.entries(PLACES)) {
    const rows = NAMES.map((name, at): string => {
      const amounts = (AMOUNTS[at] ?? []).slice(0, sizes.length);
      return row({ name, amounts, pairs: sizes.map((size, which) => [size, String(amounts[which])]) });
    });
    const text = `${over(sizes)}\n${rows.join('\n')}`;
    const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
    const got = sections.flatMap(({ title, items }) =>
      items.map((item) => [
        title,
        item.title,
        item.price,
        item.doubt,
        ...item.extras.map(({ price }) => price),
      ]),
    );
    const wanted = NAMES.map((name, at) => {
      const [first = 0, ...others] = (AMOUNTS[at] ?? []).slice(0, sizes.length);
      return ['DRINKS', name, String(first), undefined, ...others.map((amount) => String(amount - first))];
    });
    expect(got, `${place}: ${text}`).toEqual(wanted);
    const named = sections[0]?.items.every(({ extras }) =>
      extras.every(({ title }) => !/^Size [23]$/.test(title)),
    );
    expect(named, text).toBe(true);
  }
});
