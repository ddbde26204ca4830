import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The dishes of a text: `title price, description, extras`, with a mark before those in doubt. */
const dishesOf = (text: string, currency = 'eur') =>
  readPastedMenu(text, { currency, main: 'en', others: [] }).sections.flatMap(({ items }) =>
    items.map((item) =>
      [
        `${item.doubt ? '? ' : ''}${item.title} ${item.price}`,
        item.description,
        ...item.extras.map(({ title, price }) => `+ ${title} ${price}`),
      ]
        .filter(Boolean)
        .join(', '),
    ),
  );

test('codes in brackets behind a sure price belong to its dish', () => {
  const dishes = [
    'Bruschetta € 5,00 (1)',
    'Spaghetti € 14,00 (1,14)',
    'Soup 6.50 (v)',
    'Knödel 7,20 € (A,C)',
  ];
  expect(dishesOf(dishes.join('\n'))).toEqual([
    'Bruschetta 5.00, (1)',
    'Spaghetti 14.00, (1,14)',
    'Soup 6.50, (v)',
    'Knödel 7.20, (A,C)',
  ]);
  expect(dishesOf('Samosa 4 (2)\nBeer 0,33 (1)\nRosso € 5,00 (6,50)')).toEqual(['? Rosso € 5,00 6.50']);
});

test('pence are hundredths of a pound, and doubtful where they are far below the usual price', () => {
  const text = 'Naan £2.50\nKorma £9.50\nMadras £9.50\nRice £8.95\nMint sauce 80p\nWings 12p';
  expect(dishesOf(text, 'gbp').slice(4)).toEqual(['Mint sauce 0.80', '? Wings 0.12']);
  expect(dishesOf('Naan 3 €\nWings 12p')).toEqual(['Naan 3, Wings 12p']);
});

test('a plus before a price adds to the dish above, and makes no dish of its words', () => {
  expect(dishesOf('Latte 3.40\nOat milk +0.40\n\nMocha 3.70')).toEqual([
    'Latte 3.40, + Oat milk 0.40',
    'Mocha 3.70',
  ]);
  expect(dishesOf('Latte 3.40\nMocha 3.70\nOat milk +40p', 'gbp')).toEqual([
    'Latte 3.40',
    'Mocha 3.70',
    '? Oat milk + 0.40',
  ]);
  expect(dishesOf('Latte\n3.40\n\nMocha\n3.70\n\nOat milk\n+0.40')[2]).toBe('? Oat milk 0.40');
  expect(dishesOf('Item\tPrice\nLatte\t3.40\nOat milk\t+0.40')).toEqual(['Latte 3.40', '? Oat milk 0.40']);
});

test('calories are told in the description, with a weight too', () => {
  expect(dishesOf('Latte 16 € (180 kcal)\nBurger 200 g (450 kcal) 12 €')).toEqual([
    'Latte 16, 180 kcal',
    'Burger 12, 200 g, 450 kcal',
  ]);
});

test('an amount between two languages is a price where the menu is written so, and a year is none', () => {
  const lines = ['Hummus 22 حمص', 'Labneh AED 18 لبنة', 'Falafel 1.5 د.ك فلافل'];
  expect(dishesOf(['Since 1974 منذ', ...lines].join('\n'))).toEqual([
    'Hummus 22, حمص',
    'Labneh 18, لبنة',
    'Falafel 1.5, فلافل',
  ]);
  expect(dishesOf('Tea 3\nHummus 22 حمص')).toEqual(['Tea 3, Hummus 22 حمص']);
});

test('fils are parts of a dinar, and a dash stands for no small coins', () => {
  expect(dishesOf('Karak 250 fils\nTea 50 فلس', 'kwd')).toEqual(['Karak 0.250', 'Tea 0.050']);
  expect(dishesOf('Suppe 8.–\nRösti Fr. 19.50', 'chf')).toEqual(['Suppe 8', 'Rösti 19.50']);
  expect(dishesOf('Mittagstisch Mo–Fr 12,50')).toEqual(['Mittagstisch Mo–Fr 12.50']);
});

test('marks of emphasis are no part of a title', () => {
  expect(dishesOf('- **Latte** – $4\n*Mocha* 5\nBurger* 9')).toEqual(['Latte 4', 'Mocha 5', 'Burger 9']);
});

test('the name of a place with a number, and a remark on a price, are in doubt', () => {
  expect(dishesOf('PHO 24\n24 Station Street\n\nSoup 8')).toEqual(['? PHO 24', 'Soup 8']);
  expect(dishesOf('PHO 24\n\nSOUPS\nBeef - 65k\nChicken - 55k')).toEqual(['? PHO 24']);
  expect(dishesOf('Rice\n$3.00\nSpring Rolls\n$7.50 • Popular').at(-1)).toMatch(/^\? /);
});

test.each([
  ['Lunch set 15 dinner set 25', 'the same word again'],
  ['Chicken 65 half 180', 'a part that is dearer'],
  ['Bœuf 12 500', 'a lone thousand'],
  ['Latte\t150\t190', 'a column without a name'],
])('a price that may be another number of its line is in doubt: %s', (line) => {
  const { sections } = readPastedMenu(line, { currency: 'eur', main: 'en', others: [] });
  expect(sections[0]?.items[0]?.doubt).toMatch(/several|amount/);
});
