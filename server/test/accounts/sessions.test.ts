import { randomUUID } from 'node:crypto';
import type { Call } from '@sofra/contract/api/call';
import { type CallName, calls } from '@sofra/contract/api/calls';
import { RATE } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import type { Server } from '../../src/app.ts';
import { codes, DAY, HOUR, publish, signIn, tokenIn, users, venueOf } from '../tools/actions.ts';
import { call, send, tokenOf } from '../tools/client.ts';
import { aMenu, anEmail, anOwner, aVenue, PERSON } from '../tools/factories.ts';
import { aServer, shiftClock, stopClock, theServer } from '../tools/harness.ts';

const profile = (token: string) => call('GET /me/profile', { token });

const at = (server: Server) => ({ url: server.url });

/** The statuses of some calls, one after the other. */
async function statusesOf(count: number, ask: (n: number) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status);
  return statuses;
}

test('signing in: the address in any case, the fixed text for anything wrong', async () => {
  const owner = await anOwner();
  expect((await signIn({ ...owner, email: owner.email.toUpperCase() })).status).toBe(200);
  for (const [email, password] of [
    [owner.email, 'wrong'],
    [anEmail(), owner.password],
  ] as const) {
    const { status, errors } = await signIn({ email, password });
    expect([status, errors[0]?.code, errors[0]?.title]).toEqual([
      401,
      'invalid_credentials',
      'Invalid Email or password.',
    ]);
  }
});

test('the fixed texts of 401, and the client’s language in detail', async () => {
  const asked = async (headers: Record<string, string>) => {
    const { status, errors } = await call('GET /me/profile', { headers });
    return [status, errors[0]?.title];
  };
  expect(await asked({})).toEqual([401, 'Bearer token is empty']);
  expect(await asked({ authorization: 'Bearer ' })).toEqual([401, 'Bearer token is empty']);
  expect((await asked({ authorization: 'Bearer nonsense' }))[0]).toBe(401);
  const { errors } = await call('GET /me/profile', { headers: { 'accept-language': 'ar' } });
  expect([errors[0]?.title, errors[0]?.detail]).toEqual(['Bearer token is empty', 'رمز الدخول فارغ.']);
});

test('a token lives 12 hours, with remember 30 days, and is extended by use', async () => {
  const owner = await anOwner();
  const short = tokenOf(await signIn(owner));
  const long = tokenOf(await signIn(owner, { remember: true }));
  shiftClock(11 * HOUR);
  expect((await profile(short)).status).toBe(200);
  shiftClock(11 * HOUR);
  expect((await profile(short)).status).toBe(200);
  shiftClock(12 * HOUR + 1000);
  const over = await profile(short);
  expect([over.status, over.errors[0]?.code, over.errors[0]?.title]).toEqual([
    401,
    'token_expired',
    'token is expired',
  ]);
  expect((await profile(long)).status).toBe(200);
  shiftClock(30 * DAY + 1000);
  expect((await profile(long)).status).toBe(401);
});

test('a tab keeps its venue when another switches, and signing out ends both', async () => {
  const owner = await anOwner();
  const venue = await aVenue(owner);
  const marina = await tokenIn(owner, venue);
  const [first, second] = [await aMenu(owner), await aMenu(marina)];
  const seen = (token: string, menu: string) => call('GET /me/menus/{menu}', { token, params: { menu } });
  expect((await seen(owner.token, first)).status).toBe(200);
  expect((await seen(marina.token, first)).status).toBe(404);
  expect((await seen(owner.token, second)).status).toBe(404);
  await call('DELETE /sign_out', marina);
  expect((await profile(owner.token)).status).toBe(401);
});

test('after 30 days unconfirmed, reading and switching work, changing does not, and the public page stays', async () => {
  stopClock();
  const owner = await anOwner();
  const menu = await aMenu(owner);
  await publish(owner);
  const left = async () => (await profile(owner.token)).document.data.attributes.left_days;
  expect(await left()).toBe(30);
  shiftClock(30 * DAY - 1000);
  const token = tokenOf(await signIn(owner, { remember: true }));
  expect((await profile(token)).document.data.attributes.left_days).toBe(1);
  expect((await call('POST /me/menus/{menu}/duplicate', { token, params: { menu } })).status).toBe(201);
  shiftClock(1000);
  expect((await profile(token)).document.data.attributes.left_days).toBe(0);
  const refused = await call('POST /me/menus/{menu}/duplicate', { token, params: { menu } });
  expect(codes(refused)).toEqual([403, 'email_not_confirmed']);
  expect((await publish({ token })).status).toBe(403);
  expect((await call('GET /me/menus', { token })).status).toBe(200);
  expect((await fetch((await venueOf({ token })).menu_url)).status).toBe(200);
});

test('a repeated POST with its Idempotency-Key repeats its answer and creates nothing', async () => {
  const owner = await anOwner();
  const again = { 'idempotency-key': randomUUID() };
  const body = { data: { type: 'menus', attributes: { title: 'Brunch' } } };
  const ask = (headers: Record<string, string>) =>
    call('POST /me/menus', { token: owner.token, body, headers });
  const [one, two] = await Promise.all([ask(again), ask(again)]);
  const statuses = [one.status, two.status].sort();
  expect(statuses[0]).toBe(201);
  expect([201, 409]).toContain(statuses[1]);
  const third = await ask(again);
  const first = one.status === 201 ? one : two;
  expect([third.status, third.document.data.id]).toEqual([201, first.document.data.id]);
  expect((await call('GET /me/menus', { token: owner.token })).document).toMatchObject({
    meta: { total: 1 },
  });
  expect((await ask({ 'idempotency-key': 'no uuid' })).status).toBe(400);
  shiftClock(25 * HOUR);
});

