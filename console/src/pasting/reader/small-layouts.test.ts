import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

const read = (text: string) =>
  readPastedMenu(text, { currency: 'eur', main: 'en', others: [] }).sections.flatMap(({ items }) => items);

/** Dishes as `title | price | description | + extra price`, those in doubt behind a question mark. */
const dishes = (text: string) =>
  read(text).map(({ doubt, title, price, description, extras }) =>
    [
      (doubt ? '? ' : '') + title,
      price,
      description,
      ...extras.map((extra) => `+ ${extra.title} ${extra.price}`),
    ]
      .filter(Boolean)
      .join(' | '),
  );

test('ways to have a dish that begin with the same word are its sizes', () => {
  expect(dishes('Caesar with chicken / with prawns 14 / 18')).toEqual([
    'Caesar | 14 | with chicken | + with prawns 4',
  ]);
  expect(dishes('Huîtres, les 6 / les 12   14 € / 26 €')).toEqual(['Huîtres | 14 | les 6 | + les 12 12']);
  // Two names of one dish begin alike by chance, and there are not as many as prices.
  expect(dishes('Soup with fish / with meat 14')).toEqual(['Soup with fish / with meat | 14']);
});

test('the first of two sizes needs no name', () => {
  expect(dishes('Espresso / double – 2,40 / 3,60')).toEqual(['Espresso | 2.40 | + double 1.20']);
});

test('a unit behind the last number of a heading is that of all its sizes', () => {
  expect(dishes('Draught beer (0.3 / 0.5 l)\nLager 4 / 6\nIPA 5 / 7')).toEqual([
    'Lager | 4 | 0.3 l | + 0.5 l 2',
    'IPA | 5 | 0.3 l | + 0.5 l 2',
  ]);
});

test('a measure leaves the words around it whole', () => {
  expect(dishes('Beef fillet (180 g), pepper sauce 28')).toEqual(['Beef fillet, pepper sauce | 28 | 180 g']);
  expect(dishes('Cheese board (brie, honey) 200/40 19')).toEqual(['Cheese board | 19 | brie, honey, 200/40']);
  expect(dishes('2 pcs meal 18\n4 pcs meal 28')).toEqual(['2 pcs meal | 18', '4 pcs meal | 28']);
  expect(dishes('6 pcs wings 8')).toEqual(['wings | 8 | 6 pcs']);
});

test('columns name allergens and diets in words, by codes or with a mark each', () => {
  const found = read(
    [
      'Item\tPrice\tAllergens\tVegan\tNuts',
      'Soup\t5\tMilk, Celery\tno\t',
      'Cake\t4\tNone\tyes\tx',
      'Fish\t12\tFish; smoke',
    ].join('\n'),
  );
  expect(found.map((item) => [item.title, item.ingredient_warnings, item.food_speciality])).toEqual([
    ['Soup', ['milk', 'celery'], []],
    ['Cake', ['nuts'], ['vegan']],
    ['Fish', ['fish'], []],
  ]);
  expect(found[2]?.description).toBe('smoke');
});

test('a price in the column of a larger size alone says so', () => {
  expect(dishes('Wine\tGlass\tBottle\nRioja\t9\t42\nBarolo\t\t85\nChablis\t11\t52')).toEqual([
    'Rioja | 9 | Glass | + Bottle 33',
    'Barolo | 85 | Bottle',
    'Chablis | 11 | Glass | + Bottle 41',
  ]);
});

test('a line of all dishes describes their section', () => {
  const [section] = readPastedMenu('Wings\n6 wings 8\n12 wings 15\n(all come with fries)', {
    currency: 'eur',
    main: 'en',
    others: [],
  }).sections;
  expect(section?.description).toBe('all come with fries');
});

