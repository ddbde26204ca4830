import { expect, test } from 'vitest';
import type { Role } from './columns.ts';
import { readPastedMenu } from './read-menu.ts';

/** A text as it is read, with the columns that somebody says it has. */
function read(text: string, roles?: readonly Role[]) {
  const rolesOf = () => roles;
  const { sections, left, table } = readPastedMenu(text, {
    currency: 'eur',
    main: 'en',
    others: [],
    rolesOf,
  });
  const dishes = sections.map(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title} ${item.price}${item.description && ` (${item.description})`}`),
  ]);
  return { dishes, left, table };
}

const COSTS = 'Product;Cost;Kind;Sold for\nTea;1;Drinks;3\nSoup;2;Soups;7\nCake;2;Sweets;5';

test('a table tells its columns, with a heading, a cell and what they are taken for', () => {
  const { table } = read(COSTS);
  expect(table?.layout).toBe('product\tcost\tkind\tsold for');
  expect(table?.columns).toEqual([
    { heading: 'Product', sample: 'Tea', role: 'item' },
    { heading: 'Cost', sample: '1', role: 'price' },
    { heading: 'Kind', sample: 'Drinks', role: 'description' },
    { heading: 'Sold for', sample: '3', role: 'price' },
  ]);
});

test('columns are read as somebody says, and those that are left out nowhere', () => {
  const { dishes, left, table } = read(COSTS, ['item', 'none', 'section', 'price']);
  expect(dishes).toEqual([
    ['Drinks', 'Tea 3'],
    ['Soups', 'Soup 7'],
    ['Sweets', 'Cake 5'],
  ]);
  expect(left).toEqual(['Kind', 'Product; Kind; Sold for']);
  expect(table?.columns.map(({ role }) => role)).toEqual(['item', 'none', 'section', 'price']);
});

test('a row that names other columns ends what was said of those above', () => {
  const food = '# Food\nName\tPrice\tKcal\nSoup\t12\t300\nSalad\t13\t200';
  const { dishes } = read(`${food}\n\n# Drinks\nName\tKcal\tPrice\nTea\t50\t14\nCola\t140\t15`, [
    'item',
    'price',
    'description',
  ]);
  expect(dishes.flat().filter((dish) => /\d/.test(dish))).toEqual([
    'Soup 12 (300)',
    'Salad 13 (200)',
    'Tea 14',
    'Cola 15',
  ]);
});

test('headings may have digits, and a first row with a price has none', () => {
  const text = 'Item 1\tModifier 2\tSell\nSoup\thot\t7\nTea\tgreen\t3\nCake\tplum\t5';
  expect(read(text).table?.columns.map(({ heading }) => heading)).toEqual(['Item 1', 'Modifier 2', 'Sell']);
  const bare = 'Soup\thot\t7\nTea\tgreen\t3\nCake\tplum\t5';
  expect(read(bare).table).toMatchObject({ isHeaded: false, layout: 'soup\thot\t7' });
});

test('no more columns are asked about than somebody can look through', () => {
  const row = Array.from({ length: 61 }, (_, at) => `cell ${at}`).join('\t');
  expect(read([row, row, row].join('\n')).table).toBeUndefined();
});

test('several prices are named by their headings', () => {
  const text = 'Dish,Price,Hall,Terrace\nTea,0,3,4\nSoup,0,7,8';
  const { items } = readPastedMenu(text, {
    currency: 'eur',
    main: 'en',
    others: [],
    rolesOf: () => ['item', 'none', 'price', 'price'],
  }).sections[0] ?? { items: [] };
  expect(items.map(({ title, price, extras }) => [title, price, extras])).toEqual([
    ['Tea', '3', [{ title: 'Terrace', price: '1' }]],
    ['Soup', '7', [{ title: 'Terrace', price: '1' }]],
  ]);
});

test('cells that tell nothing become a table once somebody says what they hold', () => {
  const text = 'Megnevezés\tLeírás\tNettó\nLeves\tforró\t1 250,-\nTea\tzöld\t890,-\nTorta\tmeggyes\t1 100,-';
  const rows = ['Megnevezés', 'Leírás', 'Nettó'];
  expect(read(text).table?.columns.map(({ heading }) => heading)).toEqual(rows);
  const { dishes, left } = read(text, ['item', 'description', 'price']);
  expect(dishes).toEqual([['', 'Leves 1250 (forró)', 'Tea 890 (zöld)', 'Torta 1100 (meggyes)']]);
  expect(left).toEqual(['Megnevezés; Leírás; Nettó']);
});

test('a row that names its columns again is no dish', () => {
  const { dishes } = read(`${COSTS}\nProduct;Cost;Kind;Sold for\nPie;1;Sweets;6`, [
    'item',
    'none',
    'section',
    'price',
  ]);
  expect(dishes.at(-1)).toEqual(['Sweets', 'Cake 5', 'Pie 6']);
});

test('the headings of Square’s export are told too, with what is in the cells that are left out', () => {
  const text = 'Token,Item Name,Variation Name,Price,Tax\nabc,Latte,Small,3,Yes\ndef,Mocha,Small,4,Yes';
  expect(read(text).table?.columns.map(({ sample, role }) => [sample, role])).toEqual([
    ['abc', 'none'],
    ['Latte', 'item'],
    ['Small', 'variant'],
    ['3', 'price'],
    ['Yes', 'none'],
  ]);
});

test('a text that is no table has no columns', () => {
  expect(read('Soups:\nLentil soup, with lemon 21\nOnion soup 24').table).toBeUndefined();
  const lines = ['Soup\tlentils and cumin 5', 'Tea\tgreen or black 3', 'Cake\twith plums 4'];
  const { dishes, table } = read(lines.join('\n'));
  expect([dishes[0]?.length, table]).toEqual([4, undefined]);
});
