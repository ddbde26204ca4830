import { isMoney } from '@sofra/contract/money/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PastedMenu } from './menu.ts';
import { plain } from './plain-text.ts';
import { findPrices } from './prices.ts';
import { readPastedMenu } from './read-menu.ts';

const read = (text: string, currency = 'aed') => readPastedMenu(text, { currency, main: 'en', others: [] });

/** A short form of the result: the sections by their titles, a dish as `title | description | price`. */
const shortOf = (text: string, currency = 'aed') =>
  read(text, currency).sections.map(({ title, description, items }) => [
    [title, description].filter(Boolean).join(' | '),
    ...items.map((item) => [item.title, item.description, item.price].filter(Boolean).join(' | ')),
  ]);

test('headings, dishes, descriptions and prices of a plain list', () => {
  expect(
    shortOf(`Cold mezze

Hummus 28
chickpeas, tahini, lemon
Moutabal ........ 26.50
Fattoush - purslane and sumac - AED 31

MAINS
Mixed grill  1,250
with rice
and salad
Drinks
Pepsi 330 ml 9`),
  ).toEqual([
    [
      'Cold mezze',
      'Hummus | chickpeas, tahini, lemon | 28',
      'Moutabal | 26.50',
      'Fattoush | purslane and sumac | 31',
    ],
    ['MAINS', 'Mixed grill | with rice and salad | 1250'],
    ['Drinks', 'Pepsi | 330 ml | 9'],
  ]);
});

test('prices stand on lines of their own, beneath title and description', () => {
  expect(
    shortOf('## Pizza\nMargherita\nTomato, mozzarella, basil\n€9.50\n\nDiavola\nSpicy salami\n€ 11\n'),
  ).toEqual([['Pizza', 'Margherita | Tomato, mozzarella, basil | 9.50', 'Diavola | Spicy salami | 11']]);
});

test('Arabic and Russian menus, their digits and their currencies', () => {
  expect(shortOf('المقبلات:\nحمص ٢٨ د.إ\u200f\nمتبل ٢٦٫٥٠ درهم')).toEqual([
    ['المقبلات', 'حمص | 28', 'متبل | 26.50'],
  ]);
  expect(shortOf('Супы\n\nБорщ — со сметаной 450 ₽\nУха 1\u00a0250 руб.\nСтейк 2 350 ₽', 'rub')).toEqual([
    ['Супы', 'Борщ | со сметаной | 450', 'Уха | 1250', 'Стейк | 2350'],
  ]);
});

test('headings without a mark or an empty line stand over several dishes each', () => {
  expect(
    shortOf('المقبلات\nحمص ٢٨\nمتبل ٢٦\nالأطباق الرئيسية\nمشاوي ٦٠\nكباب ٥٥\nالحلويات\nكنافة ٢٥'),
  ).toEqual([
    ['المقبلات', 'حمص | 28', 'متبل | 26'],
    ['الأطباق الرئيسية', 'مشاوي | 60', 'كباب | 55'],
    ['الحلويات', 'كنافة | 25'],
  ]);
  expect(shortOf('Салаты\nЦезарь 450\nГреческий 390\nГорячие блюда дня\nСтейк 900\nУха 350', 'rub')).toEqual([
    ['Салаты', 'Цезарь | 450', 'Греческий | 390'],
    ['Горячие блюда дня', 'Стейк | 900', 'Уха | 350'],
  ]);
});

test('a line between two dishes stays a description where the text does not tell', () => {
  const descriptions = ({ sections }: PastedMenu) =>
    sections.flatMap(({ items }) => items.map(({ description }) => description).filter(Boolean));
  for (const [text, ...wanted] of [
    ['Hummus 28\nWith warm bread\nTabbouleh 24', 'With warm bread'],
    ['حمص ٢٨\nخبز ساخن\nتبولة ٢٤\nفتوش ٣١', 'خبز ساخن'],
    ['المقبلات\nحمص ٢٨\nخبز ساخن\nتبولة ٢٤\nبقدونس طازج\nفتوش ٣١', 'خبز ساخن', 'بقدونس طازج'],
    ['المقبلات\nحمص ٢٨\nمتبل ٢٦\nمع خبز ساخن\nتبولة ٢٤\nفتوش ٣١', 'مع خبز ساخن'],
    [
      'المقبلات\nحمص ٢٨\nمتبل ٢٦\nطحينة، ليمون\nتبولة ٢٤\nسلطة\nفتوش ٣١\nبابا غنوج ٢٠',
      'طحينة، ليمون',
      'سلطة',
    ],
    [
      'Starters\nHummus 28\nMoutabal 26\nSmoked aubergine and tahini\nTabbouleh 24\nFattoush 31',
      'Smoked aubergine and tahini',
    ],
  ] as const)
    expect(descriptions(read(text))).toEqual(wanted);
});

