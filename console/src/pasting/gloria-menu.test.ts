import { expect, test } from 'vitest';
import { textOfGloriaMenu } from './gloria-menu.ts';
import { readPastedMenu } from './reader/read-menu.ts';

const MENU = {
  id: 1,
  restaurant_id: 2,
  active: true,
  currency: 'USD',
  categories: [
    {
      id: 3,
      name: 'Pizza',
      active_begin: null,
      items: [
        {
          id: 4,
          name: 'Margherita',
          description: 'tomato,\ncheese',
          price: 7.1,
          sizes: [
            { id: 5, name: 'Small', price: 0, default: true, groups: [] },
            { id: 6, name: 'Large', price: 2.2, default: false, groups: [] },
          ],
          groups: [{ id: 7, name: 'Crust', options: [{ id: 8, name: 'Fluffy', price: 0 }] }],
          tags: null,
        },
      ],
      groups: [],
    },
    {
      id: 9,
      name: 'Pasta, fresh',
      items: [{ id: 10, name: 'Bolognese', description: '', price: 9, sizes: [], groups: [] }],
      groups: [],
    },
  ],
};

test('GloriaFood’s menu: a dish for each of its sizes, with what it costs', () => {
  const text = textOfGloriaMenu(JSON.stringify(MENU)) ?? '';
  const { sections, currencies, left } = readPastedMenu(text, { currency: 'usd', main: 'en', others: [] });
  expect(
    sections.map(({ title, items }) => [title, ...items.map((item) => [item.title, item.price])]),
  ).toEqual([
    ['Pizza', ['Margherita, Small', '7.1'], ['Margherita, Large', '9.3']],
    ['Pasta, fresh', ['Bolognese', '9']],
  ]);
  expect(sections[0]?.items[0]?.description).toBe('tomato, cheese');
  expect(currencies).toEqual(['usd']);
  expect(left).toEqual([]);
});

test.each(['{', '{"categories":[]}', '[]', 'Soups:\nLentil soup 21', '{"currency":"USD","categories":7}'])(
  '%s is none of its menus',
  (text) => {
    expect(textOfGloriaMenu(text)).toBeUndefined();
  },
);
