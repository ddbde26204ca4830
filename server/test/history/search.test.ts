import { MOST } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { changeItem, changeVenue, moveMenu, tokenIn } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import {
  aMenu,
  anItem,
  anOwner,
  aPlace,
  aSection,
  aTranslation,
  aVenue,
  type Owner,
} from '../tools/factories.ts';

const find = async ({ token }: Pick<Owner, 'token'>, q: string) =>
  (await call('GET /me/search', { token, query: { q } })).document.data;

const titles = async (owner: Pick<Owner, 'token'>, q: string) =>
  (await find(owner, q)).map(({ attributes }) => attributes.title);

test('menus, sections and items are found with their ancestors', async () => {
  const owner = await anOwner();
  const { menu, section, item } = await aPlace(owner);
  expect(await find(owner, 'tawook SHISH')).toEqual([
    {
      type: 'found',
      id: item,
      attributes: {
        record_type: 'items',
        title: 'Shish tawook',
        matched: 'Shish tawook',
        locale: 'en',
        position: 1,
        path: [
          { record_type: 'menus', id: menu, title: 'Dinner' },
          { record_type: 'sections', id: section, title: 'Grill' },
        ],
      },
    },
  ]);
  expect((await find(owner, 'gri')).map(({ id }) => id)).toEqual([section]);
  expect((await find(owner, 'dinner')).map(({ id, attributes }) => [id, attributes.path])).toEqual([
    [menu, []],
  ]);
  expect(await find(owner, 'gri shish')).toEqual([]);
  expect(await find(owner, '…')).toEqual([]);
});

test('search ranks equal titles, beginnings, words in any order, letters; menus before items', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const named = ['Baked rice', 'Rice pudding', 'Rice', 'Licorice', 'Fried rice with egg'];
  for (const title of named) await anItem(owner, place, { title });
  await aMenu(owner, { title: 'Rice and more' });
  expect(await titles(owner, 'rice')).toEqual([
    ...['Rice', 'Rice and more', 'Rice pudding', 'Baked rice', 'Fried rice with egg', 'Licorice'],
  ]);
  expect(await titles(owner, 'egg ri')).toEqual(['Fried rice with egg']);
});

test('accents, case, marks and the forms of letters and digits make no difference', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const named = ['Crème brûlée', 'أرز بالشعيريّة', 'كبّة مشويّة', 'Ёжики в сметане', 'طبق ٣ أشخاص', 'Za’atar'];
  for (const title of named) await anItem(owner, place, { title });
  for (const [q, title] of [
    ['CREME BRULEE', 'Crème brûlée'],
    ['ارز بالشعيريه', 'أرز بالشعيريّة'],
    ['كبه', 'كبّة مشويّة'],
    ['ежики', 'Ёжики в сметане'],
    ['طبق 3', 'طبق ٣ أشخاص'],
    ['zaatar', 'Za’atar'],
  ] as const)
    expect(await titles(owner, q)).toEqual([title]);
});

test('a title is found in every language of the venue, and the answer says in which', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ar', 'شيش طاووق']);
  await aTranslation(owner, place.menu, ['item', 'items', place.item], ['ru', 'Шиш-таук']);
  expect(await find(owner, 'طاووق')).toEqual([]);
  await changeVenue(owner, { extra_locales: ['ar'] });
  expect((await find(owner, 'طاووق')).map(({ attributes }) => attributes)).toMatchObject([
    { title: 'Shish tawook', matched: 'شيش طاووق', locale: 'ar' },
  ]);
  expect(await find(owner, 'таук')).toEqual([]);
  await aTranslation(owner, place.menu, ['section', 'sections', place.section], ['ar', 'مشاوي']);
  expect((await find(owner, 'مشاوى')).map(({ id }) => id)).toEqual([place.section]);
});

test('search finds each change at once, and nothing deleted or of another venue', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  expect(await titles(owner, 'shish')).toEqual(['Shish tawook']);
  await changeItem(owner, place, { title: 'Shish kebab' });
  expect(await titles(owner, 'shish')).toEqual(['Shish kebab']);
  const other = await aSection(owner, place.menu, { title: 'Shish' });
  expect(await titles(owner, 'shish')).toEqual(['Shish', 'Shish kebab']);
  await call('DELETE /me/menus/{menu}/sections/{section}', { token: owner.token, params: place });
  expect((await find(owner, 'shish')).map(({ id }) => id)).toEqual([other]);
  expect(await find(await anOwner(), 'shish')).toEqual([]);
  const venue = await aVenue(owner);
  const there = await tokenIn(owner, venue);
  expect(await find(there, 'shish')).toEqual([]);
  await moveMenu(owner, place.menu, venue);
  expect(await find(owner, 'shish')).toEqual([]);
  expect((await find(there, 'shish')).map(({ id }) => id)).toEqual([other]);
});

test('the number of results is bounded, and a search without words is refused', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  for (let n = 0; n <= MOST.found; n += 1) await anItem(owner, place, { title: `Soup of the day ${n}` });
  expect(await find(owner, 'soup')).toHaveLength(MOST.found);
  const refused: Record<string, string>[] = [
    ...[{}, { q: '' }, { q: '  ' }, { q: 'a'.repeat(121) }, { q: 'soup', page: '1' }],
  ];
  for (const query of refused)
    expect((await call('GET /me/search', { token: owner.token, query })).status).toBe(400);
});
