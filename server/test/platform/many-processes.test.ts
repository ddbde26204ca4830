import { connect, createServer, type Socket } from 'node:net';
import { RATE } from '@sofra/contract/limits';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Server } from '../../src/app.ts';
import { isDatabaseAway } from '../../src/platform/database/failures.ts';
import { signIn } from '../tools/actions.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, type Owner, PERSON } from '../tools/factories.ts';
import { aServer, theServer } from '../tools/harness.ts';

/** A way to the database that can be cut and mended, as a network can. */
async function aLine(databaseUrl: string) {
  const address = new URL(databaseUrl);
  const [farPort, farHost] = [Number(address.port || 5432), address.hostname];
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const line = createServer((near) => {
    const far = connect(farPort, farHost);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
      if (isFrozen) one.pause();
    }
  });
  const open = (port = 0) => new Promise<void>((done) => line.listen(port, '127.0.0.1', done));
  await open();
  const { port } = line.address() as { port: number };
  address.host = `127.0.0.1:${port}`;
  return {
    url: address.href,
    cut: () =>
      new Promise<void>((done) => {
        line.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => open(port),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

async function anOwnerAt({ url }: Server, locale = 'en'): Promise<Owner> {
  const attributes = {
    ...PERSON,
    email: anEmail(),
    locale,
    venue: { name: 'Zaatar House' },
    menu: { title: 'Dinner' },
    sections: [{ title: 'Grill', items: [{ title: 'Shish tawook', price: '42' }] }],
  };
  const answer = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  return {
    token: tokenOf(answer),
    user: answer.document.data,
    email: attributes.email,
    password: '',
    venueId: '',
  };
}

const pageOf = async ({ url }: Server) => (await fetch(`${url}/m/zaatar-house/dinner?lang=en`)).text();

async function rename({ url }: Server, { token }: Owner, title: string): Promise<void> {
  const { document } = await call('GET /me/menus', { url, token });
  const id = document.data[0]?.id ?? '';
  const body = { data: { type: 'menus', id, attributes: { title } } };
  await call('PATCH /me/menus/{menu}', { url, token, params: { menu: id }, body });
  await call('PUT /me/venue/publish', { url, token });
}

describe.skipIf(!inject('templateUrl'))('several processes on one PostgreSQL', () => {
  test('a publication in one process reaches guests of the other within a second', async () => {
    const one = await aServer();
    const other = await aServer({ DATABASE_URL: one.app.env.DATABASE_URL ?? '' });
    const owner = await anOwnerAt(one);
    await call('PUT /me/venue/publish', { url: one.url, token: owner.token });
    expect(await pageOf(other)).toContain('Dinner');
    await rename(one, owner, 'Supper');
    await expect.poll(() => pageOf(other), { timeout: 1000, interval: 20 }).toContain('Supper');
    await one.close();
    await other.close();
  });

  test('what is sold out in one process is so for guests of the other within a second', async () => {
    const one = await aServer();
    const other = await aServer({ DATABASE_URL: one.app.env.DATABASE_URL ?? '' });
    const { token } = await anOwnerAt(one);
    await call('PUT /me/venue/publish', { url: one.url, token });
    expect(await pageOf(other)).not.toContain('Sold out');
    const { document } = await call('GET /me/venue/availabilities', {
      url: one.url,
      token,
      query: { q: 'tawook' },
    });
    const data = document.data.map(({ type, id }) => ({ type, id, attributes: { sold_out: true } }));
    await call('PATCH /me/venue/relationships/availabilities', { url: one.url, token, body: { data } });
    await expect.poll(() => pageOf(other), { timeout: 1000, interval: 20 }).toContain('Sold out');
    await one.close();
    await other.close();
  });

  test('a changed address redirects guests of the other process within a second', async () => {
    const one = await aServer();
    const other = await aServer({ DATABASE_URL: one.app.env.DATABASE_URL ?? '' });
    const { token } = await anOwnerAt(one);
    await call('PUT /me/venue/publish', { url: one.url, token });
    const ask = async () =>
      (await fetch(`${other.url}/m/zaatar-house/dinner?lang=en`, { redirect: 'manual' })).status;
    await expect.poll(ask, { timeout: 1000, interval: 20 }).toBe(200);
    const body = { data: { type: 'venues', attributes: { slug: 'zaatar-place' } } };
    await call('PATCH /me/venue', { url: one.url, token, body });
    await expect.poll(ask, { timeout: 1000, interval: 20 }).toBe(301);
    await one.close();
    await other.close();
  });

  test('limits hold across processes', async () => {
    const one = await aServer({ RATE_LIMITS: 'on' });
    const other = await aServer({ RATE_LIMITS: 'on', DATABASE_URL: one.app.env.DATABASE_URL ?? '' });
    const email = anEmail();
    const ask = ({ url }: Server) => signIn({ email, password: 'wrong' }, {}, { url });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(one)).status, (await ask(other)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const forget = async ({ url }: Server) =>
      (await call('POST /password', { url, body: { data: { type: 'users', attributes: { email } } } }))
        .status;
    const { calls: most } = RATE.passwordMails;
    const asked = [];
    for (let n = 0; n <= most; n += 1) asked.push(await forget(n % 2 ? other : one));
    expect(asked).toEqual([...Array(most).fill(204), 429]);
    const { token } = await anOwnerAt(one);
    const again = async ({ url }: Server) => (await call('POST /confirm_email', { url, token })).status;
    expect([await again(one), await again(other), await again(one)]).toEqual([204, 429, 429]);
    await one.close();
    await other.close();
  });

  test('without the database calls answer 503, cached pages are served, and it reconnects by itself', async () => {
    const direct = await aServer();
    const line = await aLine(direct.app.env.DATABASE_URL ?? '');
    const cut = await aServer({ DATABASE_URL: line.url });
    const owner = await anOwnerAt(cut, 'ru');
    await call('PUT /me/venue/publish', { url: cut.url, token: owner.token });
    expect(await pageOf(cut)).toContain('Dinner');
    await line.cut();
    const away = await call('GET /me/menus', { url: cut.url, token: owner.token });
    expect([away.status, away.errors[0]?.code, away.headers.get('retry-after')]).toEqual([
      503,
      'database_unavailable',
      '2',
    ]);
    expect((await fetch(`${cut.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${cut.url}/healthz`)).status).toBe(200);
    expect(await pageOf(cut)).toContain('Dinner');
    // A crowd too, and again: a failed look-up must not drop the cached state of a page.
    for (let round = 0; round < 3; round += 1) {
      const crowd = await Promise.all(Array.from({ length: 8 }, () => pageOf(cut)));
      expect(crowd.filter((page) => !page.includes('Dinner'))).toEqual([]);
    }
    // An uncached address gets the friendly error page, in the guest's chosen language.
    const unknown = await fetch(`${cut.url}/m/somewhere-else?lang=ar`);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await unknown.text()).toContain('<html lang=ar dir=rtl>');
    const data = await fetch(`${cut.url}/m/somewhere-else.json`);
    expect([data.status, (await data.json()).errors[0].code]).toEqual([503, 'database_unavailable']);
    await rename(direct, owner, 'Supper');
    await line.mend();
    await expect.poll(() => pageOf(cut), { timeout: 5000, interval: 50 }).toContain('Supper');
    expect((await call('GET /me/menus', { url: cut.url, token: owner.token })).status).toBe(200);
    await cut.close();
    await direct.close();
  });

  test('with a frozen database the last known page is served within a second', async () => {
    const direct = await aServer();
    const line = await aLine(direct.app.env.DATABASE_URL ?? '');
    const behind = await aServer({ DATABASE_URL: line.url });
    const owner = await anOwnerAt(behind, 'ru');
    await call('PUT /me/venue/publish', { url: behind.url, token: owner.token });
    expect(await pageOf(behind)).toContain('Dinner');
    await rename(behind, owner, 'Supper');
    line.freeze();
    const started = performance.now();
    expect(await pageOf(behind)).toContain('Dinner');
    expect(performance.now() - started).toBeLessThan(1000);
    // Calls and the check of the proxy do not wait for the longest statement.
    const [asked, ready] = await Promise.all([
      call('GET /me/menus', { url: behind.url, token: owner.token }),
      fetch(`${behind.url}/readyz`),
    ]);
    expect([asked.status, ready.status]).toEqual([503, 503]);
    expect(performance.now() - started).toBeLessThan(11_000);
    line.thaw();
    await expect.poll(() => pageOf(behind), { timeout: 5000, interval: 50 }).toContain('Supper');
    await behind.close();
    await direct.close();
  });

  test('a connection lost between two statements counts as a lost database', async () => {
    const { db } = (await theServer()).app;
    const said = await db.connection().execute(async (own) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid}, 30000)`.execute(db);
      return sql`select 1`.execute(own).catch((error: Error) => error);
    });
    expect(isDatabaseAway(said as Error), String(said)).toBe(true);
  });
});

test('stopping finishes the calls under way', async () => {
  const server = await aServer();
  const owner = await anOwnerAt(server);
  const body = { data: { type: 'menus', attributes: { title: 'Brunch' } } };
  const asked = Array.from({ length: 10 }, () =>
    call('POST /me/menus', { url: server.url, token: owner.token, body }),
  );
  await asked[0];
  const closed = server.close();
  const statuses = (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? one.value.status : 0,
  );
  await closed;
  expect(statuses.filter((status) => status !== 201 && status !== 503 && status !== 0)).toEqual([]);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});
