import type { Call } from '@sofra/contract/call';
import { type CallName, calls } from '@sofra/contract/calls';
import { DAYS } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { codes, signIn } from './actions.ts';
import { type Asking, call, tokenOf } from './client.ts';
import { asked, aWorld } from './examples.ts';
import { aSpoofedToken, type Owner } from './factories.ts';
import { theServer } from './harness.ts';

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

describe('a disconnected account may read, and do what rule 5 lists', () => {
  test.each(OF_ACCOUNTS)('%s', async (name) => {
    const world = await aWorld();
    const own = { ...(await asked(name, world)) };
    await disconnect(world.owner);
    if (own.token === world.owner.token) own.token = tokenOf(await signIn(world.owner));
    const may = name.startsWith('GET') || DISCONNECTED_MAY.includes(name);
    expect(await outcome(name, own)).toEqual(may ? [callOf(name).status] : [403, 'email_not_confirmed']);
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
  test.each(WITH_TOKEN)('%s', async (name) => {
    const world = await aWorld();
    const own = await asked(name, world);
    const token = await aSpoofedToken(world.owner);
    expect(await outcome(name, { ...own, token })).toEqual(
      SPOOFED_MAY_NOT.includes(name) ? [403, 'forbidden'] : [callOf(name).status],
    );
    await call('DELETE /me/support/uninvite', { token: world.owner.token });
    const ended = ['DELETE /sign_out', 'DELETE /me/sites/sign_out'].includes(name);
    if (!ended) expect(await outcome(name, { ...own, token })).toEqual([401, 'support_ended']);
  });
});
