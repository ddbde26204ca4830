import { expect, test } from 'vitest';
import { call } from './client.ts';
import { aMenu, anItem, anOwner, aPlace, aVenue } from './factories.ts';

const MANY = 8;

test('menus of the same title that are made at once each get an address of their own', async () => {
  const owner = await anOwner();
  const made = await Promise.all(Array.from({ length: MANY }, () => aMenu(owner, { title: 'Dinner' })));
  const { document } = await call('GET /me/menus', { token: owner.token, query: { 'page[size]': 100 } });
  const places = document.data.map(({ attributes }) => ('position' in attributes ? attributes.position : 0));
  expect(new Set(made).size).toBe(MANY);
  expect(places).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
});

test('menus that cross between two venues at once all arrive', async () => {
  const owner = await anOwner();
  const other = await aVenue(owner);
  const there = await call('PATCH /me/venues/{venue}/sign_in', {
    token: owner.token,
    params: { venue: other },
  });
  const otherToken = there.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const menus = await Promise.all([1, 2, 3].map(() => aMenu(owner)));
  const others = await Promise.all([1, 2, 3].map(() => aMenu({ token: otherToken })));
  const name = 'PATCH /me/menus/{menu}/relationships/venue';
  const move = (token: string, menu: string, id: string) =>
    call(name, { token, params: { menu }, body: { data: { type: 'venues', id } } });
  const answers = await Promise.all([
    ...menus.map((menu) => move(owner.token, menu, other)),
    ...others.map((menu) => move(otherToken, menu, owner.venueId)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test('items that are made and moved at once keep dense positions', async () => {
  const owner = await anOwner();
  const { menu, section, item } = await aPlace(owner);
  const params = { menu, section };
  const change = (position: number) =>
    call('PATCH /me/menus/{menu}/sections/{section}/items/{item}', {
      token: owner.token,
      params: { ...params, item },
      body: { data: { type: 'items', attributes: { position } } },
    });
  await Promise.all([
    ...Array.from({ length: MANY }, () => anItem(owner, params)),
    change(3),
    change(1),
    change(5),
  ]);
  const list = await call('GET /me/menus/{menu}/sections/{section}/items', {
    token: owner.token,
    params,
    query: { 'page[size]': 100 },
  });
  const places = list.document.data.map(({ attributes }) => attributes.position);
  expect(places).toEqual(Array.from({ length: MANY + 1 }, (_, at) => at + 1));
});
