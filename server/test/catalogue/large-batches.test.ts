import { MOST } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { call, send } from '../tools/client.ts';
import { anOwner, aPlace, lay } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const BATCH = 'PATCH /me/menus/{menu}/sections/{section}/relationships/items';
const MOST_WAIT_MS = 1000;

/** A list of the longest batch and the batch that turns it round. */
async function aTurn() {
  const owner = await anOwner();
  const params = await aPlace(owner);
  const { db } = (await theServer()).app;
  await lay(db, params, MOST.batch);
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('parent_id', '=', params.section)
    .orderBy('position', 'desc')
    .execute();
  const data = rows.map(({ id }, at) => ({ type: 'items' as const, id, attributes: { position: at + 1 } }));
  return { token: owner.token, params: { menu: params.menu, section: params.section }, body: { data } };
}

test('a reorder of a thousand records does not delay others for long', async () => {
  const turn = await aTurn();
  const { token } = await anOwner();
  let done = false;
  let longest = 0;
  const other = async () => {
    while (!done) {
      const started = performance.now();
      expect((await call('GET /me/menus', { token })).status).toBe(200);
      longest = Math.max(longest, performance.now() - started);
    }
  };
  const reading = other();
  const answer = await send(BATCH, turn);
  done = true;
  await reading;
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { id: string; attributes: { position: number } }[] };
  expect(data.map(({ id }) => id)).toEqual(turn.body.data.map(({ id }) => id));
  expect(longest).toBeLessThan(MOST_WAIT_MS);
});

test('a batch has a thousand records at most, and one more is refused in a sentence', async () => {
  const turn = await aTurn();
  const more = { data: [...turn.body.data, ...turn.body.data.slice(0, 1)] };
  const answer = await call(BATCH, { ...turn, body: more, headers: { 'accept-language': 'ru' } });
  expect([answer.status, answer.errors]).toMatchObject([
    422,
    [{ code: 'too_many', source: { pointer: '/data' }, title: 'Must be at most 1000 entries.' }],
  ]);
});