test('pictures behind a price or a description are no part of them', () => {
  const [wings, curry] = read('Hot wings 8 🌶\nCurry 12\nrice, lime 🌶');
  expect([wings?.price, wings?.food_speciality]).toEqual(['8', ['spicy']]);
  expect([curry?.description, curry?.food_speciality]).toEqual(['rice, lime', ['spicy']]);
  expect(dishes('🔸 Kebab 8 🔥\n🔸 2 Kebabs 15')).toEqual(['Kebab 🔥 | 8', '2 Kebabs | 15']);
});

test('a name with the number of its page is in doubt, and a dish apart is none', () => {
  expect(dishes('THE NIGHTJAR   3\n\nCocktails\nNegroni 12.50\nMargarita 11.50')[0]).toBe(
    '? THE NIGHTJAR | 3',
  );
  expect(dishes('HUMMUS 3\n\nMOUTABAL 4\n\nKEBAB 9')[0]).toBe('HUMMUS | 3');
});

test('a star that tells of frozen dishes is told of each', () => {
  expect(dishes('Squid* 12\nBread 3\n\n* frozen product')).toEqual([
    'Squid | 12 | frozen product',
    'Bread | 3',
  ]);
});

test('numbers that rise through all of a menu are none of the dishes', () => {
  const text =
    '101 Soup 5\n102 Salad 6\n103 Bread 2\n\nMAINS\n201 Stew 12\n202 Pie 11\n203 Roast 14\n2 sides, 1 sauce';
  expect(dishes(text).map((dish) => dish.split(' | ')[0])).toEqual([
    'Soup',
    'Salad',
    'Bread',
    'Stew',
    'Pie',
    'Roast',
  ]);
  expect(dishes('2 eggs 5\n3 eggs 7\n6 wings 9\n12 wings 15\n20 wings 22')).toContain('12 wings | 15');
});

test('a number in a title is no price before a measure or behind the only currency', () => {
  expect(dishes('Wagyu MB 6-7, 300g   € 395')).toEqual(['Wagyu MB 6-7 | 395 | 300g']);
  expect(dishes('€3 Ice cream, 1 scoop\n€5.50 Ice cream, 2 scoops')).toEqual([
    'Ice cream | 3 | 1 scoop',
    'Ice cream | 5.50 | 2 scoops',
  ]);
  expect(dishes('Fondant - please allow 15 minutes   € 18')).toEqual([
    'Fondant | 18 | please allow 15 minutes',
  ]);
});

test('lines with the name of a size below a dish are its sizes', () => {
  expect(dishes('Huîtres n° 3 ...... les 6   15,00 €\n     les 12  28,00 €\nBulots 9,50 €')).toEqual([
    'Huîtres n° 3 | 15.00 | les 6 | + les 12 13.00',
    'Bulots | 9.50',
  ]);
});

test('a dash in a column is no price', () => {
  expect(dishes('   250 ml   350 ml\nLatte   12   15\nCocoa   10   —\nShake   —   14')).toEqual([
    'Latte | 12 | 250 ml | + 350 ml 3',
    'Cocoa | 10',
    'Shake | 14 | 350 ml',
  ]);
});

test('several names with one price for each are dishes of their own', () => {
  expect(dishes('Pepper | Béarnaise | Chimichurri   € 3 each')).toEqual([
    'Pepper | 3',
    'Béarnaise | 3',
    'Chimichurri | 3',
  ]);
});

test('numbers of additives are explained by their legend', () => {
  const text = 'Salami 1,2  7,50\nFunghi 7,50\n\nZusatzstoffe: 1 mit Farbstoff, 2 mit Konservierungsstoff';
  expect(read(text)[0]?.description).toBe('mit Farbstoff, mit Konservierungsstoff');
});

