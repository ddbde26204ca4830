import { expect, test } from 'vitest';
import { readPastedMenu } from './read-menu.ts';

/** The sections of an export: the heading, and its dishes as `title price (description)`; and what was left. */
function read(text: string) {
  const { sections, left } = readPastedMenu(text, { currency: 'usd', main: 'en', others: [] });
  const told = sections.map(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title} ${item.price}${item.description && ` (${item.description})`}`),
  ]);
  return { told, left };
}

const SQUARE_HEAD =
  'Token,Item Name,Variation Name,SKU,Description,Category,GTIN,Square Online Item Visibility,Weight (lb),Price,Sellable,Stockable,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Option Name 3,Option Value 3,Default Unit Cost,Default Vendor Name,Default Vendor Code,Current Quantity Main St,New Quantity Main St,Stock Alert Enabled Main St,Stock Alert Count Main St,Tax - Sales Tax (6.625%)';
const squareRow = (name: string, variant: string, description: string, category: string, price: string) =>
  `TKN7,${name},${variant},C-12,${description},${category},00012345678905,visible,0.2,${price},Y,,,,,,,,1.10,Beans & Co,B7,12,,Y,5,Y`;

test('Square’s item library: a row a variation, beside costs, stocks and taxes', () => {
  const rows = [
    squareRow('Latte', 'Small', '"Espresso, steamed milk"', 'Hot Drinks', '3.50'),
    squareRow('Latte', 'Large', '"Espresso, steamed milk"', 'Hot Drinks', '4.25'),
    squareRow('Burger', 'Regular', '', 'Food', '"1,250.00"'),
    squareRow('Soup of the day', 'Regular', '', 'Food', 'variable'),
  ];
  const { told, left } = read([SQUARE_HEAD, ...rows].join('\n'));
  expect(told).toEqual([
    [
      'Hot Drinks',
      'Latte, Small 3.50 (Espresso, steamed milk)',
      'Latte, Large 4.25 (Espresso, steamed milk)',
    ],
    ['Food', 'Burger 1250.00'],
  ]);
  expect(left.join()).toContain('Soup of the day');
});

test('the same, copied from a spreadsheet, with the newer names of its columns', () => {
  const head = 'Token\tItem Name\tCustomer-facing Name\tVariation Name\tSKU\tDescription\tCategories\tPrice';
  const rows = [
    'A1\tMeze\t\tRegular\t\tFor two\tStarters\t12',
    'A2\tFattoush\t\tRegular\t\t\tStarters\t9',
    'A3\tKnafeh\t\tRegular\t\t\tSweets\t8',
  ];
  expect(read([head, ...rows].join('\n')).told).toEqual([
    ['Starters', 'Meze 12 (For two)', 'Fattoush 9'],
    ['Sweets', 'Knafeh 8'],
  ]);
});

test('Toast’s menu export: a row an item in its group', () => {
  const text = [
    'Menu,Menu Group,Menu Item,Description,Base Price,PLU,Tax Rate',
    'Lunch,Burgers,Classic,"With cheese, pickles",11.5,4001,8.75',
    'Lunch,Burgers,Double,,14,4002,8.75',
    'Lunch,Sides,Fries,,4.5,4003,8.75',
  ];
  expect(read(text.join('\n')).told).toEqual([
    ['Burgers', 'Classic 11.5 (With cheese, pickles)', 'Double 14'],
    ['Sides', 'Fries 4.5'],
  ]);
});

test('Odoo’s products: the sales price, never the cost, and the category of the till', () => {
  const text = [
    'Name,Product Type,Unit of Measure,Sales Price,Customer Taxes,Cost,Internal Reference,Barcode,Product Category,Point of Sale Category,Available in POS',
    'Shawarma,Storable Product,Units,21.0,15%,9.35,SH1,8050519876247,All / Food,Grill,TRUE',
    'Falafel,Storable Product,Units,14.5,15%,4.0,FA1,8050519876248,All / Food,Grill,TRUE',
    'Ayran,Storable Product,Units,7.0,15%,2.0,AY1,8050519876249,All / Drinks,Drinks,TRUE',
  ];
  expect(read(text.join('\n')).told).toEqual([
    ['Grill', 'Shawarma 21.0', 'Falafel 14.5'],
    ['Drinks', 'Ayran 7.0'],
  ]);
});

test('Loyverse’s items', () => {
  const text = [
    'Handle,SKU,Name,Category,Description,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Barcode,In stock',
    'cola,10001,Cola,Drinks,,N,,,1.40,0.80,5449000000996,24',
    'tea,10002,Tea,Drinks,With mint,N,Size,Pot,3.00,0.40,,12',
    'soup,10003,Soup,Kitchen,,N,,,5.00,1.10,,12',
  ];
  expect(read(text.join('\n')).told).toEqual([
    ['Drinks', 'Cola 1.40', 'Tea, Pot 3.00 (With mint)'],
    ['Kitchen', 'Soup 5.00'],
  ]);
});
