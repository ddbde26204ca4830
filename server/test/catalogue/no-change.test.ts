import { ACTIVITY_HEADER } from '@sofra/contract/api/jsonapi';
import { expect, test } from 'vitest';
import { changeItem, changeVenue, moveItem, readItem, venueOf } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { anOwner, aPlace, aTranslation } from '../tools/factories.ts';

/** An owner with an item, and the state that a call must not change: version, count and activities. */
async function aStill() {
  const owner = await anOwner();
  const params = await aPlace(owner);
  const { token } = owner;
  const state = async () => {
    const item = await readItem(owner, params);
    const section = await call('GET /me/menus/{menu}/sections/{section}', { token, params });
    const venue = await call('GET /me/venue', { token });
    const activity = await call('GET /me/activity', { token });
    return [
      item.headers.get('etag'),
      section.headers.get('etag'),
      venue.headers.get('etag'),
      venue.document.data.attributes.unpublished_changes,
      activity.document.meta.total,
    ];
  };
  return { owner, token, params, state };
}

test('a call that changes nothing makes no version, no count and no activity (rule 43)', async () => {
  const { owner, token, params, state } = await aStill();
  const settings = { data: { type: 'settings', attributes: { schedule_type: 'always', note: '' } } };
  const item = { title: 'Shish tawook', price: '42.5', is_new: false, position: 1 };
  const before = await state();
  const answers = [
    await changeItem(owner, params, item, { relationships: { settings } }),
    await call('PATCH /me/menus/{menu}/relationships/sections', {
      token,
      params,
      body: { data: [{ type: 'sections', id: params.section, attributes: { position: 1, title: 'Grill' } }] },
    }),
    await moveItem(owner, params, params.section),
    await changeVenue(owner, { name: 'Zaatar House', map: {} }),
  ];
  for (const { status, headers } of answers)
    expect([status, headers.get(ACTIVITY_HEADER)]).toEqual([200, null]);
  expect(await state()).toEqual(before);
});

test('an equal translation changes nothing, and empty data clears it (rule 35a)', async () => {
  const { owner, token, params, state } = await aStill();
  await aTranslation(owner, params.menu, ['item', 'items', params.item], ['ru', 'Шиш таук']);
  const translate = `items.${params.item}.ru`;
  const patch = (attributes: object) =>
    call('PATCH /me/menus/{menu}/translates/{translate}', {
      token,
      params: { menu: params.menu, translate },
      body: { data: { type: 'translates', attributes } },
    });
  const before = await state();
  const same = await patch({ data: { title: 'Шиш таук' }, enabled: true });
  expect([same.status, same.headers.get(ACTIVITY_HEADER)]).toEqual([200, null]);
  expect(await state()).toEqual(before);
  expect((await patch({ data: {} })).document.data.attributes.data).toEqual({});
});

test('activities are numbered per account, so that they do not reveal another account’s volume', async () => {
  const ids = async () => {
    const owner = await anOwner();
    await aPlace(owner);
    const { document } = await call('GET /me/activity', { token: owner.token });
    return document.data.map(({ id }) => id);
  };
  const [first, second] = [await ids(), await ids()];
  expect(second).toEqual(first);
  expect(first.at(-1)).toBe('1');
});

test('a venue that is sent as it was read changes nothing', async () => {
  const { owner, state } = await aStill();
  const { map, external_profiles, branch, phone, cuisine, time_zone } = await venueOf(owner);
  const before = await state();
  const { status } = await changeVenue(owner, { map, external_profiles, branch, phone, cuisine, time_zone });
  expect(status).toBe(200);
  expect(await state()).toEqual(before);
});

test('an activity in which nothing has moved is no reorder, though places were sent', async () => {
  const { token, params } = await aStill();
  const body = (attributes: object, many: boolean) => {
    const data = { type: 'sections', id: params.section, attributes: { ...attributes, position: 1 } };
    return { data: many ? [data] : data };
  };
  const answers = [
    await call('PATCH /me/menus/{menu}/sections/{section}', {
      token,
      params,
      body: body({ title: 'Mezze' }, false),
    }),
    await call('PATCH /me/menus/{menu}/relationships/sections', {
      token,
      params,
      body: body({ title: 'Salads' }, true),
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { document } = await call('GET /me/activity', { token, query: { 'page[size]': '2' } });
  const actions = document.data.map(({ attributes }) => 'action' in attributes && attributes.action);
  expect(actions).toEqual(['update', 'update']);
});
