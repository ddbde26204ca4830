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
