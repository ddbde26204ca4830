import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../../scripts/proof.ts';
import { codes, undo, venueOf } from '../tools/actions.ts';
import { activityOf, call } from '../tools/client.ts';
import { aList, aMenu, anItem, anOwner, aSection, aVenue, type List } from '../tools/factories.ts';

const LIST = 'GET /me/menus/{menu}/sections/{section}/items';
const BATCH = 'PATCH /me/menus/{menu}/sections/{section}/relationships/items';

async function orderOf({ owner, params }: List) {
  const { document } = await call(LIST, { token: owner.token, params, query: { 'page[size]': 100 } });
  const rows = document.data.map(({ id, attributes: { position }, meta }) => ({
    type: 'items',
    id,
    attributes: { position },
    meta,
  }));
  return { rows, ids: rows.map(({ id }) => id), positions: rows.map((row) => row.attributes.position) };
}

const move = ({ owner, params }: List, moves: { id: string; position: number }[]) =>
  call(BATCH, {
    token: owner.token,
    params,
    query: { 'fields[items]': 'position' },
    body: { data: moves.map(({ id, position }) => ({ type: 'items', id, attributes: { position } })) },
  });

/**
 * A plain reading of rule 28: take the moved rows out, then insert each at its place, the smallest first.
 */
function arranged(ids: readonly string[], moves: { id: string; position: number }[]): string[] {
  const ascending = [...moves].sort((a, b) => a.position - b.position);
  const rest = ids.filter((id) => !moves.some((m) => m.id === id));
  const places = ascending.map(({ position }, k) =>
    Math.min(position, ids.length - ascending.length + k + 1),
  );
  const whole: string[] = [];
  for (let place = 1; place <= ids.length; place += 1) {
    const k = places.indexOf(place);
    whole.push((k === -1 ? rest.shift() : ascending[k]?.id) ?? '');
  }
  return whole;
}

