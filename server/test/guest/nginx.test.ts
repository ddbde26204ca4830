import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import fc from 'fast-check';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { IS_PROOF, rounds, SEED } from '../../../scripts/proof.ts';
import { guestLocale } from '../../src/guest/guest-locale.ts';
import { staticUpkeep } from '../../src/guest/static/shared-files.ts';
import { chooseEncoding } from '../../src/platform/http/accept-encoding.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';
import { localServer } from '../tools/local-server.ts';
import { readSnippets } from '../tools/nginx-conf.ts';

const conf = readSnippets();

/** The languages that a browser may name: the liked ones first, each with what it is worth or none. */
const languages = fc
  .uniqueArray(fc.constantFrom('en', 'ar', 'ru', 'en-US', 'ar-EG', 'fr', 'fr-CA', 'de', '*'), {
    maxLength: 5,
  })
  .map((tags) => tags.map((tag, n) => (n === 0 ? tag : `${tag};q=0.${9 - n}`)).join(','));
const cookies = fc.constantFrom('', 'en', 'ar', 'ru', 'fr');
const asked = fc.oneof(cookies, fc.constantFrom('en.html', '../en', 'EN'));

test('the snippet chooses the language that a server chooses, whatever a browser says', () => {
  const offers = fc
    .uniqueArray(fc.constantFrom(...LOCALE_CODES), { minLength: 2 })
    .map((codes) => codes as [Locale, ...Locale[]]);
  const property = fc.property(offers, languages, asked, cookies, (offered, accepted, lang, cookie) => {
    const root = mkdtempSync(join(inject('runFolder'), 'names-'));
    mkdirSync(join(root, 'm/zaatar'), { recursive: true });
    const names = [...offered, ...offered.map((code) => `any-${code}`), 'main'];
    for (const name of names) writeFileSync(join(root, `m/zaatar/${name}.html`), '');
    const headers = { 'accept-language': accepted, cookie: `seen=1; lang=${cookie}` };
    const query = `lang=${encodeURIComponent(lang)}`;
    const file = conf.fileFor('/m/', root, { uri: '/m/zaatar', query, headers });
    const { locale, explicit } = guestLocale({
      offered,
      lang,
      cookie: headers.cookie,
      acceptLanguage: accepted,
    });
    const found = /\/(any-)?(\w+)\.html$/.exec(file ?? '') ?? [];
    expect([found[2] === 'main' ? offered[0] : found[2], !found[1] && found[2] !== 'main']).toEqual([
      locale,
      explicit,
    ]);
  });
  fc.assert(property, { numRuns: rounds(150, 3000), seed: SEED });
});

test('the snippet chooses the coding that a server chooses', () => {
  const property = fc.property(
    fc.subarray(['gzip', 'deflate', 'br', 'zstd', 'gzip;q=0', 'br;q=0', 'br;q=0.0']),
    (codings) => {
      const header = codings.join(', ');
      const said = conf.variable('sofra_encoding', { uri: '/', headers: { 'accept-encoding': header } });
      // A coding that is named twice has no meaning.
      const names = codings.map((coding) => coding.split(';')[0]);
      fc.pre(new Set(names).size === names.length);
      expect(said || 'identity').toBe(chooseEncoding(header));
    },
  );
  fc.assert(property, { numRuns: 100, seed: SEED });
});

test('each language is in each map that names one', () => {
  const text = readFileSync('deploy/nginx/sofra-maps.conf', 'utf8');
  const lists = [...text.matchAll(/\(\?<\w+>([a-z|]+)\)/g)].map(([, list]) => list);
  expect(lists.length).toBeGreaterThan(6);
  for (const list of lists) expect(list).toBe(LOCALE_CODES.join('|'));
});

