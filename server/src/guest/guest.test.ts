import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { renderNotice } from '@sofra/guest/render';
import { expect, test } from 'vitest';
import { chooseEncoding } from '../platform/http/accept-encoding.ts';
import { namesTag } from '../platform/http/answer.ts';
import { readAddress } from './address.ts';
import { pageCache } from './cache.ts';
import { type Entry, finish, finishPage, holds, respond } from './entry.ts';
import { guestLocale } from './guest-locale.ts';
import { sharedSeconds } from './headers.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

function fail(error: unknown): never {
  throw error;
}

function entryOf(body: string, given: Partial<Parameters<typeof finish>[0]> = {}): Promise<Entry> {
  return finish({
    status: 200,
    type: 'text/plain',
    body,
    shared: true,
    nextChange: null,
    headers: [],
    ...given,
  });
}

type Got = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

/** Asks a real server that knows one entry. */
async function get(entry: Entry, headers: Record<string, string>, method = 'GET', now = NOW): Promise<Got> {
  const server = createServer((request, response) => respond(request, response, entry, now));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Got>((done, reject) => {
      const call = ask({ host: '127.0.0.1', port, method, headers, agent: false }, async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        done({ status: answer.statusCode, headers: answer.headers, body });
      });
      call.on('error', reject).end();
    });
  } finally {
    server.close();
  }
}

test('a page is sent in the coding that the client prefers', async () => {
  const text = 'Mezze and bread. '.repeat(200);
  const entry = await entryOf(text);
  const br = await get(entry, { 'accept-encoding': 'gzip, deflate, br' });
  expect([br.status, br.headers['content-encoding']]).toEqual([200, 'br']);
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(br.headers['content-length']).toBe(String(br.body.length));
  const gz = await get(entry, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gz.body).toString()).toBe(text);
  const plain = await get(entry, {});
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text]);
  expect(br.headers.vary).toBe('Accept-Encoding');
});

