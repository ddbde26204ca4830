import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The dishes of a text behind their headings: `heading: title price, extras`. */
const dishesOf = (text: string, currency = 'eur') =>
  readPastedMenu(text, { currency, main: 'en', others: [] }).sections.flatMap(({ title: heading, items }) =>
    items.map(
      ({ title, price, extras }) =>
        `${heading}: ${[`${title} ${price}`, ...extras.map((extra) => `+ ${extra.title} ${extra.price}`)].join(', ')}`,
    ),
  );

test('names of columns stand over a heading too', () => {
  expect(dishesOf('        TAPA     RACIÓN\nPARA PICAR\nBravas  3,50    8,00\nQueso  5,00    14,00')).toEqual(
    ['PARA PICAR: Bravas 3.50, + RACIÓN 4.50', 'PARA PICAR: Queso 5.00, + RACIÓN 9.00'],
  );
});

test('a row of a table that names sizes is a heading, and holds until the next', () => {
  const rows = [
    'HOT\tSmall\tLarge',
    'Latte\t3.00\t3.50',
    'Mocha\t3.25\t4.00',
    'ICED\tMedium\tLarge',
    'Latte\t4.00\t4.25',
  ];
  expect(dishesOf(rows.join('\n'))).toEqual([
    'HOT: Latte 3.00, + Large 0.50',
    'HOT: Mocha 3.25, + Large 0.75',
    'ICED: Latte 4.00, + Large 0.25',
  ]);
});

test('decimals in two columns without names are two prices, and a volume is none', () => {
  expect(dishesOf('House red   5,50   21,00\nLager   0,33   3,50\nCider   0,5   4,20')).toEqual([
    ': House red 5.50, + Size 2 15.50',
    ': Lager 3.50',
    ': Cider 4.20',
  ]);
});

test('words before each of two prices with a currency are the names of their sizes', () => {
  expect(dishesOf('Pancakes - short stack $7.50 / full stack $9.95\nSet 1 / soup 12', 'usd')).toEqual([
    ': Pancakes 7.50, + full stack 2.45',
    ': Set 1 / soup 12',
  ]);
});

test('brackets behind a price in a column describe the dish', () => {
  expect(dishesOf('Cinnamon roll   4.25  (weekends only)\nBrownie   3.50')).toEqual([
    ': Cinnamon roll (weekends only) 4.25',
    ': Brownie 3.50',
  ]);
});

test('lines with a comma in their price are no table', () => {
  expect(dishesOf('Caña 1,80\nVino 2,50 €\nAgua 1,50')).toEqual([
    ': Caña 1.80',
    ': Vino 2.50',
    ': Agua 1.50',
  ]);
  expect(dishesOf('Beer,3.80\nWine,4.50\nWater,2.50')).toEqual([
    ': Beer 3.80',
    ': Wine 4.50',
    ': Water 2.50',
  ]);
});

test('diameters without a unit are sizes', () => {
  expect(
    dishesOf(
      'PIZZA    Ø 26    Ø 32\n1 Margherita    6,00    8,00\n2 Salami    7,00    9,00\n3 Funghi    7,00    9,00',
    ),
  ).toEqual([
    'PIZZA: Margherita 6.00, + Ø 32 2.00',
    'PIZZA: Salami 7.00, + Ø 32 2.00',
    'PIZZA: Funghi 7.00, + Ø 32 2.00',
  ]);
});

test('sizes beside their letters are as many as the amounts below, and dashes part measures with prices', () => {
  expect(dishesOf('     Mid M     Large L\nOrange    12    16\nHouse wine 1/4 l 3,50 - 1/2 l 6,00')).toEqual([
    ': Orange 12, + Large L 4',
    ': House wine 3.50, + 1/2 l 2.50',
  ]);
});

test('fractions, inches, and a volume beside a word in its own place are names of sizes', () => {
  expect(
    dishesOf('TAPAS   Tapa   1/2   Ración\nBravas   3,00   5,00   8,50\n\nPIZZA  10"  14"\nRegina  $9  $12'),
  ).toEqual(['TAPAS: Bravas 3.00, + 1/2 2.00, + Ración 5.50', 'PIZZA: Regina 9, + 14" 3']);
  expect(dishesOf('WINE\n125ml / 175ml / Bottle\nPicpoul, France 6.5 / 8.5 / 34')).toEqual([
    'WINE: Picpoul, France 6.5, + 175ml 2.0, + Bottle 27.5',
  ]);
});

test('an amount before a slash is no part of the measure behind it', () => {
  expect(dishesOf('Pepsi 25cl 2.50 / 50cl 4.00\nKebab 1/2 6.00 / 1/1 10.00')).toEqual([
    ': Pepsi 2.50, + 50cl 1.50',
    ': Kebab 6.00, + 1/1 4.00',
  ]);
});