test('bullets, numbers, columns and prices in front', () => {
  expect(
    shortOf('1. Hummus 28\n• Tabbouleh — 24\nAED 30 Falafel\n$12 – Burger\nFish\tcod and peas\t54.00'),
  ).toEqual([
    ['', 'Hummus | 28', 'Tabbouleh | 24', 'Falafel | 30', 'Burger | 12', 'Fish | cod and peas | 54.00'],
  ]);
});

test('a sentence under a heading describes the section', () => {
  expect(
    shortOf('## Grill\nserved with rice and salad\nKebab 55\n\nMEZZE\nAll made fresh every day\n\nHummus 28'),
  ).toEqual([
    ['Grill | served with rice and salad', 'Kebab | 55'],
    ['MEZZE | All made fresh every day', 'Hummus | 28'],
  ]);
});

test('a second price without a name is a numbered size, and a cheaper one is told in the description', () => {
  const [section] = read('Wine\n\nHouse red 28 / 120\nRosé 28 / 20').sections;
  expect(section?.items).toMatchObject([
    { title: 'House red', description: '', price: '28', extras: [{ title: 'Size 2', price: '92' }] },
    { title: 'Rosé', description: '28 / 20', price: '28', extras: [] },
  ]);
});

test('prices of sizes that look like a telephone are prices, and a telephone is none', () => {
  expect(shortOf('Steak 250 2200 4400\nPizza 450 600 750\nBook 601 234 567\n\nTea 9')).toEqual([
    ['', 'Steak 250 2200 | 4400', 'Pizza 450 600 | 750', 'Tea | 9'],
  ]);
});

test('a number at the end of a title is no price', () => {
  expect(shortOf('Set 1 - 55\nSet 2 – 65\nJuice 15-20\nSteak €20 - €30')).toEqual([
    ['', 'Set 1 | 55', 'Set 2 | 65', 'Juice | 15 / 20 | 15', 'Steak | 20 / 30 | 20'],
  ]);
});

test('a weight before prices of sizes is the dish’s', () => {
  const [section] = read('PIZZA  Small / Large\nFour cheese 300 g AED 45 / 64').sections;
  expect(section?.items[0]).toMatchObject({
    title: 'Four cheese',
    description: '300 g, Small',
    price: '45',
    extras: [{ title: 'Large', price: '19' }],
  });
});

test('what is no dish is told, and currencies are named, the most frequent first', () => {
  const { left, currencies, sections } = read(
    'WELCOME\n\nSoups\n\nBorsch $5\nUkha $6\nTea €2\n\nEnjoy!',
    'usd',
  );
  expect({ left, currencies, titles: sections.map(({ title }) => title) }).toEqual({
    left: ['WELCOME', 'Enjoy!'],
    currencies: ['usd', 'eur'],
    titles: ['Soups'],
  });
});

test('the year that a restaurant names is no price, unless the prices of the menu are as large', () => {
  for (const founding of ['est. 1998', 'Since 1998', 'House of Levant 1998', 'منذ ١٩٩٨'])
    expect(shortOf(`${founding}\n\nSoups:\nLentil soup 28\nOnion soup 24`).slice(-1)).toEqual([
      ['Soups', 'Lentil soup | 28', 'Onion soup | 24'],
    ]);
  expect(shortOf('House of Levant 1998\n\nGrill:\nLobster AED 450')).toEqual([['Grill', 'Lobster | 450']]);
  expect(shortOf('Soups:\nBorsch 450\n\nSince 1998', 'rub')).toEqual([['Soups', 'Borsch | 450']]);
  expect(shortOf('House of Levant 1998\n\nGrill:\nLobster 450\nKebab 55\nFish 60')).toEqual([
    ['Grill', 'Lobster | 450', 'Kebab | 55', 'Fish | 60'],
  ]);
  expect(shortOf('Levant\n1998\n\nSoups:\nLentil soup 28')).toEqual([['Soups', 'Lentil soup | 28']]);
});

