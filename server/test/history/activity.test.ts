import { ACTIVITY_FIELDS, type someOfActivity } from '@sofra/contract/history/history';
import { MOST } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { branchOf, newestSync, syncNow } from '../sync/syncing.ts';
import { changeItem, tokenIn, undo } from '../tools/actions.ts';
import { call } from '../tools/client.ts';
import { accountOf, aList, anExtra, anOwner, aPlace, type List } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

type SomeOfActivity = z.output<typeof someOfActivity>['attributes'];

const LONG_LIST = 60;
const BATCH = 'PATCH /me/menus/{menu}/sections/{section}/relationships/items';

/** Turns a list round; its ids in the new order. */
async function reverse({ owner, params, ids }: List): Promise<string[]> {
  const turned = ids.toReversed();
  const data = turned.map((id, at) => ({ type: 'items', id, attributes: { position: at + 1 } }));
  await call(BATCH, { token: owner.token, params, body: { data } });
  return turned;
}

const listed = (token: string, fields?: readonly string[]) =>
  call('GET /me/activity', {
    token,
    query: { 'page[size]': 10, ...(fields && { 'fields[activities]': fields.join() }) },
  });

const firstOf = ({ document }: Awaited<ReturnType<typeof listed>>): SomeOfActivity =>
  document.data[0]?.attributes ?? {};

test('money in activities is a string everywhere, with the currency’s digits, an earlier release’s numbers too', async () => {
  const owner = await anOwner();
  const place = await aPlace(owner);
  const extra = await anExtra(owner, place);
  const extras = { data: [{ type: 'extras', id: extra, attributes: { price: 2.5 } }] };
  await changeItem(owner, place, { price: 50 }, { relationships: { extras } });
  const prices = async () => {
    const { document } = await call('GET /me/activity', { token: owner.token, query: { 'page[size]': 1 } });
    const { changes = [] } = (document.data[0]?.attributes ?? {}) as SomeOfActivity;
    return changes.map(({ before, after }) => [before, after]);
  };
  const told = [
    [{ price: '42.50' }, { price: '50.00' }],
    [{ price: '1.00' }, { price: '2.50' }],
  ];
  expect(await prices()).toEqual(told);
  const { app } = await theServer();
  await sql`
    update activity set changes = (
      select jsonb_agg(c || jsonb_build_object('before', jsonb_build_object('price', (c #>> '{before,price}')::numeric),
        'after', jsonb_build_object('price', (c #>> '{after,price}')::numeric))) from jsonb_array_elements(changes) c)
    where account_id = ${accountOf(owner)} and action = 'update' and changes @? '$[*].after.price'`.execute(
    app.db,
  );
  expect(await prices()).toEqual(told);
});

test('the activities of a long list are short with the gist alone', async () => {
  const list = await aList(LONG_LIST);
  for (let times = 0; times < 10; times += 1) list.ids = await reverse(list);
  const { token } = list.owner;
  const whole = await listed(token);
  const some = await listed(
    token,
    ACTIVITY_FIELDS.filter((name) => name !== 'changes'),
  );
  const { records: _, gist, ...others } = firstOf(some);
  expect(gist).toEqual([
    {
      record_type: 'sections',
      record_id: list.params.section,
      before: { positions: {} },
      after: { positions: {} },
    },
  ]);
  expect(firstOf(whole)).toMatchObject(others);
  expect(JSON.stringify(some.document).length / 10).toBeLessThan(1000);
  expect(JSON.stringify(whole.document).length / 10).toBeGreaterThan(list.ids.join().length);
});

test('of a large sync a list shows the first changes, and its gist what came, changed and went', async () => {
  const { owner, params, ids } = await aList(MOST.listedChanges + 5);
  const { venueId } = await branchOf(owner);
  await syncNow(owner);
  const data = ids.map((id) => ({ type: 'items', id, attributes: { price: '7' } }));
  await call(BATCH, { token: owner.token, params, body: { data } });
  await syncNow(owner);
  const [whole, short] = [
    await listed(owner.token),
    await listed(owner.token, ['action', 'gist', 'records']),
  ];
  const syncIn = ({ document }: typeof whole) =>
    document.data.find(({ attributes }) => attributes.action === 'sync')?.attributes as SomeOfActivity;
  expect(syncIn(whole).changes).toHaveLength(MOST.listedChanges);
  const about = { record_type: 'venues', record_id: owner.venueId, before: null };
  const counts = { created: 0, updated: ids.length, removed: 0, run: expect.any(String) };
  expect(syncIn(short).gist).toEqual([{ ...about, after: counts }]);
  expect(syncIn(short).records?.map(({ record_id }) => record_id)).toEqual([owner.venueId]);
  const by = await tokenIn(owner, venueId);
  expect((await undo(by, await newestSync(by))).status).toBe(200);
  const { rows } = await sql<{ changed: number }>`
    select count(*)::int as changed from items where source_id = any(${ids}::uuid[]) and price = 7`.execute(
    (await theServer()).app.db,
  );
  expect(rows[0]?.changed).toBe(0);
});

test('an activity has only the requested fields, on every page', async () => {
  const { owner } = await aList(2);
  const answer = await listed(owner.token, ['gist', 'at']);
  const { document } = answer;
  expect(document.data.map(({ attributes }) => Object.keys(attributes).toSorted())).toEqual(
    document.data.map(() => ['at', 'gist']),
  );
  expect(firstOf(answer).gist).toMatchObject([
    { record_type: 'items', before: null, after: { position: 2 } },
  ]);
  expect(new URLSearchParams(document.links.self?.split('?')[1]).get('fields[activities]')).toBe('gist,at');
});

test('unknown fields of an activity are refused', async () => {
  const { token } = await anOwner();
  expect((await listed(token, ['at', 'colour'])).status).toBe(400);
});