test('Accept-Encoding is read with its quality values', () => {
  const wanted: [string | undefined, string][] = [
    ['br', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['GZIP;q=0, BR;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity, gzip;q=0.2', 'identity'],
    ['br;q=nonsense', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ];
  for (const [header, coding] of wanted) expect([header, chooseEncoding(header)]).toEqual([header, coding]);
});

test('a client that has the page gets 304 without a body; HEAD gets the headers', async () => {
  const entry = await entryOf('A menu');
  const again = await get(entry, { 'if-none-match': `"other", ${entry.tag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, entry.tag]);
  const head = await get(entry, { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(entry.body.br.length));
  const missing = await entryOf('No menu', { status: 404 });
  expect((await get(missing, { 'if-none-match': missing.tag })).status).toBe(404);
  expect([namesTag('*', 'W/"a"'), namesTag('"a"', 'W/"a"'), namesTag('W/"b"', 'W/"a"')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('shared caches keep a page for seconds, and never past the next change', async () => {
  const soon = await entryOf('Lunch', { nextChange: NOW + 3400 });
  const control = async (entry: Entry) => (await get(entry, {})).headers['cache-control'];
  expect(await control(soon)).toBe('public, max-age=0, must-revalidate, s-maxage=3');
  expect(await control(await entryOf('Lunch'))).toBe('public, max-age=0, must-revalidate, s-maxage=5');
  const own = await get(await entryOf('Lunch', { shared: false }), {});
  expect(own.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(own.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  expect([sharedSeconds(NOW - 1, NOW), holds(soon, NOW), holds(soon, NOW + 3400)]).toEqual([0, true, false]);
});

test('a rendered page has its policy and its language in the headers', async () => {
  const page = renderNotice('gone', 'ru', 'https://menu.test');
  const { status, headers } = await get(await finishPage(page, 'https://menu.test', { shared: true }), {});
  expect([status, headers['content-language']]).toEqual([410, 'ru']);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain(`style-src 'sha256-${page.styleHash}'`);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeDefined();
});

const placeOf = (key: string) => ({ key, shows: '' });

test('the cache keeps to its bytes, and requested entries stay', async () => {
  const texts = ['one', 'two', 'three'];
  const entries = await Promise.all(texts.map((text) => entryOf(text)));
  const [one, two, three] = entries as [Entry, Entry, Entry];
  const cache = pageCache(one.bytes + two.bytes + 10, fail);
  cache.keep(placeOf('a/1'), 1, one);
  cache.keep(placeOf('a/2'), 1, two);
  expect(cache.find('a/1')?.tag).toBe(one.tag);
  cache.keep(placeOf('b/3'), 1, three);
  expect([cache.find('a/2'), cache.find('a/1')?.tag]).toEqual([undefined, one.tag]);
  expect(cache.size().bytes).toBeLessThanOrEqual(one.bytes + two.bytes + 10);
  cache.drop('a/1');
  expect([cache.find('a/1'), cache.size().entries]).toEqual([undefined, 1]);
  cache.drop('b/3');
  expect(cache.size()).toEqual({ bytes: 0, entries: 0 });
  await cache.settled();
});

test('a page is replaced by that of a newer publication, never by that of an older one', async () => {
  const [first, second] = [await entryOf('first'), await entryOf('second')];
  const cache = pageCache(10_000_000, fail);
  cache.keep(placeOf('key'), 2, second);
  cache.keep(placeOf('key'), 1, first);
  expect(cache.find('key')).toMatchObject({ number: 2, tag: second.tag });
  await cache.settled();
  expect(cache.find('key')).toMatchObject({ number: 2, tag: second.tag });
});

test('a smaller brotli of the same content replaces the quick one in the background', async () => {
  const text = Array.from({ length: 3000 }, (_, n) => `dish ${(n * 7919) % 997}`).join(', ');
  const entry = await entryOf(text);
  const cache = pageCache(10_000_000, fail);
  cache.keep(placeOf('key'), 1, entry);
  await cache.settled();
  const found = cache.find('key');
  expect(found?.body.br.length).toBeLessThan(entry.body.br.length);
  expect(found?.tag).toBe(entry.tag);
  expect(cache.size().bytes).toBe(found?.bytes);
  // Kept for as long as the page: no more memory than they fill.
  for (const made of [entry.body.br, found?.body.br, found?.body.gzip])
    expect(made?.buffer.byteLength).toBe(made?.length);
  expect(found && brotliDecompressSync(found.body.br).toString()).toBe(text);
});

test('the language is the address’s, else the earlier choice, else the browser’s', () => {
  const offered = ['en', 'ar', 'ru'] as const;
  const choose = (lang: string | null, cookie?: string, acceptLanguage?: string) =>
    guestLocale({ offered: [...offered], lang, cookie, acceptLanguage });
  expect(choose('ar', 'lang=ru', 'en')).toEqual({ locale: 'ar', explicit: true });
  expect(choose('fr', 'a=1; lang=ru', 'ar')).toEqual({ locale: 'ru', explicit: false });
  expect(choose(null, 'xlang=ru', 'ar-EG, en;q=0.5')).toEqual({ locale: 'ar', explicit: false });
  expect(choose(null)).toEqual({ locale: 'en', explicit: false });
  expect(guestLocale({ offered: ['ru'], lang: null, cookie: undefined, acceptLanguage: 'ar' })).toEqual({
    locale: 'ru',
    explicit: true,
  });
});

test('answers with the same headers share one list of them and add their own', async () => {
  const [first, second] = [await entryOf('one'), await entryOf('two')];
  expect(first.headers).toBe(second.headers);
  expect(first.tag).not.toBe(second.tag);
  const away = await entryOf('', { status: 302, location: 'https://menu.test/m/levant/dinner' });
  expect(away.headers).toEqual([...first.headers, 'location', 'https://menu.test/m/levant/dinner']);
});

test('a menu’s table has an address of two parts below the venue’s', () => {
  const page = (url: string) => readAddress(url)?.page;
  expect(page('/m/cafe/dinner/allergens?lang=ar')).toEqual({ kind: 'allergens', menuSlug: 'dinner' });
  expect(page('/m/cafe/allergens')).toEqual({ kind: 'menu', menuSlug: 'allergens', from: 0 });
  expect(page('/m/cafe/dinner/lunch')).toBeUndefined();
});

test('a dish’s own address is a number below its menu’s', () => {
  const read = (url: string) => readAddress(url);
  const dish = (menuSlug: string, number: number) => ({ kind: 'dish', menuSlug, number });
  expect(read('/m/cafe/dinner/21?lang=ar')).toMatchObject({ page: dish('dinner', 21), lang: 'ar' });
  expect(read('/m/cafe/2026/21')?.page).toEqual(dish('2026', 21));
  expect(read('/m/cafe/21')?.page).toEqual({ kind: 'menu', menuSlug: '21', from: 0 });
  expect(read('/m/cafe/allergens/21')?.page).toEqual(dish('allergens', 21));
  expect(read('/m/Cafe/dinner/%32%31/')).toMatchObject({ isCanonical: false, subpath: '/dinner/21' });
  for (const number of ['0', '021', '-1', '+1', '1.0', '1e3', '0x1', '1234567890', '٢١', '2 1', '21a', ' 21'])
    expect([number, read(`/m/cafe/dinner/${number}`)]).toEqual([number, undefined]);
  for (const path of ['dinner//21', 'dinner/21/22', '/21', 'dinner/21/allergens', 'dinner/allergens/21'])
    expect([path, read(`/m/cafe/${path}`)]).toEqual([path, undefined]);
});
