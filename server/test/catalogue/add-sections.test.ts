import { MOST } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { wholeSection } from '../contract/example-bodies.ts';
import { activityOf, call } from '../tools/client.ts';
import { aMenu, anOwner, aPlace } from '../tools/factories.ts';

const CALL = 'POST /me/menus/{menu}/relationships/sections';

type Dish = { title: string; price: string; description?: string };

const sectionOf = (title: string, dishes: readonly Dish[]) => ({
  type: 'sections',
  attributes: { title, description: `${title} of the day` },
  relationships: { items: { data: dishes.map((attributes) => ({ type: 'items', attributes })) } },
});

const unpublished = async (token: string) =>
  (await call('GET /me/venue', { token })).document.data.attributes.unpublished_changes;

test('sections with their items come last in a menu, as one change, and are undone as one', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const { menu } = await aPlace(owner);
  const before = await unpublished(token);
  const soups = sectionOf('Soups', [
    { title: 'Lentil', price: '21.005', description: 'With lemon' },
    { title: 'Borsch', price: '30' },
  ]);
  const body = { data: [soups, sectionOf('Salads', [{ title: 'Fattoush', price: '31' }])] };
  const added = await call(CALL, { token, params: { menu }, body });
  expect(added.status).toBe(201);
  expect(
    added.document.data.map(({ attributes: { title, position, item_count } }) => [
      title,
      position,
      item_count,
    ]),
  ).toEqual([
    ['Soups', 2, 2],
    ['Salads', 3, 1],
  ]);
  expect(await unpublished(token)).toBe(before + 1);
  const section = added.document.data[0]?.id ?? '';
  const items = await call('GET /me/menus/{menu}/sections/{section}/items', {
    token,
    params: { menu, section },
  });
  expect(
    items.document.data.map(({ attributes: { title, price, position } }) => [title, price, position]),
  ).toEqual([
    ['Lentil', '21.01', 1],
    ['Borsch', '30.00', 2],
  ]);
  const settings = items.document.included?.find(({ type }) => type === 'settings')?.attributes;
  expect(settings).toMatchObject({ description: 'With lemon' });
  await call('POST /me/activity/{activity}/undo', { token, params: { activity: activityOf(added) } });
  const left = await call('GET /me/menus/{menu}/sections', { token, params: { menu } });
  expect(left.document.data).toHaveLength(1);
});

test('a price that its currency does not allow refuses all of it and names the item', async () => {
  const { token, ...owner } = await anOwner();
  const menu = await aMenu({ token, ...owner });
  const body = {
    data: [
      sectionOf('Soups', [
        { title: 'Lentil', price: '21' },
        { title: 'Water', price: '0.001' },
      ]),
    ],
  };
  const refused = await call(CALL, { token, params: { menu }, body });
  expect(refused.status).toBe(422);
  expect(refused.errors).toMatchObject([
    { code: 'not_positive', source: { pointer: '/data/0/relationships/items/data/1/attributes/price' } },
  ]);
  const left = await call('GET /me/menus/{menu}/sections', { token, params: { menu } });
  expect(left.document.data).toEqual([]);
});

test('a new record has no id of the client, and a section has items', async () => {
  const { token, ...owner } = await anOwner();
  const menu = await aMenu({ token, ...owner });
  const soups = sectionOf('Soups', [{ title: 'Lentil', price: '21' }]);
  const answerTo = async (section: object) => {
    const { status, errors } = await call(CALL, {
      token,
      params: { menu },
      body: { data: [soups, section] },
    });
    return [status, errors[0]?.code, errors[0]?.source?.pointer];
  };
  const id = crypto.randomUUID();
  expect(await answerTo({ ...soups, id })).toEqual([403, 'client_id', '/data/1/id']);
  const items = { data: soups.relationships.items.data.map((item) => ({ ...item, id })) };
  const at = '/data/1/relationships/items';
  expect(await answerTo({ ...soups, relationships: { items } })).toEqual([
    403,
    'client_id',
    `${at}/data/0/id`,
  ]);
  for (const relationships of [undefined, {}])
    expect(await answerTo({ ...soups, relationships })).toEqual([422, 'required', at]);
  const left = await call('GET /me/menus/{menu}/sections', { token, params: { menu } });
  expect(left.document.data).toEqual([]);
});

