import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The dishes of a text with their extras; one in doubt begins with a question mark. */
const dishesOf = (text: string) =>
  readPastedMenu(text, { currency: 'usd', main: 'en', others: [] }).sections.flatMap(({ items }) =>
    items.map(({ title, price, doubt, extras }) =>
      [
        `${doubt ? '? ' : ''}${title} ${price}`,
        ...extras.map((extra) => `+ ${extra.title} ${extra.price}`),
      ].join(', '),
    ),
  );

test('what is added right below a dish is its extra', () => {
  expect(dishesOf('Rump steak $21\nchips, tomato\nAdd peppercorn sauce $2.50')).toEqual([
    'Rump steak 21, + peppercorn sauce 2.50',
  ]);
  expect(dishesOf('BLT $9\nGrilled cheese $8\nadd tomato $1, add bacon $2.50\nReuben $14')).toEqual([
    'BLT 9',
    'Grilled cheese 8, + tomato 1, + bacon 2.50',
    'Reuben 14',
  ]);
});

test('what is added below the last of several dishes may be meant for all, and is in doubt', () => {
  expect(dishesOf('Burger $9\nPatty melt $8\nAdd bacon $2\n\nCola $3')).toEqual([
    'Burger 9',
    'Patty melt 8',
    '? Add bacon 2',
    'Cola 3',
  ]);
});

test('a dish with something at a higher price is a dearer way to have it, and a title with a capital is a dish', () => {
  expect(dishesOf('Caesar salad 60\nromaine, croutons\nwith chicken 75\nwith prawns 85\nSoup 40')).toEqual([
    'Caesar salad 60, + with chicken 15, + with prawns 25',
    'Soup 40',
  ]);
  expect(dishesOf('Plain 35\nWith meat 50')).toEqual(['Plain 35', 'With meat 50']);
  expect(dishesOf('PIES\nс мясом 150\nс творогом 180')).toEqual(['с мясом 150', 'с творогом 180']);
});

test('an addition that follows a description in its line, and one below a price on its own line, are extras', () => {
  expect(dishesOf('Eggs $8\nwith toast. Add bacon $3.50\nPancakes $9')).toEqual([
    'Eggs 8, + bacon 3.50',
    'Pancakes 9',
  ]);
  expect(
    dishesOf('Caesar Salad\nCroutons\n$16\nWith chicken $20\n\nBurrata\nBasil\n$18\n\nChowder\n$14'),
  ).toEqual(['Caesar Salad 16, + With chicken 4', 'Burrata 18', 'Chowder 14']);
});

test('a line has several additions with one word before them', () => {
  for (const line of [
    'add poached egg 3.5, bacon 6.5',
    'Add poached egg 3.5 / bacon 6.5',
    'Add: poached egg $3.5 | bacon $6.5',
    'add poached egg $3.5 or bacon $6.5',
    'Extras: poached egg 3.5, bacon 6.5',
    'Add poached egg +3.5, bacon +6.5',
    'feta, dukkah. Add poached egg 3.5, bacon 6.5',
    'feta, dukkah (add poached egg 3.5, bacon 6.5)',
  ])
    expect(dishesOf(`ALL DAY\n\nAvo 22\n${line}\n\nToast 9`), line).toEqual([
      'Avo 22, + poached egg 3.5, + bacon 6.5',
      'Toast 9',
    ]);
});

test('with a capital a dearer way to have a dish stands below its description, or before another dish', () => {
  const wanted = ['Caesar 58, + With chicken 14, + With prawns 24', 'Fattoush 48'];
  expect(dishesOf('Caesar 58\nromaine, croutons\nWith chicken 72\nWith prawns 82\n\nFattoush 48')).toEqual(
    wanted,
  );
  expect(dishesOf('Caesar 58\nWith chicken 72\nWith prawns 82\nFattoush 48')).toEqual(wanted);
});

test('words in italics below a dish describe it, and others in them are headings', () => {
  const text =
    '*Burgers*\nClassic 32\n_crispy chicken, slaw_\nVeggie 30\n_Served with fries_\n_Hot drinks_\nTea 5';
  const { sections } = readPastedMenu(text, { currency: 'usd', main: 'en', others: [] });
  expect(sections.map(({ title, items }) => [title, ...items.map((item) => item.description)])).toEqual([
    ['Burgers', 'crispy chicken, slaw', 'Served with fries'],
    ['Hot drinks', ''],
  ]);
});
