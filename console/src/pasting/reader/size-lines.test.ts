import { expect, test } from 'vitest';
import { someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';
import { SIZES_IN_LANGUAGES } from './testing/sizes-in-languages.ts';

const NAMES = ['Bruno', 'Carla', 'Dora'];
const AMOUNTS = [
  [12, 16, 21],
  [14, 18, 23],
  [13, 17, 22],
] as const;

type Pair = readonly [size: string, amount: number];
/** The lines below a title that has none of its own. */
const LAYOUTS: { [layout: string]: (pairs: readonly Pair[]) => string } = {
  'slashes on the next line': (pairs) => pairs.map(([size, amount]) => `${size} ${amount}`).join(' / '),
  'commas on the next line': (pairs) => pairs.map(([size, amount]) => `${size} ${amount}`).join(', '),
  'dashes on the next line': (pairs) => pairs.map(([size, amount]) => `${size} ${amount},00`).join(' - '),
  'a currency on the next line': (pairs) => pairs.map(([size, amount]) => `${size} ${amount} €`).join(' | '),
  'colons on the next line': (pairs) => pairs.map(([size, amount]) => `${size}: ${amount}`).join('; '),
  'a line for each': (pairs) => pairs.map(([size, amount]) => `${size} ${amount}`).join('\n'),
  'a line for each with leaders': (pairs) =>
    pairs.map(([size, amount]) => `${size} ..... ${amount} €`).join('\n'),
};

test.each(Object.entries(SIZES_IN_LANGUAGES))('sizes below a title are its prices: %s', (_, words) => {
  const sizes = words.split(',');
  for (const [at, [layout, lines]] of Object.entries(LAYOUTS).entries())
    for (const [turn, gap] of ['\n', '\n\n'].entries())
      for (const description of someOf(['', 'roasted, with almonds\n'], at + turn, 2)) {
        const rows = NAMES.map((name, at) => {
          const pairs = sizes.map((size, which): Pair => [size, AMOUNTS[at]?.[which] ?? 0]);
          return `${name}\n${description}${lines(pairs)}`;
        });
        const text = `# DRINKS\n\n${rows.join(gap)}\n\n# SNACKS\n\nToast 7\nSoup 9`;
        const { sections } = readPastedMenu(text, { currency: 'eur', main: 'en', others: [] });
        const got = sections.map(({ title, items }) => [
          title,
          ...items.map((item) => [
            item.title,
            Number(item.price),
            item.doubt,
            ...item.extras.map(({ price }) => Number(price)),
          ]),
        ]);
        const wanted = NAMES.map((name, at) => {
          const [first = 0, ...others] = (AMOUNTS[at] ?? []).slice(0, sizes.length);
          return [name, first, undefined, ...others.map((amount) => amount - first)];
        });
        expect(got[0], `${layout}: ${text}`).toEqual(['DRINKS', ...wanted]);
        expect(got[1]?.length, text).toBe(3);
      }
});

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.map(({ title, items }) => [
    title,
    ...items.map(({ title: name, price, doubt, extras }) =>
      [
        `${doubt ? '? ' : ''}${name} ${price}`,
        ...extras.map((extra) => `+ ${extra.title} ${extra.price}`),
      ].join(', '),
    ),
  ]);

test('one size below a title is its price, and below capitals a dish', () => {
  expect(read('# Bar\n\nCider\nPint bottle €6.50\n\nWhiskey\n€5.80')).toEqual([
    ['Bar', 'Cider 6.50', 'Whiskey 5.80'],
  ]);
  expect(read('DRINKS\nCan of soda 2\nBottle 4\nWater 1')).toEqual([
    ['DRINKS', 'Can of soda 2', 'Bottle 4', 'Water 1'],
  ]);
  expect(read('DRINKS\nBottle 4\nWater 1')).toEqual([['DRINKS', 'Bottle 4', 'Water 1']]);
});

test('a size below a dish with its own price is in doubt', () => {
  expect(read('WINE\nMerlot 24\nsmooth, ruby\nGlass 6\nRioja 30')).toEqual([
    ['WINE', 'Merlot 24', '? Glass 6', 'Rioja 30'],
  ]);
  expect(read('COFFEE\nLatte 3\nLarge 4\nMocha 3')).toEqual([['COFFEE', 'Latte 3', '? Large 4', 'Mocha 3']]);
});

test.each([
  ['P 9 / G 13', 'Soup 9, + Large 4'],
  ['P 9,00 G 13,00', 'Soup 9.00, + Large 4.00'],
  ['P 9 | M 11 | G 13', 'Soup 9, + Medium 2, + Large 4'],
  ['CH 35 / GDE 55', 'Soup 35, + Large 20'],
  ['S 9 / M 11 / L 13', 'Soup 9, + Medium 2, + Large 4'],
  ['H 120 / F 220', 'Soup 120, + Full 100'],
])('letters in the place of sizes: %s', (row, wanted) => {
  expect(read(`Soup ${row}`)).toEqual([['', wanted]]);
  expect(read(`# Soups\n\nSoup\n${row}\n\nBread\n3 €`)).toEqual([['Soups', wanted, 'Bread 3']]);
});

test.each(['Soup (a, g) 9', 'Suppe G 9', 'Vitamin C 9 / D 12', 'Silvaner 0,25 l 6,50 €', 'Glass 0.2 l 5'])(
  'letters of another kind are none: %s',
  (line) => {
    const [section] = readPastedMenu(`MAINS\nPie 12\n${line}`, {
      currency: 'eur',
      main: 'en',
      others: [],
    }).sections;
    expect(section?.items.at(-1)?.extras).toEqual([]);
  },
);