test('each place that sends headers of its own keeps browsers with HTTPS', () => {
  // nginx sends none of the headers of a server where a place in it has some.
  const places = readFileSync('deploy/nginx/sofra-pages.conf', 'utf8').split(/^ *location /m);
  const own = places.filter((text) => text.includes('add_header'));
  expect(own.length).toBeGreaterThan(8);
  for (const text of own) expect(text).toContain('add_header Strict-Transport-Security $sofra_hsts');
});

/** A published venue of three languages whose pages are written to a folder; `close` stops its server. */
async function aWrittenVenue() {
  const folder = mkdtempSync(join(inject('runFolder'), 'menus-'));
  const server = await aServer({ PUBLISH_TO: folder, PUBLIC_URL: 'https://menus.test', DATABASE_URL: '' });
  const { app, url, close } = server;
  const [site, search] = staticUpkeep(app.env);
  await site?.run(app);
  const menu = { title: 'Dinner', currency: 'aed' };
  const sections = [{ title: 'Grill', items: [{ title: 'Shish tawook', price: '42' }] }];
  const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' }, menu, sections };
  const signed = await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
  const token = tokenOf(signed);
  const languages = { type: 'venues', attributes: { extra_locales: ['ar', 'ru'] } };
  await call('PATCH /me/venue', { url, token, body: { data: languages } });
  await call('PUT /me/venue/publish', { url, token });
  // Three lists of what was written: of the site, of what all share, and of the venue, which is the last.
  const isWritten = () => readdirSync(join(folder, '.sofra')).length === 3;
  await expect.poll(isWritten).toBe(true);
  await search?.run(app);
  return { folder, url, close };
}

type Guest = { path: string; query: string; headers: Record<string, string>; lang: Locale };

const guestAt = (path: string, lang: Locale, isAsked: boolean): Guest => ({
  path: `/m/zaatar-house${path}`,
  query: isAsked ? `lang=${lang}` : '',
  headers: isAsked ? {} : { 'accept-language': `${lang},fr;q=0.5` },
  lang,
});

/** Guests of each page in each language, by the address or by what their browser says. */
const inLanguages = LOCALE_CODES.flatMap((lang) =>
  ['', '/dinner', '/dinner/allergens'].flatMap((path) => [
    guestAt(path, lang, true),
    guestAt(path, lang, false),
  ]),
);

test('with every server away, a guest reads on in three languages from plain files', async () => {
  const { folder, url, close } = await aWrittenVenue();
  const before = new Map<object, string>();
  for (const one of inLanguages) {
    const answer = await fetch(`${url}${one.path}?${one.query}`, { headers: one.headers });
    before.set(one, await answer.text());
  }
  await close();
  await expect(fetch(url)).rejects.toThrow();
  const host = await localServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://menus.test');
    const headers = { 'accept-language': String(request.headers['accept-language'] ?? '') };
    const file = conf.fileFor('/m/', folder, { uri: pathname, query: search.slice(1), headers });
    if (file) response.end(readFileSync(join(folder, file)));
    else response.writeHead(404).end();
  });
  for (const one of inLanguages) {
    const answer = await fetch(`${host.url}${one.path}?${one.query}`, { headers: one.headers });
    const text = await answer.text();
    expect(text).toBe(before.get(one));
    expect(text).toMatch(new RegExp(`<html[^>]* lang="?${one.lang}`));
  }
  await host.close();
});

const NGINX = '/usr/sbin/nginx';