test('a failed POST frees its key', async () => {
  const owner = await anOwner();
  const headers = { 'idempotency-key': randomUUID() };
  const menu = randomUUID();
  const ask = (params: { menu: string }) =>
    call('POST /me/menus/{menu}/duplicate', { token: owner.token, params, headers });
  expect((await ask({ menu })).status).toBe(404);
  expect((await ask({ menu: await aMenu(owner) })).status).toBe(201);
});

test('sign-in attempts are limited by address and client', async () => {
  const server = await aServer({ RATE_LIMITS: 'on' });
  const ask = (email: string) => signIn({ email, password: 'wrong' }, {}, at(server));
  const email = anEmail();
  expect(await statusesOf(11, () => ask(email))).toEqual([...Array(10).fill(401), 429]);
  const held = await ask(email);
  expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(anEmail())).status).toBe(401);
  shiftClock(61_000);
  expect((await ask(email)).status).toBe(401);
  await server.close();
});

test('an open call counts before its body is read, so that broken ones count too', async () => {
  const open = (Object.keys(calls) as CallName[]).filter((name) => {
    const { access, body } = calls[name] as Call;
    return body && (access === 'open' || access === 'either');
  });
  const unlimited = open.filter((name) => !(calls[name] as Call).limit);
  expect(unlimited).toEqual([]);
  const server = await aServer({ RATE_LIMITS: 'on' });
  for (const name of open) {
    const ask = async () => (await send(name, { url: server.url, raw: '{' })).status;
    const { calls: most } = RATE[(calls[name] as Call).limit ?? 'signUp'];
    const statuses = new Set<number>();
    for (let n = 0; n < most; n += 1) statuses.add(await ask());
    expect([name, ...statuses, await ask()]).toEqual([name, 400, 429]);
  }
  await server.close();
});

test('behind a proxy the client is the one that the proxy names, despite forged headers', async () => {
  const server = await aServer({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  const email = anEmail();
  const ask = (forwarded: string) =>
    signIn({ email, password: 'wrong' }, {}, { ...at(server), headers: { 'x-forwarded-for': forwarded } });
  const refused = [...Array(10).fill(401), 429];
  expect(await statusesOf(11, (n) => ask(`198.51.100.${n}, 203.0.113.7`))).toEqual(refused);
  expect((await ask('203.0.113.8')).status).toBe(401);
  // One home has billions of addresses of the newer kind, which begin alike.
  expect(await statusesOf(11, (n) => ask(`2001:db8:0:7::${n}`))).toEqual(refused);
  expect((await ask('2001:db8:0:8::1')).status).toBe(401);
  await server.close();
});

test('two sign-ups with one address at once: one wins', async () => {
  const email = anEmail();
  const body = users({ ...PERSON, email, venue: { name: 'Zaatar House' } });
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST /sign_up', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  const { app } = await theServer();
  const people = await app.db.selectFrom('users').select('id').where('email', '=', email).execute();
  expect(people).toHaveLength(1);
});

test('a sign-up is all or nothing', async () => {
  const { app } = await theServer();
  const count = async () =>
    (
      await app.db
        .selectFrom('venues')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  const items = [
    { title: 'Tea', price: '0.4' },
    { title: 'Rice', price: 'x', signed_id: 'a.b' },
  ];
  const content = { menu: { title: 'Dinner', currency: 'jpy' }, sections: [{ title: 'Grill', items }] };
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' }, ...content };
  const refused = await call('POST /sign_up', { body: users(attributes) });
  expect(refused.status).toBe(422);
  expect(await count()).toBe(before);
});

test('an old token is ignored where none is needed, and refused where it would count', async () => {
  const owner = await anOwner();
  const headers = { authorization: 'Bearer long-gone' };
  expect((await signIn(owner, {}, { headers })).status).toBe(200);
  expect((await call('GET /settings', { headers })).status).toBe(200);
  const blob = { data: 'AAAA', filename: 'dish.jpg' };
  const upload = await call('POST /direct_uploads', {
    headers,
    body: { data: { type: 'blobs', attributes: blob } },
  });
  expect(codes(upload)).toEqual([401, 'token_invalid']);
});

test('the key of a call that died with its process is free after a minute', async () => {
  const owner = await anOwner();
  const { app } = await theServer();
  const key = randomUUID();
  const ask = () =>
    call('POST /me/menus', {
      token: owner.token,
      headers: { 'idempotency-key': key },
      body: { data: { type: 'menus', attributes: { title: 'Brunch' } } },
    });
  const { id: session_id } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.user.id)
    .executeTakeFirstOrThrow();
  const dead = { session_id, key, call: 'POST /me/menus', status: null, body: null, at: app.clock.now() };
  await app.db.insertInto('idempotency_keys').values(dead).execute();
  expect((await ask()).status).toBe(409);
  shiftClock(61_000);
  expect((await ask()).status).toBe(201);
});
