import { LEVEL_NAMES, type Level } from '@sofra/contract/catalogue/levels';
import { MOST, PAGE } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { deleteRecords } from '../../src/catalogue/delete-record.ts';
import { OPERATIONS } from '../../src/catalogue/operations.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { codes, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aList, aMenu, anItem, anOwner, aSection, aVenue, type List, lay } from '../tools/factories.ts';
import { actingAs, statementsIn } from '../tools/statements.ts';
import { treeOf } from '../tools/tree.ts';

const ITEMS = '/me/menus/{menu}/sections/{section}/items';
const BATCH = '/me/menus/{menu}/sections/{section}/relationships/items';

const named = (ids: readonly (string | undefined)[]) =>
  ids.map((id) => ({ type: 'items' as const, id: id ?? '' }));

/** The body that moves records under another parent. */
const into = (type: string, id: string, coming: Record<string, unknown>) => ({
  data: {
    type,
    id,
    relationships: Object.fromEntries(Object.entries(coming).map(([level, data]) => [level, { data }])),
  },
});

async function titlesIn({ owner }: Pick<List, 'owner'>, params: List['params']) {
  const { document } = await call(`GET ${ITEMS}`, {
    token: owner.token,
    params,
    query: { 'page[size]': 100 },
  });
  return document.data.map(({ attributes: { title, position } }) => `${position} ${title}`);
}

test('many items are deleted together, which is one change and one undo', async () => {
  const list = await aList(5);
  const { owner, params, ids } = list;
  const before = await venueOf(owner);
  const body = { data: named([ids[3], ids[0], ids[1]]) };
  const gone = await call(`DELETE ${BATCH}`, { token: owner.token, params, body });
  expect(gone.status).toBe(204);
  expect(await titlesIn(list, params)).toEqual(['1 Item 3', '2 Item 5']);
  expect((await venueOf(owner)).unpublished_changes).toBe(before.unpublished_changes + 1);
  await undo(owner, activityOf(gone));
  expect(await titlesIn(list, params)).toEqual(['1 Item 1', '2 Item 2', '3 Item 3', '4 Item 4', '5 Item 5']);
});

test('one of many that were deleted together comes back from the bin alone', async () => {
  const list = await aList(4);
  const { owner, params, ids } = list;
  const body = { data: named([ids[0], ids[1], ids[2]]) };
  const gone = await call(`DELETE ${BATCH}`, { token: owner.token, params, body });
  const record = ids[1] ?? '';
  const back = await call('POST /me/bin/{record}/restore', { token: owner.token, params: { record } });
  expect(back.status).toBe(200);
  expect((await titlesIn(list, params)).map((title) => title.slice(2))).toContain('Item 2');
  expect(await titlesIn(list, params)).toHaveLength(2);
  expect(codes(await undo(owner, activityOf(gone)))).toEqual([409, 'changed_since']);
});

test('many items are copied together, each right after it', async () => {
  const list = await aList(3);
  const { owner, params, ids } = list;
  const before = await treeOf(owner.venueId);
  const body = { data: named([ids[0], ids[2]]) };
  const copied = await call(`POST ${BATCH}/duplicate`, { token: owner.token, params, body });
  expect(copied.status).toBe(201);
  expect(copied.document.data.map(({ attributes }) => attributes.title)).toEqual([
    'Item 1 (copy)',
    'Item 3 (copy)',
  ]);
  expect(await titlesIn(list, params)).toEqual([
    '1 Item 1',
    '2 Item 1 (copy)',
    '3 Item 2',
    '4 Item 3',
    '5 Item 3 (copy)',
  ]);
  await undo(owner, activityOf(copied));
  expect(await treeOf(owner.venueId)).toEqual(before);
});

test('many items are moved together to the end of another list, and come back in their order', async () => {
  const list = await aList(4);
  const { owner, params, ids } = list;
  const target = { menu: params.menu, section: await aSection(owner, params.menu, { title: 'Sweets' }) };
  await anItem(owner, target, { title: 'Kunafa' });
  const before = await treeOf(owner.venueId);
  const body = into('sections', target.section, { items: named([ids[1], ids[2], ids[0]]) });
  const moved = await call(`POST ${BATCH}/move`, { token: owner.token, params, body });
  expect(moved.status).toBe(200);
  expect(await titlesIn(list, params)).toEqual(['1 Item 4']);
  expect(await titlesIn(list, target)).toEqual(['1 Kunafa', '2 Item 2', '3 Item 3', '4 Item 1']);
  const after = await treeOf(owner.venueId);
  const undone = await undo(owner, activityOf(moved));
  expect(await treeOf(owner.venueId)).toEqual(before);
  await undo(owner, activityOf(undone));
  expect(await treeOf(owner.venueId)).toEqual(after);
});

