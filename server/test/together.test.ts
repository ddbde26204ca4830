import { ACTIVITY_HEADER } from '@sofra/contract/jsonapi';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { change as changeRecord } from '../src/catalogue/change.ts';
import { call } from './client.ts';
import { anItem, anOwner, aPlace, type Owner, type Place } from './factories.ts';
import { theServer } from './harness.ts';
import { actingAs, statementsIn } from './statements.ts';

const ITEM = '/me/menus/{menu}/sections/{section}/items/{item}';

const change = ({ token }: Pick<Owner, 'token'>, params: Place, attributes: object, ifMatch?: string) =>
  call(`PATCH ${ITEM}`, {
    token,
    params,
    body: { data: { type: 'items', id: params.item, attributes } },
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });

const read = ({ token }: Owner, params: Place) => call(`GET ${ITEM}`, { token, params });

/** Somebody whose session the server recalls, so that their change is one statement, and what they have. */
async function somebody(): Promise<{ owner: Owner; place: Place }> {
  const owner = await anOwner();
  const place = await aPlace(owner);
  await read(owner, place);
  return { owner, place };
}

const dealtWith = ({ status, errors }: { status: number; errors: { code: string }[] }) => [
  status,
  errors[0]?.code,
];

test('changes that several people make at once go together, and each is answered and recorded for itself', async () => {
  const people = await Promise.all(Array.from({ length: 9 }, somebody));
  const { db } = (await theServer()).ground;
  const title = (at: number) => ({ title: `Dish ${at}`, price: `${at + 1}.50` });
  const answers: Awaited<ReturnType<typeof change>>[] = [];
  const asked = await statementsIn(db, async () => {
    const all = people.map(({ owner, place }, at) => change(owner, place, title(at)));
    answers.push(...(await Promise.all(all)));
  });
  expect(asked.filter(({ sql }) => sql.includes('update "items"')).length).toBeLessThan(people.length);
  for (const [at, { owner, place }] of people.entries()) {
    expect(answers[at]?.document.data).toMatchObject({ id: place.item, attributes: title(at) });
    const { document } = await call('GET /me/activity', { token: owner.token });
    const [newest] = document.data;
    expect(newest?.id).toBe(answers[at]?.headers.get(ACTIVITY_HEADER));
    expect(document.data.filter(({ attributes }) => attributes.action === 'update')).toHaveLength(1);
  }
});

test('who is refused among them is refused alone', async () => {
  const [fine, leaving, thief, late, cheap, other] = await Promise.all(Array.from({ length: 6 }, somebody));
  if (!fine || !leaving || !thief || !late || !cheap || !other) throw new Error('nobody there');
  await call('DELETE /sign_out', { token: leaving.owner.token });
  const tag = (await read(late.owner, late.place)).headers.get('etag') ?? '';
  await change(late.owner, late.place, { title: 'Newer', price: '3' });
  const attributes = { title: 'Meze', price: '2' };
  const answers = await Promise.all([
    change(fine.owner, fine.place, attributes),
    change(leaving.owner, leaving.place, attributes),
    change(thief.owner, { ...thief.place, item: other.place.item }, attributes),
    change(thief.owner, other.place, attributes),
    change(late.owner, late.place, attributes, tag),
    change(cheap.owner, cheap.place, { ...attributes, price: '0.001' }),
    change(other.owner, other.place, attributes),
  ]);
  expect(answers.map(dealtWith)).toEqual([
    [200, undefined],
    [401, 'token_invalid'],
    [404, 'not_found'],
    [404, 'not_found'],
    [412, 'version_stale'],
    [422, 'not_positive'],
    [200, undefined],
  ]);
  expect((await read(late.owner, late.place)).document.data.attributes).toMatchObject({ title: 'Newer' });
});

test('of one record nothing is lost, whoever changes whatever of it at once', async () => {
  const { owner, place } = await somebody();
  const attributes = [
    { title: 'Falafel' },
    { price: '7' },
    { is_new: true },
    { title: 'Falafel', is_popular: true },
  ];
  const before = (await read(owner, place)).headers.get('etag') ?? '';
  const all = Array.from({ length: 24 }, (_, at) => change(owner, place, attributes[at % 4] ?? {}));
  const answers = await Promise.all(all);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const after = await read(owner, place);
  expect(after.document.data.attributes).toMatchObject({
    title: 'Falafel',
    price: '7.00',
    is_new: true,
    is_popular: true,
  });
  const version = (tag: string | null) => Number(tag?.match(/\d+/)?.[0]);
  expect(version(after.headers.get('etag'))).toBe(version(before) + all.length);
});

test('who asks for no version is told of none: what was in the bin for a moment is changed when it is back', async () => {
  const { owner, place } = await somebody();
  const { ground, who, now } = await actingAs(owner);
  const { db } = ground;
  const item = db.updateTable('items').where('id', '=', place.item);
  await item.set({ deleted_at: now }).execute();
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async (query) => {
    // It comes back just before it is asked what was wrong.
    if (/^\s*select "items"."id"/.test(query.sql)) await execute(item.set({ deleted_at: null }).compile());
    return execute(query);
  };
  const at = { venueId: owner.venueId, above: [] };
  const patches = [{ id: place.item, values: { is_new: true } }];
  const changing = changeRecord(db, who, now, 'items', at, patches).finally(() => {
    executor.executeQuery = execute;
  });
  expect((await changing).rows).toMatchObject([{ id: place.item, is_new: true }]);
});

// Rows can only be held where more than one connection leads to the database.
test.skipIf(!inject('templateUrl'))('a row that is held lets only its own change wait', async () => {
  const { owner, place } = await somebody();
  const others = await Promise.all(
    Array.from({ length: 5 }, async () => ({ ...place, item: await anItem(owner, place) })),
  );
  const { db } = (await theServer()).ground;
  const held = await db.transaction().execute(async (trx) => {
    await sql`select from items where id = ${place.item} for update`.execute(trx);
    let isDone = false;
    const waiting = change(owner, place, { title: 'Held' }).finally(() => {
      isDone = true;
    });
    const answers = await Promise.all(others.map((other) => change(owner, other, { title: 'Free' })));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(isDone).toBe(false);
    return [waiting] as const;
  });
  expect((await held[0]).document.data.attributes.title).toBe('Held');
});