/** Starts nginx with our snippets over a folder, in front of servers at an address. */
async function anNginx(root: string, servers: string) {
  if (!existsSync(NGINX)) throw new Error(`This proof needs nginx at ${NGINX}: install nginx-light.`);
  const [folder, port] = [mkdtempSync(join(inject('runFolder'), 'nginx-')), await freePort()];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const snippet = (name: string) => `include ${resolve('deploy/nginx', name)};`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 256; }
    http { access_log off; ${temporary} ${snippet('sofra-maps.conf')}
      upstream sofra { server ${new URL(servers).host}; }
      server { listen 127.0.0.1:${port}; root ${root}; ${snippet('sofra-pages.conf')} } }`,
  );
  // Under root the worker runs as another user.
  for (const path of [folder, root]) chmodSync(path, 0o755);
  const child = spawn(NGINX, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  const isThere = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isThere).toBe(true);
  return url;
}

if (IS_PROOF)
  test('nginx sends what the servers send, and goes on without them', async () => {
    const { folder, url, close } = await aWrittenVenue();
    chmodSync(inject('runFolder'), 0o755);
    const nginx = await anNginx(folder, url);
    const ask = (origin: string, { path, query, headers }: Guest, coding: string) =>
      fetch(`${origin}${path}?${query}`, { headers: { ...headers, 'accept-encoding': coding } });
    const same = ['cache-control', 'vary', 'content-type', 'content-encoding', 'x-content-type-options'];
    const texts = new Map<object, string>();
    for (const one of inLanguages)
      for (const coding of ['br', 'gzip', 'identity']) {
        const [ours, theirs] = [await ask(url, one, coding), await ask(nginx, one, coding)];
        expect([one.path, same.map((name) => theirs.headers.get(name))]).toEqual([
          one.path,
          same.map((name) => ours.headers.get(name)),
        ]);
        texts.set(one, await ours.text());
        expect(await theirs.text()).toBe(texts.get(one));
        const again = await fetch(`${nginx}${one.path}?${one.query}`, {
          headers: {
            ...one.headers,
            'accept-encoding': coding,
            'if-none-match': theirs.headers.get('etag') ?? '',
          },
        });
        expect(again.status).toBe(304);
      }
    const statusOf = async (path: string) => (await fetch(nginx + path, { redirect: 'manual' })).status;
    expect([
      await statusOf('/m/Zaatar-House'),
      await statusOf('/m/nobody'),
      await statusOf('/readyz'),
    ]).toEqual([301, 404, 200]);
    await close();
    for (const one of inLanguages) expect(await (await ask(nginx, one, 'br')).text()).toBe(texts.get(one));
    const gone = await fetch(`${nginx}/m/nobody`, { headers: { 'accept-language': 'ru' } });
    expect([gone.status, gone.headers.get('retry-after'), await gone.text()]).toEqual([
      503,
      '5',
      expect.stringMatching(/<html[^>]* lang="?ru/),
    ]);
    const menus = await fetch(`${nginx}/m/zaatar-house/menus?lang=ar`);
    expect([menus.status, await menus.text()]).toEqual([
      200,
      expect.stringContaining('/m/zaatar-house/dinner?lang=ar'),
    ]);
    const welcome = await (await fetch(`${nginx}/m/zaatar-house?lang=en`)).text();
    for (const path of [
      '/m/-/guest.js',
      '/m/zaatar-house.json',
      '/c/zaatar-house/code.svg',
      /\/c\/[\w/-]+\.jpg/.exec(welcome)?.[0] ?? 'no card',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    const answerTo = async (path: string) => {
      const answer = await fetch(nginx + path, { headers: { 'accept-encoding': 'br' } });
      const { status, headers } = answer;
      return [status, headers.get('content-type'), headers.get('content-encoding'), await answer.text()];
    };
    const card = /\/c\/[\w/-]+\.jpg/.exec(welcome)?.[0] ?? 'no card';
    // The card of a dish is that of the venue, a picture without a coding.
    expect(await answerTo(card.replace('.jpg', '-item-1.5.jpg'))).toEqual([
      ...[200, 'image/jpeg', null],
      await (await fetch(nginx + card)).text(),
    ]);
    const pages = expect.stringContaining('<loc>https://menus.test/m/zaatar-house/dinner?lang=en</loc>');
    expect(await answerTo('/sitemap.xml')).toEqual([200, 'application/xml', null, pages]);
    const rules = expect.stringContaining('Sitemap: https://menus.test/sitemap.xml');
    expect(await answerTo('/robots.txt')).toEqual([200, 'text/plain', null, rules]);
  });
