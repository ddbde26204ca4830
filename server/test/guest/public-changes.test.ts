import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { purgeRequests } from '../../src/guest/purge/purge-requests.ts';
import { readEnv } from '../../src/platform/env.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';
import { localServer } from '../tools/local-server.ts';

const MENUS = { PUBLIC_URL: 'https://menus.test', DATABASE_URL: '' };

/** Signs somebody up with a menu at a server, publishes it, and answers the status of that and the token. */
async function publishAt(url: string) {
  const sections = [{ title: 'Grill', items: [{ title: 'Shish tawook', price: '42' }] }];
  const menu = { title: 'Dinner', currency: 'aed' };
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' }, menu, sections };
  const signed = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  const token = tokenOf(signed);
  return { status: (await call('PUT /me/venue/publish', { url, token })).status, token };
}

test('a place that can’t be written to fails no publication, and the metrics tell of it', async () => {
  const place = join(inject('runFolder'), 'no-menus');
  writeFileSync(place, 'a file in its place');
  const METRICS_TOKEN = 'a-token-of-metrics';
  const server = await aServer({ ...MENUS, PUBLISH_TO: place, METRICS_TOKEN });
  expect((await publishAt(server.url)).status).toBe(200);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const scrape = async () => (await fetch(`${server.url}/metrics`, { headers })).text();
  await expect.poll(scrape).toContain('sofra_jobs_failed{kind="static-pages"} 1');
  await server.close();
});

test('the CDN is purged after the files are new, tried again when it refuses, and its token is in no log', async () => {
  const folder = mkdtempSync(join(inject('runFolder'), 'menus-'));
  const TOKEN = 'Bearer secret-of-the-cdn';
  const asked: { method: string; url: string; key: string; body: string; isWritten: boolean }[] = [];
  const cdn = await localServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    const isWritten = existsSync(join(folder, 'm/zaatar-house/dinner/only.html'));
    asked.push({ method, url, key: String(headers['x-key']), body, isWritten });
    response.writeHead(asked.length === 1 ? 429 : 200).end('{}');
  });
  const server = await aServer({
    ...MENUS,
    PUBLISH_TO: folder,
    CDN_PURGE_URL: `${cdn.url}/purge/{slug}`,
    CDN_PURGE_HEADER: 'X-Key',
    CDN_PURGE_TOKEN: TOKEN,
    CDN_PURGE_BODY: '{"files":"{addresses}"}',
  });
  const said: string[] = [];
  const { log } = server.app;
  const child = log.child.bind(log);
  log.child = ((...given: Parameters<typeof child>) => {
    const made = child(...given);
    made.warn = ((...words: unknown[]) => {
      said.push(words.map((one) => JSON.stringify(one, errorToo)).join(' '));
    }) as never;
    return made;
  }) as never;
  const { token } = await publishAt(server.url);
  await expect.poll(() => asked.length).toBe(2);
  for (const one of asked)
    expect(one).toMatchObject({ method: 'POST', url: '/purge/zaatar-house', key: TOKEN, isWritten: true });
  expect(JSON.parse(asked[1]?.body ?? '').files).toEqual(
    ['/dinner/allergens', '/dinner', '/menus', '', '.json'].map(
      (path) => `https://menus.test/m/zaatar-house${path}`,
    ),
  );
  expect(said.join()).toContain('it answered 429');
  expect(said.join()).not.toContain('secret-of-the-cdn');
  // Nothing has changed for guests, so nothing is asked.
  await call('PUT /me/venue/publish', { url: server.url, token });
  await server.close();
  expect(asked).toHaveLength(2);
  await cdn.close();
});

const errorToo = (_: string, value: unknown) =>
  value instanceof Error ? { message: value.message, stack: value.stack, cause: value.cause } : value;

const venue = { slug: 'zaatar', addresses: Array.from({ length: 70 }, (_, n) => `https://menus.test/${n}`) };

test('the webhook can be that of Cloudflare, of Fastly and of Bunny', () => {
  const requestsOf = (variables: Record<string, string>) => {
    const env = readEnv({ PUBLIC_URL: 'https://menus.test', ...variables });
    return purgeRequests(env.CDN_PURGE_URL ?? '', env, venue);
  };
  const cloudflare = {
    CDN_PURGE_URL: 'https://api.cloudflare.com/client/v4/zones/0a1b/purge_cache',
    CDN_PURGE_TOKEN: 'Bearer 0123456789abcdef',
  };
  const json = { 'content-type': 'application/json', Authorization: 'Bearer 0123456789abcdef' };
  const prefixes = '{"prefixes":["menus.test/m/{slug}"]}';
  expect(requestsOf({ ...cloudflare, CDN_PURGE_BODY: prefixes })).toEqual([
    {
      url: cloudflare.CDN_PURGE_URL,
      method: 'POST',
      headers: json,
      body: '{"prefixes":["menus.test/m/zaatar"]}',
    },
  ]);
  const lists = requestsOf({ ...cloudflare, CDN_PURGE_BODY: '{"files":"{addresses}"}' });
  expect(lists.map(({ body = '' }) => JSON.parse(body).files.length)).toEqual([30, 30, 10]);
  const fastly = {
    CDN_PURGE_URL: 'https://api.fastly.com/service/0a1b/purge/{slug}',
    CDN_PURGE_HEADER: 'Fastly-Key',
    CDN_PURGE_TOKEN: '0123456789abcdef',
  };
  expect(requestsOf(fastly)).toEqual([
    {
      url: 'https://api.fastly.com/service/0a1b/purge/zaatar',
      method: 'POST',
      headers: { 'Fastly-Key': '0123456789abcdef' },
    },
  ]);
  const bunny = {
    CDN_PURGE_URL: 'https://api.bunny.net/purge?async=true&url=https%3A%2F%2Fmenus.test%2Fm%2F{slug}*',
    CDN_PURGE_HEADER: 'AccessKey',
    CDN_PURGE_TOKEN: '0123456789abcdef',
  };
  expect(requestsOf(bunny)).toEqual([
    {
      url: 'https://api.bunny.net/purge?async=true&url=https%3A%2F%2Fmenus.test%2Fm%2Fzaatar*',
      method: 'POST',
      headers: { AccessKey: '0123456789abcdef' },
    },
  ]);
});

test('the first page after a publication is the new one, however busy the embedded database is', async () => {
  const server = await aServer({ DATABASE_URL: '' });
  const { url } = server;
  const { token } = await publishAt(url);
  const page = async () => (await fetch(`${url}/m/zaatar-house/dinner?lang=en`)).text();
  expect(await page()).toContain('Dinner');
  const { document } = await call('GET /me/menus', { url, token });
  const id = document.data[0]?.id ?? '';
  const data = { type: 'menus', id, attributes: { title: 'Supper' } };
  await call('PATCH /me/menus/{menu}', { url, token, params: { menu: id }, body: { data } });
  await call('PUT /me/venue/publish', { url, token });
  const [, first] = await Promise.all([sql`select pg_sleep(2)`.execute(server.app.db), page()]);
  expect(first).toContain('Supper');
  await server.close();
});