test('a price that could be a year stays one beside such prices, a currency, decimals or leaders', () => {
  expect(shortOf('Steak 1900')).toEqual([['', 'Steak | 1900']]);
  expect(shortOf('Чай 250\nСтейк 1900', 'rub')).toEqual([['', 'Чай | 250', 'Стейк | 1900']]);
  expect(
    shortOf('Tea 20\nCaviar AED 1900\nTruffle 1950.00\nWagyu ..... 1900\nSturgeon\t2000\nMagnum 1,990'),
  ).toEqual([
    [
      '',
      'Tea | 20',
      'Caviar | 1900',
      'Truffle | 1950.00',
      'Wagyu | 1900',
      'Sturgeon | 2000',
      'Magnum | 1990',
    ],
  ]);
});

test('each currency is read by its code on either side', () => {
  for (const line of ['Dish KWD 2.500', 'Dish 2.500 kwd', 'Dish 2.500 د.ك'])
    expect(findPrices(plain(line), 'aed')?.prices).toMatchObject([{ amount: '2.500', currency: 'kwd' }]);
});

test('any text is read: every price is an amount, every dish has a title, and nothing is lost', () => {
  const words = fc.constantFrom(
    'Soup',
    'of the day',
    '12',
    '9.50',
    'AED',
    '/',
    '-',
    '\n',
    '\n\n',
    ':',
    '#',
    'حمص',
    '٣٠',
    '...',
    '\t',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words).map((all) => all.join(' ')),
        fc.string({ unit: 'grapheme' }),
      ),
      (text) => {
        const { sections, left } = read(text);
        const items = sections.flatMap((section) => section.items);
        for (const { title, price } of items) {
          expect(isMoney(price)).toBe(true);
          expect(title).toMatch(/\p{L}/u);
        }
        const all = JSON.stringify({ sections, left });
        for (const word of plain(text).match(/Soup|حمص/g) ?? []) expect(all).toContain(word);
      },
    ),
  );
});

test('the codes of an announced legend are parted by single spaces too', () => {
  const { sections } = read('Hummus (1,7) 22\nSatay (2,3) 31\nAllergens: 1 gluten 2 mustard 3 nuts 7 milk');
  expect(sections[0]?.items.map((item) => [item.title, item.ingredient_warnings])).toEqual([
    ['Hummus', ['gluten', 'milk']],
    ['Satay', ['mustard', 'nuts']],
  ]);
});

test('a price on a line of its own among other dishes belongs to the words above it', () => {
  expect(shortOf('DRINKS\nAyran 250 ml 12\nTurkish coffee\n14\nAsk for the dish of the day')).toEqual([
    ['DRINKS', 'Ayran | 250 ml | 12', 'Turkish coffee | Ask for the dish of the day | 14'],
  ]);
});

test('a bare number under the name of a size is sure, and a price for all is not', () => {
  const doubts = (text: string) =>
    read(text, 'eur').sections.flatMap(({ items }) => items.map(({ doubt }) => doubt));
  const dishes = 'Wings 5 €\nNachos 6 €\nFries 4 €\nRings 4 €\nDips 2 €\nOlives 3 €\n\n';
  expect(doubts(`${dishes}BEER   0.3 l   0.5 l\nLager   18   26`).at(-1)).toBeUndefined();
  expect(doubts('Soup 5\n\nCocktails - all 14\nNegroni').at(-1)).toBe('sentence');
});

test('the codes of currencies that are words count in capitals only', () => {
  expect(read('Soup cup 3\nTea cup 2\nAll 4', 'usd').currencies).toEqual([]);
  expect(read('Byrek ALL 300', 'all').currencies).toEqual(['all']);
});

test('brackets behind a price with a currency describe the dish', () => {
  expect(shortOf('Quesadillas\nPlain $35\nWith meat $50 (pork or steak)', 'usd')).toEqual([
    ['Quesadillas', 'Plain | 35', 'With meat | pork or steak | 50'],
  ]);
});

test('words of how much a price is of, and what several cost together, describe the dish', () => {
  expect(
    shortOf(
      'BREAD\nFocaccia — £3.50 a slice\nBun — £3.20 (4 for £11)\nСуп 150 ₽ за порцию\nSet menu 40 per person',
      'gbp',
    ),
  ).toEqual([
    [
      'BREAD',
      'Focaccia | a slice | 3.50',
      'Bun | 4 for £11 | 3.20',
      'Суп | за порцию | 150',
      'Set menu | per person | 40',
    ],
  ]);
});