test('many menus go to another venue together, with one activity in each venue', async () => {
  const owner = await anOwner();
  const menus = [await aMenu(owner, { title: 'Lunch' }), await aMenu(owner, { title: 'Dinner' })];
  await aMenu(owner, { title: 'Breakfast' });
  const venue = await aVenue(owner);
  const before = await treeOf(owner.venueId);
  const data = menus.map((id) => ({ type: 'menus' as const, id }));
  const moved = await call('POST /me/venue/relationships/menus/move', {
    token: owner.token,
    body: into('venues', venue, { menus: data }),
  });
  expect(moved.document.data.map(({ attributes }) => attributes.title)).toEqual(['Lunch', 'Dinner']);
  expect((await treeOf(owner.venueId)).filter(({ node }) => node === 'menus')).toHaveLength(1);
  await undo(owner, activityOf(moved));
  expect(await treeOf(owner.venueId)).toEqual(before);
});

test('one stale version, one unknown record or one named twice refuses all', async () => {
  const list = await aList(3);
  const { owner, params, ids } = list;
  const stranger = await aList(1);
  const before = await treeOf(owner.venueId);
  const [first, second] = named(ids);
  const target = await aSection(stranger.owner, stranger.params.menu);
  const remove = async (data: unknown) =>
    call(`DELETE ${BATCH}`, { token: owner.token, params, body: { data } });
  const stale = await remove([first, { ...second, meta: { version: 7 } }]);
  expect([codes(stale), stale.errors[0]?.source]).toEqual([
    [412, 'version_stale'],
    { pointer: '/data/1/meta/version' },
  ]);
  const unknown = await remove([first, ...named(stranger.ids)]);
  expect([codes(unknown), unknown.errors[0]?.source]).toEqual([
    [404, 'unknown_record'],
    { pointer: '/data/1/id' },
  ]);
  const twice = await remove([first, first]);
  expect([codes(twice), twice.errors[0]?.source]).toEqual([
    [422, 'duplicate_value'],
    { pointer: '/data/1/id' },
  ]);
  const elsewhere = await call(`POST ${BATCH}/move`, {
    token: owner.token,
    params,
    body: into('sections', target, { items: [first] }),
  });
  expect([codes(elsewhere), elsewhere.errors[0]?.source]).toEqual([
    [404, 'unknown_record'],
    { pointer: '/data/id' },
  ]);
  expect((await treeOf(owner.venueId)).filter(({ node }) => node === 'items')).toEqual(
    before.filter(({ node }) => node === 'items'),
  );
});

/** The ids of the lists of each level, and how many rows there are. */
const PATHS: Record<Level, `/me/${string}`> = {
  menus: '/me/venue/relationships/menus',
  sections: '/me/menus/{menu}/relationships/sections',
  items: BATCH,
};

test.each(LEVEL_NAMES)('a hundred %s at most are acted on together', async (level) => {
  const { owner, params } = await aList(1);
  const data = Array.from({ length: PAGE.maxSize + 1 }, () => ({ type: level, id: crypto.randomUUID() }));
  const answer = await call(`DELETE ${PATHS[level]}` as `DELETE ${typeof BATCH}`, {
    token: owner.token,
    params,
    body: { data },
  });
  expect([codes(answer), answer.errors[0]?.title]).toEqual([
    [422, 'too_many'],
    'Must be at most 100 entries.',
  ]);
});

test('a hundred records are moved and deleted by as many statements as two', async () => {
  const { owner, params, ids } = await aList(1);
  const acting = await actingAs(owner);
  const { db } = acting.app;
  await lay(db, { ...params, item: ids[0] ?? '' }, MOST.batch);
  const target = { venueId: owner.venueId, above: [params.menu, await aSection(owner, params.menu)] };
  const place = { venueId: owner.venueId, above: [params.menu, params.section] };
  const rows = await db.selectFrom('items').select('id').where('parent_id', '=', params.section).execute();
  const few = rows.slice(0, 2);
  const many = rows.slice(2, 2 + PAGE.maxSize);
  const needed = async (act: (trx: Db, some: typeof rows) => Promise<unknown>) => {
    const counts: number[] = [];
    for (const some of [few, many])
      await db.transaction().execute(async (trx) => {
        counts.push((await statementsIn(trx, () => act(trx, some))).length);
      });
    return counts;
  };
  const { move } = OPERATIONS.items;
  const [fewMoved, manyMoved] = await needed((trx, some) =>
    move(trx, acting, place, some, { to: target, dropLooks: async () => undefined }),
  );
  expect(manyMoved).toBe(fewMoved);
  const [fewGone, manyGone] = await needed((trx, some) => deleteRecords(trx, acting, 'items', target, some));
  // The first deletion also plans when the bin is emptied.
  expect(manyGone).toBeLessThanOrEqual(fewGone ?? 0);
  expect(fewGone).toBeGreaterThan(3);
});
