import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The sections of a text: the heading, and its dishes as `title price (description)`. */
const sectionsOf = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.map(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title} ${item.price}${item.description && ` (${item.description})`}`),
  ]);

test('a row that names the columns again is a heading', () => {
  const rows = [
    'Salads\tWeight\tPrice',
    'Beetroot\t100\t50',
    '',
    'Main dishes\tWeight\tPrice',
    'Cutlet\t80\t110',
    'Fish\t100/50\t135',
  ];
  expect(sectionsOf(rows.join('\n'))).toEqual([
    ['Salads', 'Beetroot 50 (100)'],
    ['Main dishes', 'Cutlet 110 (80)', 'Fish 135 (100/50)'],
  ]);
});

test('a dish without a price among the rows of a table is no heading', () => {
  expect(sectionsOf('Fish\tCod\t14\nFish\tLobster\tMarket price\nFish\tTrout\t12\nFish\tBass\t15')).toEqual([
    ['Fish', 'Cod 14', 'Trout 12', 'Bass 15'],
  ]);
});

test('an amount below nothing is no price', () => {
  expect(sectionsOf('Name,Price\nSoup,4\nMember’s discount,-3\nStew,-\nTea,2\nPie,- 5')).toEqual([
    ['', 'Soup 4', 'Tea 2', 'Pie 5'],
  ]);
});

test('a row with one cell that begins small describes the dish above', () => {
  expect(sectionsOf('BEER\t0,3 l\t0,5 l\nLager\t3\t4\nALE\nPale\t4\t5\nhoppy\nStout\t4\t5')).toEqual([
    ['BEER', 'Lager 3 (0,3 l)'],
    ['ALE', 'Pale 4 (hoppy, 0,3 l)', 'Stout 4 (0,3 l)'],
  ]);
});

test('a number of pieces in brackets is no price', () => {
  expect(sectionsOf('Starters\n\nEgg roll (2)\n$4.25\n\nPot stickers (6)\n$8.50\nSteamed or fried')).toEqual([
    ['Starters', 'Egg roll 4.25 ((2))', 'Pot stickers 8.50 (Steamed or fried, (6))'],
  ]);
});