test('any batch of positions follows the rule, ends dense from 1 and answers where its rows stand', async () => {
  const list = await aList(7);
  let ids = list.ids;
  const moves = fc.uniqueArray(
    fc.record({ index: fc.integer({ min: 0, max: 6 }), position: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 1, maxLength: 7, selector: ({ index }) => index },
  );
  await fc.assert(
    fc.asyncProperty(moves, async (chosen) => {
      fc.pre(new Set(chosen.map(({ position }) => position)).size === chosen.length);
      const sent = chosen.map(({ index, position }) => ({ id: ids[index] ?? '', position }));
      const { document } = await move(list, sent);
      const now = await orderOf(list);
      expect(document.data).toEqual(now.rows.filter(({ id }) => sent.some((one) => one.id === id)));
      expect(now.ids).toEqual(arranged(ids, sent));
      expect(now.positions).toEqual([1, 2, 3, 4, 5, 6, 7]);
      ids = now.ids;
    }),
    { numRuns: rounds(40, 400) },
  );
});

test('200 concurrent reorders never give two rows one position', async () => {
  const list = await aList(10);
  const crowd = Array.from({ length: 200 }, (_, n) =>
    move(list, [{ id: list.ids[n % 10] ?? '', position: 1 + ((n * 7) % 10) }]),
  );
  for (const answer of await Promise.all(crowd)) expect(answer.status).toBe(200);
  const { positions, ids } = await orderOf(list);
  expect(positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(ids)).toEqual(new Set(list.ids));
});

test('concurrent creates, deletes, copies and moves leave the list dense', async () => {
  const list = await aList(6);
  const { owner, params, ids } = list;
  const item = 'PATCH /me/menus/{menu}/sections/{section}/items/{item}' as const;
  await Promise.all([
    ...ids.slice(0, 3).map((id) =>
      call('POST /me/menus/{menu}/sections/{section}/items/{item}/duplicate', {
        token: owner.token,
        params: { ...params, item: id },
      }),
    ),
    ...ids.slice(3, 5).map((id) =>
      call('DELETE /me/menus/{menu}/sections/{section}/items/{item}', {
        token: owner.token,
        params: { ...params, item: id },
      }),
    ),
    ...[1, 2, 3].map((n) => anItem(owner, params, { title: `Late ${n}`, position: n })),
    call(item, {
      token: owner.token,
      params: { ...params, item: ids[5] ?? '' },
      body: { data: { type: 'items', attributes: { position: 1 } } },
    }),
  ]);
  const { positions } = await orderOf(list);
  expect(positions).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
});

test('equal positions, foreign rows and repeated rows are refused, and nothing is changed', async () => {
  const list = await aList(3);
  const [a = '', b = ''] = list.ids;
  const elsewhere = await aList(1);
  const refusals = [
    {
      sent: [
        { id: a, position: 2 },
        { id: b, position: 2 },
      ],
      code: 'position_taken',
      pointer: '/data/1/attributes/position',
    },
    {
      sent: [
        { id: a, position: 2 },
        { id: a, position: 3 },
      ],
      code: 'duplicate_value',
      pointer: '/data/1/id',
    },
    {
      sent: [
        { id: a, position: 2 },
        { id: elsewhere.ids[0] ?? '', position: 1 },
      ],
      code: 'unknown_record',
      pointer: '/data/1/id',
    },
  ];
  for (const { sent, code, pointer } of refusals) {
    const { status, errors } = await move(list, sent);
    const expected = code === 'unknown_record' ? 404 : 422;
    expect([status, errors[0]?.code, errors[0]?.source?.pointer]).toEqual([expected, code, pointer]);
  }
  expect((await orderOf(list)).ids).toEqual(list.ids);
});

test('a moved row counts once and keeps its neighbours’ versions', async () => {
  const list = await aList(4);
  const { owner, params, ids } = list;
  const read = (item: string) =>
    call('GET /me/menus/{menu}/sections/{section}/items/{item}', {
      token: owner.token,
      params: { ...params, item },
    });
  const counted = async () =>
    (await call('GET /me/venue', { token: owner.token })).document.data.attributes.unpublished_changes;
  const versionOf = (headers: Headers) => headers.get('etag')?.split('-')[0];
  const [before, neighbour] = [await counted(), await read(ids[1] ?? '')];
  await move(list, [{ id: ids[3] ?? '', position: 1 }]);
  expect(await counted()).toBe(before + 1);
  expect(versionOf((await read(ids[1] ?? '')).headers)).toBe(versionOf(neighbour.headers));
  expect(versionOf((await read(ids[3] ?? '')).headers)).toBe('"2');
});

test('menus of one title created, copied and moved concurrently each get their own address', async () => {
  const owner = await anOwner();
  const marina = await aVenue(owner);
  const menus = await Promise.all(Array.from({ length: 8 }, () => aMenu(owner, { title: 'Dinner' })));
  const params = (menu = '') => ({ token: owner.token, params: { menu } });
  const answers = await Promise.all([
    ...menus.slice(0, 4).map((menu) => call('POST /me/menus/{menu}/duplicate', params(menu))),
    ...menus.slice(4).map((menu) =>
      call('PATCH /me/menus/{menu}/relationships/venue', {
        ...params(menu),
        body: { data: { type: 'venues', id: marina } },
      }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 200, 200]);
  const { document } = await call('GET /me/menus', { token: owner.token, query: { 'page[size]': 100 } });
  expect(document.data.map(({ attributes }) => 'position' in attributes && attributes.position)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('a record moves to a place of another list as one change, and one undo brings it back', async () => {
  const list = await aList(3);
  const { owner, params, ids } = list;
  const there: List = {
    owner,
    params: { menu: params.menu, section: await aSection(owner, params.menu) },
    ids: [],
  };
  const [first, second] = [await anItem(owner, there.params), await anItem(owner, there.params)];
  const before = await venueOf(owner);
  const send = (item: string | undefined, section: string, position: number) =>
    call('PATCH /me/menus/{menu}/sections/{section}/items/{item}/relationships/section', {
      token: owner.token,
      params: { ...params, item: item ?? '' },
      body: { data: { type: 'sections', id: section, meta: { position } } },
    });
  const moved = await send(ids[1], there.params.section, 2);
  expect(moved.document.data.attributes.position).toBe(2);
  expect((await orderOf(there)).ids).toEqual([first, ids[1], second]);
  expect(await orderOf(list)).toMatchObject({ ids: [ids[0], ids[2]], positions: [1, 2] });
  expect((await venueOf(owner)).unpublished_changes).toBe(before.unpublished_changes + 1);
  const undone = await undo(owner, activityOf(moved));
  expect((await orderOf(list)).ids).toEqual(ids);
  expect((await orderOf(there)).ids).toEqual([first, second]);
  await undo(owner, activityOf(undone));
  expect((await orderOf(there)).ids).toEqual([first, ids[1], second]);

  expect((await send(ids[0], there.params.section, 9)).document.data.attributes.position).toBe(4);
  expect(codes(await send(ids[2], there.params.section, 0))).toEqual([422, 'too_small']);
  // In its own list it stays where it is.
  expect((await send(ids[2], params.section, 9)).document.data.attributes.position).toBe(1);
});
