import { MENU_KINDS } from '@sofra/contract/catalogue/menu-kinds';
import { expect, test } from 'vitest';
import { rounds, SEED } from '../../../scripts/proof.ts';
import { addressOf, call, send, tokenOf } from '../tools/client.ts';
import { aWorld, type World } from './example-world.ts';
import { type MadeUp, malformedCalls, REAL_IDS } from './malformed.ts';

const CALLS = rounds(1500, 20_000);
const AT_ONCE = 8;
const MOST_MS = 2000;

function withRealIds({ params, query, body, ...made }: MadeUp, world: World): MadeUp {
  const text = Object.entries(REAL_IDS).reduce(
    (words, [key, sign]) => words.replaceAll(sign, world[key as keyof typeof REAL_IDS]),
    JSON.stringify({ params, query, body }),
  );
  return { ...made, ...JSON.parse(text) };
}

async function tokenFor({ owner: { token, email, password } }: World, { name }: MadeUp): Promise<string> {
  if (name !== 'DELETE /sign_out') return token;
  // Signing out ends the whole sign-in, which the other calls go on with.
  const attributes = { email, password };
  return tokenOf(await call('POST /sign_in', { body: { data: { type: 'users', attributes } } }));
}

/** A made-up call: its status, what is wrong with it, and the milliseconds that its answer took. */
type Tried = { status: number; complaint: string | undefined; took: number };

async function tried(world: World, made: MadeUp): Promise<Tried> {
  const { name, body, ...asking } = withRealIds(made, world);
  const token = await tokenFor(world, made);
  const started = performance.now();
  const answer = await send(name, { ...asking, token, ...(body !== undefined && { raw: body }) });
  const text = await answer.text();
  const took = performance.now() - started;
  const isBad = answer.status >= 500 || took > MOST_MS;
  const said = `${answer.status} after ${Math.round(took)} ms: ${text.slice(0, 200)}`;
  const what = `${name} ${addressOf(name, asking)} ${JSON.stringify(asking.headers)} ${body}`;
  return { status: answer.status, complaint: isBad ? `${said}\n${what.slice(0, 1000)}` : undefined, took };
}

test('none of many malformed calls fails the server or takes long', async () => {
  const world = await aWorld();
  // The first call for the demo menus makes their pictures, which takes longer.
  for (const kind of MENU_KINDS) await call('GET /dummy/menu', { query: { 'filter[kind]': kind } });
  const waiting = malformedCalls(CALLS, SEED);
  const statuses: Record<number, number> = {};
  const complaints: string[] = [];
  const slow: MadeUp[] = [];
  const work = async () => {
    for (let made = waiting.pop(); made; made = waiting.pop()) {
      const { status, complaint, took } = await tried(world, made);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (took > MOST_MS && status < 500) slow.push(made);
      else if (complaint) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Other programs may have had the processors: what is slow by itself too is at fault.
  for (const made of slow) {
    const { complaint } = await tried(world, made);
    if (complaint) complaints.push(complaint);
  }
  expect(complaints, `seed ${SEED}\n${complaints.join('\n\n')}`).toEqual([]);
  // Some calls are in order, so that those after them find something; most are not.
  expect(statuses[200]).toBeGreaterThan(CALLS / 50);
  expect(statuses[422]).toBeGreaterThan(CALLS / 5);
});
