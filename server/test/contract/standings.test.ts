import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codes, signIn } from '../tools/actions.ts';
import { type Asking, call, tokenOf } from '../tools/client.ts';
import { aSpoofedToken, type Owner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';
import { aWorld, type World } from './example-world.ts';
import { asked } from './examples.ts';

// Generated from the contract: what each call answers to those who may do less than an owner.
const NAMES = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
const WITH_TOKEN = NAMES.filter((name) => callOf(name).access !== 'open');
const OF_ACCOUNTS = WITH_TOKEN.filter((name) => !['support', 'spoofed'].includes(callOf(name).access));

const outcome = async (name: CallName, asking: Asking) => codes(await call(name, asking));

/** All that a disconnected account may still do besides GET (rule 5); of the profile, the language alone. */
const DISCONNECTED_MAY: CallName[] = [
  'DELETE /sign_out',
  'POST /confirm_email',
  'PATCH /me/profile/email',
  'PATCH /me/profile/update_password',
  'PATCH /me/venues/{venue}/sign_in',
  'DELETE /me/support/uninvite',
  // It changes nothing: a preview is reading.
  'POST /me/venue/sync/preview',
];

async function disconnect(owner: Owner): Promise<void> {
  const { db } = (await theServer()).app;
  const age = `${DAYS.unconfirmed} days`;
  await sql`update users set created_at = created_at - ${age}::interval where id = ${owner.user.id}`.execute(
    db,
  );
}

/** The outcomes of calls that are asked of one world after something was done to it; none may change anything. */
async function outcomesOf(names: readonly CallName[], change: (world: World) => Promise<string>) {
  const world = await aWorld();
  const asking = new Map<CallName, Asking>();
  for (const name of names) asking.set(name, await asked(name, world));
  const token = await change(world);
  const outcomes = async () => {
    const said: unknown[][] = [];
    for (const [name, own] of asking) said.push([name, ...(await outcome(name, { ...own, token }))]);
    return said;
  };
  return { world, outcomes };
}

describe('a disconnected account may read, and do what rule 5 lists', () => {
  const signedIn = async ({ owner }: World) => {
    await disconnect(owner);
    return tokenOf(await signIn(owner));
  };

  test.each(DISCONNECTED_MAY)('%s', async (name) => {
    const world = await aWorld();
    const own = await asked(name, world);
    const token = await signedIn(world);
    expect(await outcome(name, { ...own, token })).toEqual([callOf(name).status]);
  });

  test('and nothing else', async () => {
    const names = OF_ACCOUNTS.filter((name) => !DISCONNECTED_MAY.includes(name));
    const { outcomes } = await outcomesOf(names, signedIn);
    const wanted = (name: CallName) =>
      name.startsWith('GET') ? [callOf(name).status] : [403, 'email_not_confirmed'];
    expect(await outcomes()).toEqual(names.map((name) => [name, ...wanted(name)]));
  });
});

/** The calls of support itself, and those of the owner alone (rule 15). */
const SPOOFED_MAY_NOT: CallName[] = [
  'GET /me/sites',
  'PATCH /me/sites/{site}/sign_in',
  'POST /me/support/invite',
  'DELETE /me/support/uninvite',
  'POST /confirm_email',
  'PATCH /me/profile/email',
  'PATCH /me/profile/update_password',
  'DELETE /me/venue',
];

describe('support in an account may do what the owner may, except for rule 15', () => {
  const mayNot = (name: CallName) => SPOOFED_MAY_NOT.includes(name);
  const changing = WITH_TOKEN.filter((name) => !mayNot(name) && !name.startsWith('GET'));
  const spoofed = ({ owner }: World) => aSpoofedToken(owner);

  test.each(changing)('%s', async (name) => {
    const world = await aWorld();
    const own = await asked(name, world);
    expect(await outcome(name, { ...own, token: await spoofed(world) })).toEqual([callOf(name).status]);
  });

  test('and read everything', async () => {
    const names = WITH_TOKEN.filter((name) => !changing.includes(name));
    const { outcomes } = await outcomesOf(names, spoofed);
    const wanted = (name: CallName) => (mayNot(name) ? [403, 'forbidden'] : [callOf(name).status]);
    expect(await outcomes()).toEqual(names.map((name) => [name, ...wanted(name)]));
  });

  test('and nothing once the owner has withdrawn it', async () => {
    // Signing out ends any token, an ended one too.
    const names = OF_ACCOUNTS.filter((name) => name !== 'DELETE /sign_out');
    const { world, outcomes } = await outcomesOf(names, spoofed);
    await call('DELETE /me/support/uninvite', { token: world.owner.token });
    expect(await outcomes()).toEqual(names.map((name) => [name, 401, 'support_ended']));
  });
});