test('a sign before decimals leaves no half of an amount as a price', () => {
  expect(shortOf('Latte 6.5\noat, soy +0.8')).toEqual([['', 'Latte | oat, soy +0.8 | 6.5']]);
  expect(read('Latte 6.5\nOat, soy +0.8').sections[0]?.items).toMatchObject([
    { title: 'Latte', price: '6.5', extras: [{ title: 'Oat, soy', price: '0.8' }] },
  ]);
});

test('what a dish can be made without is told in words and is no speciality', () => {
  const { sections } = read('Fritters (gfo) 26\nSoup (gf) 9\n\n(gf) gluten free (gfo) gluten free option');
  expect(sections[0]?.items).toMatchObject([
    { title: 'Fritters', description: 'gluten free option', food_speciality: [] },
    { title: 'Soup', description: '', food_speciality: ['gluten_free'] },
  ]);
});

test('codes of allergens beside a heading hold for its dishes', () => {
  const [section] = read('CAKES (1,3)\nPlum cake (7) 4\nNut cake 5\n\n1 gluten, 3 egg, 7 milk').sections;
  expect(section?.title).toBe('CAKES');
  expect(section?.items.map((item) => item.ingredient_warnings)).toEqual([
    ['gluten', 'eggs', 'milk'],
    ['gluten', 'eggs'],
  ]);
});

test('codes of small letters that the legend explains and pictures of chillies are specialities', () => {
  const { sections } = read(
    'Risotto (vg) 14\nLentil soup (v, gf) 6\nJalfrezi 🌶🌶 11\nSangria (cl) 9\n\n(v) vegetarian (vg) vegan (gf) gluten free',
  );
  expect(sections[0]?.items.map((item) => [item.title, item.food_speciality])).toEqual([
    ['Risotto', ['vegan']],
    ['Lentil soup', ['vegetarian', 'gluten_free']],
    ['Jalfrezi', ['spicy']],
    ['Sangria (cl)', []],
  ]);
});

test('a price for all below a heading is that of each line there, and a price for each is a dish’s without them', () => {
  expect(shortOf('SIDES – all $5\nChips\nGreen salad\nwith mustard\n\nSWEETS\nPie $7')).toEqual([
    ['SIDES', 'Chips | 5', 'Green salad | with mustard | 5'],
    ['SWEETS', 'Pie | 7'],
  ]);
  expect(shortOf('RAW\nOysters $3 each\nMussels $9 - cider, leek\n\nMAINS\nBurger $12')).toEqual([
    ['RAW', 'Oysters | each | 3', 'Mussels | cider, leek | 9'],
    ['MAINS', 'Burger | 12'],
  ]);
});

test('two prices with the same sign are sizes, and measures alone describe the dish above them', () => {
  const [section] = read(
    'Pizza   Ø 26 cm   Ø 32 cm\nMargherita 6,50 € 8,50 €\nSalami 7,50 € 9,50 €',
    'eur',
  ).sections;
  expect(section?.title).toBe('Pizza');
  expect(section?.items.map((item) => [item.title, item.price, item.extras])).toEqual([
    ['Margherita', '6.50', [{ title: 'Ø 32 cm', price: '2.00' }]],
    ['Salami', '7.50', [{ title: 'Ø 32 cm', price: '2.00' }]],
  ]);
  expect(
    shortOf('Rolls\n\nSalmon roll\n245 g, 8 pcs\n549 ₽\n\nTuna roll\n230 g, 8 pcs\n479 ₽', 'rub'),
  ).toEqual([['Rolls', 'Salmon roll | 245 g, 8 pcs | 549', 'Tuna roll | 230 g, 8 pcs | 479']]);
});

test('dishes that are counted go on from a larger number under the next heading', () => {
  const titles = (text: string) =>
    read(text).sections.flatMap(({ items }) => items.map(({ title }) => title));
  expect(titles('01 Soup 5\n02 Salad 6\n03 Bread 2\n\nMAINS\n10 Stew 12\n11 Pie 11')).toEqual([
    'Soup',
    'Salad',
    'Bread',
    'Stew',
    'Pie',
  ]);
});
