import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { call, tokenOf } from '../tools/client.ts';
import { aMailToken, anOwner, aVenue, type Owner } from '../tools/factories.ts';
import { theServer } from '../tools/harness.ts';

const users = (attributes: object) => ({ data: { type: 'users', attributes } });
const reset = (reset_password_token: string, password = 'a-table-for-two') =>
  call('PUT /password', { body: users({ password, reset_password_token }) });
const signIn = ({ email, password }: Pick<Owner, 'email' | 'password'>) =>
  call('POST /sign_in', { body: users({ email, password }) });
const change = ({ token, password: current_password }: Owner, password: string) =>
  call('PATCH /me/profile/update_password', {
    token,
    body: users({ current_password, password, password_confirmation: password }),
  });
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const isIn = async (token: string) => (await call('GET /me/profile', { token })).status === 200;

test('of two links of one person used at the same moment, one wins and the other is spent', async () => {
  for (let round = 0; round < 5; round += 1) {
    const owner = await anOwner();
    const links = [await aMailToken(owner, 'reset'), await aMailToken(owner, 'reset')];
    expect(statusesOf(await Promise.all(links.map((link) => reset(link))))).toEqual([200, 422]);
  }
});

// Holding a change up needs more than one connection to the database.
describe.skipIf(!inject('templateUrl'))('sign-ins ended by a new password stay ended', () => {
  /** How many mails wait to be written, in this database alone: that of the change, and none that the server has sent by now. */
  async function waiting(): Promise<number> {
    const { db } = (await theServer()).app;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query ilike '%insert into schedules_due%'`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** Holds a change of a password up between the end of its sign-ins and its commit, while `meanwhile` begins. */
  async function heldUp<T, M>(changing: () => Promise<T>, meanwhile: () => Promise<M>): Promise<[T, M]> {
    const { db } = (await theServer()).app;
    return db
      .transaction()
      .execute(async (trx) => {
        // Its mail is the last that it writes.
        await sql`lock table schedules_due in exclusive mode`.execute(trx);
        const before = await waiting();
        const changed = changing();
        await expect.poll(waiting).toBeGreaterThan(before);
        const begun = meanwhile();
        // Long enough for a sign-in that waits for nothing.
        await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, 500))]);
        return { changed, begun };
      })
      .then(async ({ changed, begun }) => [await changed, await begun]);
  }

  const ways: Record<string, (owner: Owner) => Promise<() => Promise<{ status: number }>>> = {
    'a link': async (owner: Owner) => {
      const link = await aMailToken(owner, 'reset');
      return () => reset(link);
    },
    'the form': async (owner: Owner) => () => change(owner, 'a-table-for-two'),
  };

  test.each(Object.entries(ways))('a sign-in with the old password beside %s', async (_, way) => {
    const owner = await anOwner();
    const [changed, signedIn] = await heldUp(await way(owner), () => signIn(owner));
    expect(changed.status).toBe(200);
    expect([signedIn.status, ...signedIn.errors.map(({ code }) => code)]).toEqual([
      401,
      'invalid_credentials',
    ]);
    expect((await signIn({ ...owner, password: 'a-table-for-two' })).status).toBe(200);
  });

  test.each(Object.entries(ways))('signing out beside %s', async (name, way) => {
    const owner = await anOwner();
    const other = tokenOf(await signIn(owner));
    const [changed, signedOut] = await heldUp(await way(owner), () =>
      call('DELETE /sign_out', { token: other }),
    );
    // Either call may end the sign-in first; the other one must not fail on that.
    expect([changed.status, [204, 401].includes(signedOut.status)]).toEqual([200, true]);
    expect([await isIn(other), await isIn(owner.token)]).toEqual([false, name === 'the form']);
    expect((await signIn({ ...owner, password: 'a-table-for-two' })).status).toBe(200);
  });

  test.each(Object.entries(ways))('a switch of venues beside %s', async (_, way) => {
    const owner = await anOwner();
    const other = tokenOf(await signIn(owner));
    const venue = await aVenue(owner);
    const [changed, switched] = await heldUp(await way(owner), () =>
      call('PATCH /me/venues/{venue}/sign_in', { token: other, params: { venue } }),
    );
    expect(changed.status).toBe(200);
    expect(switched.status === 401 || !(await isIn(tokenOf(switched)))).toBe(true);
  });
});
