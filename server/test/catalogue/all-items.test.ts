import { expect, test } from 'vitest';
import { branchOf, copyOf, syncNow } from '../sync/syncing.ts';
import { codes, readItem, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aList, aMenu, anItem, anOwner, aPlace, aSection, type Owner } from '../tools/factories.ts';

const CHANGE = 'PATCH /me/venue/relationships/items';

const read = async ({ token }: Pick<Owner, 'token'>, query: Record<string, string> = {}) =>
  (await call('GET /me/venue/items', { token, query })).document;

type Attributes = { texts?: object; price?: string; disabled?: boolean };

const change = ({ token }: Pick<Owner, 'token'>, wanted: readonly [string, Attributes, number?][]) =>
  call(CHANGE, {
    token,
    body: {
      data: wanted.map(([id, attributes, version]) => ({
        type: 'items',
        id,
        attributes,
        ...(version !== undefined && { meta: { version } }),
      })),
    },
  });

/** An owner with an item in each of two menus. */
async function aVenueOfTwo() {
  const owner = await anOwner();
  const first = await aPlace(owner);
  const menu = await aMenu(owner, { title: 'Dinner', currency: 'kwd' });
  const section = await aSection(owner, menu);
  const second = { menu, section, item: await anItem(owner, { menu, section }, { price: '2.5' }) };
  return { owner, first, second };
}

test('all items of a venue are read in order, and those of a menu', async () => {
  const { owner, first, second } = await aVenueOfTwo();
  const all = await read(owner);
  expect(all.data.map(({ id, attributes: { price } }) => [id, price])).toEqual([
    [first.item, '42.50'],
    [second.item, '2.500'],
  ]);
  expect(all.data[0]?.relationships?.section.data?.id).toBe(first.section);
  const menus = (all.included ?? []).flatMap((one) => (one.type === 'menus' ? [one.id] : []));
  expect(menus).toEqual([first.menu, second.menu]);
  expect((await read(owner, { menu: second.menu })).data.map(({ id }) => id)).toEqual([second.item]);
  const empty = await aMenu(owner);
  await aSection(owner, empty);
  expect(await read(owner, { menu: empty })).toEqual({ data: [], included: [] });
});

test('an item that a branch has switched off says so, and as its own it is simply off', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const branch = await branchOf(owner);
  await syncNow(owner);
  const copy = await copyOf(branch, place);
  const states = async () =>
    (await read(branch)).data.map(({ attributes }) => [
      attributes.disabled,
      attributes.disabled_here,
      attributes.linked,
    ]);
  await change(branch, [[copy.item, { disabled: true }]]);
  expect(await states()).toEqual([[true, true, true]]);
  await syncNow(owner, { sync: { type: 'manual' }, child_ids: [] });
  expect(await states()).toEqual([[true, false, false]]);
});

test('different values of items of several menus are one change and one undo', async () => {
  const { owner, first, second } = await aVenueOfTwo();
  const before = { items: await read(owner), changes: (await venueOf(owner)).unpublished_changes };
  const answer = await change(owner, [
    [first.item, { price: '43', texts: { ar: { title: 'شيش طاووق', description: 'مع الثوم' } } }],
    [second.item, { disabled: true, texts: { en: { title: 'Kofta' }, ru: { title: 'Кофта' } } }],
  ]);
  const after = new Map(answer.document.data.map(({ id, attributes }) => [id, attributes]));
  expect(after.get(first.item)).toMatchObject({
    price: '43.00',
    texts: { en: { title: 'Shish tawook' }, ar: { title: 'شيش طاووق', description: 'مع الثوم' } },
  });
  expect(after.get(second.item)).toMatchObject({
    disabled: true,
    texts: { en: { title: 'Kofta' }, ru: { title: 'Кофта' } },
  });
  expect((await venueOf(owner)).unpublished_changes).toBe(before.changes + 1);
  await undo(owner, activityOf(answer));
  const withoutVersions = ({ data }: typeof before.items) => data.map(({ meta: _, ...item }) => item);
  expect(withoutVersions(await read(owner))).toEqual(withoutVersions(before.items));
});