test('the rest of a table tells its legend, and a column of measures without a header is one', () => {
  const csv = 'Item;Price;Allergens\nSoup;5;G\nPie;6;"A, G"\nStew;9;A\n\nA Gluten; G Milk';
  expect(read(csv).map((item) => item.ingredient_warnings)).toEqual([
    ['milk'],
    ['gluten', 'milk'],
    ['gluten'],
  ]);
  expect(dishes('Tartare\t160 g\t19\nPickles\t300 g\t9\nJuice\t0,25 / 1 l\t3 / 9')).toEqual([
    'Tartare | 19 | 160 g',
    'Pickles | 9 | 300 g',
    'Juice | 3 | 0,25 l | + 1 l 6',
  ]);
});

test('articles before the names of sizes, and numbers in words before pieces', () => {
  expect(dishes('Cidre : la bolée 3,20 € / le pichet 50 cl 7,50 €')).toEqual([
    'Cidre | 3.20 | la bolée | + le pichet 50 cl 4.30',
  ]);
  expect(dishes('Kebab (two skewers) 12')).toEqual(['Kebab | 12 | two skewers']);
  expect(dishes('Kebab (two sauces) 12')).toEqual(['Kebab (two sauces) | 12']);
});

test('what one gets from some sum on is no dish', () => {
  for (const line of [
    'При заказе от 2000 руб — пицца Маргарита в подарок!',
    'Free garlic bread on orders over €25',
    'Bei Bestellungen ab 30 € ein Tiramisu gratis',
    'حلى مجاني للطلبات فوق ١٠٠ ريال',
  ])
    expect(dishes(`Soup 5\nPie 7\n\n${line}`), line).toEqual(['Soup | 5', 'Pie | 7']);
});

test('a price for several together says how many', () => {
  expect(dishes('birria 3 for 12\nveggie (potato + bean) 3 for 10')).toEqual([
    'birria | 12 | 3 for',
    'veggie | 10 | potato + bean, 3 for',
  ]);
});

test('codes in brackets that are parted by blanks are no prices of a dish whose price stands below', () => {
  const text =
    'Suppen\nTagessuppe (9, 12)\n4,50 €\n\nGulaschsuppe (1 9)\n6,80 €\n\nPilzsuppe (1; 3; 7)\n5,20 €';
  const legend = '\n\nLegende: 1 Gluten, 3 Eier, 7 Milch, 9 Sellerie, 12 Sulfite';
  expect(read(text + legend).map((dish) => [dish.title, dish.price, dish.ingredient_warnings])).toEqual([
    ['Tagessuppe', '4.50', ['celery', 'sulphites']],
    ['Gulaschsuppe', '6.80', ['gluten', 'celery']],
    ['Pilzsuppe', '5.20', ['gluten', 'eggs', 'milk']],
  ]);
});

test('a usual name of a section over a dish with a comma is a heading where dishes have one line', () => {
  const text =
    'Suppen\nTagessuppe\n4,50 €\nGulaschsuppe\n6 €\n\nHauptspeisen\nSchnitzel, Pommes\n14,90 €\nKäsespätzle\n12 €';
  expect(dishes(text)).toEqual([
    'Tagessuppe | 4.50',
    'Gulaschsuppe | 6',
    'Schnitzel, Pommes | 14.90',
    'Käsespätzle | 12',
  ]);
});

test('the number of a dish may end in a dash, unless it begins a word', () => {
  expect(dishes('Sweets\n1- Kunafa 28\n2- أم علي 24\n2- und 3-Gang-Menü 40')).toEqual([
    'Kunafa | 28',
    'أم علي | 24',
    '2- und 3-Gang-Menü | 40',
  ]);
});

test('the sum below a table is no dish', () => {
  expect(dishes('Name\tPreis\nBruschetta\t7,90 €\nPizza\t9,50\nSumme\t17,40')).toEqual([
    'Bruschetta | 7.90',
    'Pizza | 9.50',
  ]);
  expect(dishes('شاي 5\nقهوة 6\nالمجموع: 11')).toEqual(['شاي | 5', 'قهوة | 6']);
  expect(dishes('Tea 5\nTotal breakfast 26\nTotal 31')).toEqual(['Tea | 5', 'Total breakfast | 26']);
});