test('a call has at most as many records as a batch', async () => {
  const { token, ...owner } = await anOwner();
  const menu = await aMenu({ token, ...owner });
  const dishes = Array.from({ length: MOST.batch }, (_, index) => ({ title: `Dish ${index}`, price: '1' }));
  const tooMany = await call(CALL, { token, params: { menu }, body: { data: [sectionOf('All', dishes)] } });
  expect([tooMany.status, tooMany.errors[0]?.code]).toEqual([422, 'too_many']);
  const body = { data: [sectionOf('All', dishes.slice(1))] };
  expect((await call(CALL, { token, params: { menu }, body })).status).toBe(201);
});

test('dishes bring their marks, their larger sizes and their words in other languages, undone as one', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const menu = await aMenu(owner);
  const added = await call(CALL, { token, params: { menu }, body: { data: [wholeSection('Soups')] } });
  expect(added.status).toBe(201);
  const section = added.document.data[0]?.id ?? '';
  const { data, included } = (
    await call('GET /me/menus/{menu}/sections/{section}/items', { token, params: { menu, section } })
  ).document;
  expect(data[0]?.attributes).toMatchObject({
    title: 'Lentil',
    ingredient_warnings: ['celery'],
    food_speciality: ['vegan'],
  });
  const extras = included?.filter(({ type }) => type === 'extras').map(({ attributes }) => attributes);
  expect(extras).toMatchObject([{ title: 'Large', price: '6.00' }]);
  const item = data[0]?.id ?? '';
  const arabic = async () => {
    const query = { 'page[size]': 100 };
    const { document } = await call('GET /me/menus/{menu}/translates', { token, params: { menu }, query });
    return document.data.find(({ id }) => id === `items.${item}.ar`)?.attributes;
  };
  expect(await arabic()).toMatchObject({ data: { title: 'عدس' }, outdated: false });
  const body = { data: { type: 'items', id: item, attributes: { title: 'Red lentil' } } };
  await call('PATCH /me/menus/{menu}/sections/{section}/items/{item}', {
    token,
    params: { menu, section, item },
    body,
  });
  expect(await arabic()).toMatchObject({ outdated: true });
  const again = await call(CALL, { token, params: { menu }, body: { data: [wholeSection('Salads')] } });
  await call('POST /me/activity/{activity}/undo', { token, params: { activity: activityOf(again) } });
  const left = (await call('GET /me/menus/{menu}/sections', { token, params: { menu } })).document.data;
  expect(left.map(({ attributes: { title } }) => title)).toEqual(['Soups']);
});

test('an extra costs what extras may, and counts as a record', async () => {
  const { token, ...owner } = await anOwner();
  const menu = await aMenu({ token, ...owner });
  const section = wholeSection('Soups');
  const [dish] = section.relationships.items.data;
  const withExtras = (extras: object[]) => ({
    ...section,
    relationships: {
      items: { data: [{ ...dish, relationships: { extras: { data: extras } } }] },
    },
  });
  const extra = (attributes: object) => ({ type: 'extras', attributes });
  const asked = async (extras: object[]) => {
    const body = { data: [withExtras(extras)] };
    const { status, errors } = await call(CALL, { token, params: { menu }, body });
    return [status, errors?.[0]?.code, errors?.[0]?.source?.pointer];
  };
  const at = '/data/0/relationships/items/data/0/relationships/extras/data/0';
  expect(await asked([extra({ title: 'Large', price: '99999999' })])).toEqual([
    422,
    'too_big',
    `${at}/attributes/price`,
  ]);
  expect(await asked([{ ...extra({ title: 'Large', price: '1' }), id: crypto.randomUUID() }])).toEqual([
    403,
    'client_id',
    `${at}/id`,
  ]);
  expect((await asked([extra({ title: 'Large', price: '0' })]))[0]).toBe(201);
});