test('a translation that comes with its source is made from that one, and outdated when that changes', async () => {
  const owner = await anOwner();
  const { menu, item } = await aPlace(owner);
  const translation = async () => {
    const params = { menu, translate: `items.${item}.ru` };
    const answer = await call('GET /me/menus/{menu}/translates/{translate}', { token: owner.token, params });
    return answer.document.data.attributes;
  };
  await change(owner, [[item, { texts: { ru: { title: 'Кофта' }, en: { title: 'Kofta' } } }]]);
  expect(await translation()).toMatchObject({ data: { title: 'Кофта' }, outdated: false });
  await change(owner, [[item, { texts: { en: { title: 'Kebab' } } }]]);
  expect(await translation()).toMatchObject({
    outdated: true,
    changed_sources: { title: { before: 'Kofta', after: 'Kebab' } },
  });
  await change(owner, [[item, { texts: { ru: { title: '' } } }]]);
  expect((await read(owner)).data[0]?.attributes.texts).toEqual({ en: { title: 'Kebab' } });
});

test('one wrong value refuses all, each at its pointer', async () => {
  const { owner, ids } = await aList(4);
  const stranger = await aList(1);
  const versions = new Map((await read(owner)).data.map(({ id, meta }) => [id, meta.version]));
  await change(owner, [[ids[0] ?? '', { price: '11' }]]);
  const before = await read(owner);
  const refused = async (...wanted: [string | undefined, Attributes, number?][]) => {
    const answer = await change(
      owner,
      wanted.map(([id = '', ...rest]) => [id, ...rest]),
    );
    expect(await read(owner)).toEqual(before);
    return [answer.status, ...answer.errors.map(({ code, source }) => [code, source?.pointer])];
  };
  const fine = { price: '12' };
  expect(await refused([ids[1], fine], [ids[2], { price: '0' }], [ids[3], { price: '-1' }])).toEqual([
    422,
    ['not_positive', '/data/1/attributes/price'],
    ['not_positive', '/data/2/attributes/price'],
  ]);
  expect(await refused([ids[1], fine], [ids[2], { price: '0.001' }])).toEqual([
    422,
    ['not_positive', '/data/1/attributes/price'],
  ]);
  expect(await refused([ids[1], { texts: { en: { title: '' } } }, 1])).toEqual([
    422,
    ['default_locale_required', '/data/0/attributes/texts/en/title'],
  ]);
  expect(await refused([ids[1], { texts: { ar: { title: 'ab' } } }])).toEqual([
    422,
    ['too_short', '/data/0/attributes/texts/ar/title'],
  ]);
  expect(await refused([ids[1], fine], [ids[0], fine, versions.get(ids[0] ?? '')])).toEqual([
    412,
    ['version_stale', '/data/1/meta/version'],
  ]);
  expect(await refused([ids[1], fine], [stranger.ids[0], fine])).toEqual([
    404,
    ['unknown_record', '/data/1/id'],
  ]);
  expect(await refused([ids[1], fine], [ids[1], fine])).toEqual([422, ['duplicate_value', '/data/1/id']]);
});

test('what is the same changes nothing, and what is read can be sent back', async () => {
  const { owner, params, ids } = await aList(2);
  const { data } = await read(owner);
  const answer = await call(CHANGE, { token: owner.token, body: { data } });
  expect([answer.status, answer.headers.get('activity-id')]).toEqual([200, null]);
  const item = await readItem(owner, { ...params, item: ids[0] ?? '' });
  expect(item.document.data.meta.version).toBe(data[0]?.meta.version);
});

test('another account’s items and menus are not found', async () => {
  const { params, ids } = await aList(1);
  const owner = await anOwner();
  const asked = await call('GET /me/venue/items', { token: owner.token, query: { menu: params.menu } });
  expect(codes(asked)).toEqual([404, 'not_found']);
  expect(codes(await change(owner, [[ids[0] ?? '', { price: '1' }]]))).toEqual([404, 'unknown_record']);
});
