import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

const dishesOf = (text: string) =>
  readPastedMenu(text, { currency: 'gbp', main: 'en', others: [] }).sections.flatMap(({ title, items }) =>
    items.map((item) =>
      [
        `${item.doubt ? '? ' : ''}${title} / ${item.title} ${item.price}`,
        item.description,
        ...item.extras.map((extra) => `+ ${extra.title} ${extra.price}`),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );

test('variants with prices below a title with a description are its price and extras', () => {
  const korma = 'Korma\nMild and creamy\nChicken £7.50  Lamb £7.95  Prawn £8.50';
  expect(dishesOf(`CURRIES\n${korma}\nPhall\nVery hot.\nChicken £7.50 Prawn £8.50`)).toEqual([
    'CURRIES / Korma 7.50, Mild and creamy, Chicken, + Lamb 0.45, + Prawn 1.00',
    'CURRIES / Phall 7.50, Very hot. Chicken, + Prawn 1.00',
  ]);
});

test('the same variants below several titles tell that those are dishes', () => {
  const text = 'Balti\nChicken 7,50 €, Prawn 8,50 €\n\nPasanda\nChicken 8,00 € / Prawn 9,50 €';
  expect(dishesOf(text)).toEqual([
    ' / Balti 7.50, Chicken, + Prawn 1.00',
    ' / Pasanda 8.00, Chicken, + Prawn 1.50',
  ]);
});

test('several dishes in a line below a heading are in doubt, each by itself', () => {
  expect(dishesOf('DRINKS\nTea £2.00  Coffee £2.50\nCola £2  Water £1')).toEqual([
    '? DRINKS / Tea 2.00',
    '? DRINKS / Coffee 2.50',
    '? DRINKS / Cola 2',
    '? DRINKS / Water 1',
  ]);
  expect(dishesOf('BURGERS\nBeef £8  Chicken £9')).toEqual(['? BURGERS / Beef 8', '? BURGERS / Chicken 9']);
});

test('variants below a title that may be something else are in doubt', () => {
  expect(dishesOf('Soup £5\nFried rice\nChicken £7  Prawn £8')).toEqual([
    ' / Soup 5',
    '?  / Fried rice 7, Chicken, + Prawn 1',
  ]);
});

test('a price between the words of a line leaves it in doubt, and sizes do not', () => {
  expect(dishesOf('WINE\nMerlot £5 a glass, Bottle £20')).toEqual(['? WINE / Merlot £5 a glass, Bottle 20']);
  expect(dishesOf('COFFEE\nLatte Regular £3.40 Large £3.80')).toEqual([
    'COFFEE / Latte 3.40, Regular, + Large 0.40',
  ]);
});

test('what costs more, and a line with a price before a higher one in brackets, are in doubt', () => {
  expect(dishesOf('Latte £3\nMocha £4\n\nOat milk: supplement £1')).toEqual([
    ' / Latte 3',
    ' / Mocha 4',
    '?  / Oat milk 1, supplement',
  ]);
  expect(dishesOf('PRIMI\nSpaghetti € 4,00 (9,14)')).toEqual(['? PRIMI / Spaghetti € 4,00 9.14']);
});
