import { expect, test } from 'vitest';
import { codes, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aList, anOwner, anUpload, aTranslation, type List, photograph } from '../tools/factories.ts';

const ITEMS = '/me/menus/{menu}/sections/{section}/items';
const BATCH = '/me/menus/{menu}/sections/{section}/relationships/items';

/** A record of a batch that sends a picture. */
function pictured(id: string | undefined, resource: string) {
  const attachments = { data: [{ type: 'attachments' as const, attributes: { resource } }] };
  const settings = { data: { type: 'settings' as const, attributes: {}, relationships: { attachments } } };
  return { type: 'items' as const, id: id ?? '', relationships: { settings } };
}

/** The ids of the items that have a picture, and the addresses of these. */
async function picturesIn({ owner, params }: List) {
  const { document } = await call(`GET ${ITEMS}`, {
    token: owner.token,
    params,
    query: { 'page[size]': 100 },
  });
  return new Map(
    (document.included ?? []).flatMap((record) =>
      record.type === 'settings' && record.attributes.preview_photo_url
        ? [[record.id, record.attributes.preview_photo_url]]
        : [],
    ),
  );
}

test('many items get their pictures together, which is one change and one undo', async () => {
  const list = await aList(3);
  const { owner, params, ids } = list;
  await photograph(owner, { ...params, item: ids[0] ?? '' }, await anUpload(owner.token));
  const before = { pictures: await picturesIn(list), venue: await venueOf(owner) };
  const data = [pictured(ids[0], await anUpload(owner.token)), pictured(ids[2], await anUpload(owner.token))];
  const given = await call(`PATCH ${BATCH}`, { token: owner.token, params, body: { data } });
  expect(given.status).toBe(200);
  const after = await picturesIn(list);
  expect([...after.keys()].sort()).toEqual([ids[0], ids[2]].sort());
  expect(after.get(ids[0] ?? '')).not.toBe(before.pictures.get(ids[0] ?? ''));
  expect((await venueOf(owner)).unpublished_changes).toBe(before.venue.unpublished_changes + 1);
  await undo(owner, activityOf(given));
  expect(await picturesIn(list)).toEqual(before.pictures);
});

test('an empty picture of a batch clears, and one that is the same changes nothing', async () => {
  const list = await aList(1);
  const { owner, params, ids } = list;
  const upload = await anUpload(owner.token);
  const send = (resource: string) =>
    call(`PATCH ${BATCH}`, { token: owner.token, params, body: { data: [pictured(ids[0], resource)] } });
  await send(upload);
  expect((await picturesIn(list)).size).toBe(1);
  const { unpublished_changes: changes } = await venueOf(owner);
  await send(upload);
  expect((await venueOf(owner)).unpublished_changes).toBe(changes);
  await send('');
  expect((await picturesIn(list)).size).toBe(0);
});

test('a picture of another account, or of nobody, is refused at its pointer, and all with it', async () => {
  const list = await aList(2);
  const { owner, params, ids } = list;
  const foreign = await anUpload((await anOwner()).token);
  for (const resource of [foreign, 'nothing']) {
    const data = [pictured(ids[0], await anUpload(owner.token)), pictured(ids[1], resource)];
    const refused = await call(`PATCH ${BATCH}`, { token: owner.token, params, body: { data } });
    expect(codes(refused)).toEqual([422, 'upload_unknown']);
    expect(refused.errors[0]?.source?.pointer).toBe(
      '/data/1/relationships/settings/data/relationships/attachments/data/0/attributes/resource',
    );
    expect((await picturesIn(list)).size).toBe(0);
  }
});

test('the records of a list are named with their titles in all languages', async () => {
  const { owner, params, ids } = await aList(2);
  await aTranslation(owner, params.menu, ['item', 'items', ids[1] ?? ''], ['ar', 'حمص']);
  const { document } = await call(`GET ${BATCH}/titles`, { token: owner.token, params });
  expect(document.data).toEqual([
    { type: 'items', id: ids[0], meta: { titles: ['Item 1'] } },
    { type: 'items', id: ids[1], meta: { titles: ['Item 2', 'حمص'] } },
  ]);
  const menus = await call('GET /me/venue/relationships/menus/titles', { token: owner.token });
  expect(menus.document.data.map(({ id }) => id)).toEqual([params.menu]);
});
