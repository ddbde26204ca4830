import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { call, send } from './client.ts';
import { aMenu, anOwner, aPlace, aSection } from './factories.ts';
import { theServer } from './harness.ts';

/** The first line of what is answered to a request that is sent byte by byte, as no usual client would. */
async function firstLine(requestLine: string): Promise<string> {
  const { hostname, port } = new URL((await theServer()).url);
  return new Promise((done, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('error', reject).on('close', () => done(answer.split('\r\n')[0] ?? ''));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.write(`${requestLine} HTTP/1.1\r\nHost: menu.test\r\nConnection: close\r\n\r\n`);
  });
}

test('the furthest page there can be answers 200 with no data', async () => {
  const { token } = await anOwner();
  const { status, document } = await call('GET /me/menus', {
    token,
    query: { 'page[number]': 999_999_999, 'page[size]': 100 },
  });
  const meta = { per_page: 100, current_page: 999_999_999, last_page: 1, total: 0 };
  expect([status, document]).toMatchObject([200, { data: [], meta }]);
});

test('an address that is no valid escape answers 404 in the form of every error', async () => {
  const { token } = await anOwner();
  const { url } = await theServer();
  const answer = await fetch(`${url}/api/v1/me/menus/%zz`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('application/vnd.api+json'),
  ]);
  expect(await answer.json()).toMatchObject({ errors: [{ status: '404', code: 'not_found' }] });
});

test('a target in absolute form means the same as its path', async () => {
  const owner = await anOwner();
  await aMenu(owner);
  await call('PUT /me/venue/publish', { token: owner.token });
  const { slug } = (await call('GET /me/venue', { token: owner.token })).document.data.attributes;
  for (const path of [`/m/${slug}?lang=en`, `/m/${slug}.json`, '/api/v1/settings'])
    expect([path, await firstLine(`GET http://menu.test${path}`)]).toEqual([path, 'HTTP/1.1 200 OK']);
});

test('a connection stays open for longer than the proxies before it keep theirs', async () => {
  const { headers } = await fetch(`${(await theServer()).url}/healthz`);
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

test('an answer names a hundred broken rules at most, however many there are', async () => {
  const { token } = await anOwner();
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field_${n}`, n]));
  const body = { data: { type: 'menus', attributes: { title: 'Dinner', ...fields } } };
  const answer = await send('POST /me/menus', { token, body });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveLength(100);
});

test('an address under /m/ that is no valid escape gets the kind page, and what only reads says so', async () => {
  const { url } = await theServer();
  const broken = await fetch(`${url}/m/%zz`, { headers: { 'accept-language': 'ru' } });
  expect([broken.status, broken.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await broken.text()).toContain('lang=ru');
  const sent = await fetch(`${url}/m/anything`, { method: 'POST' });
  expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('names of files that are not there are no screens, and no other origin reads the console', async () => {
  const { url } = await theServer();
  for (const path of ['/.env', '/favicon.ico', '/wp-login.php'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  const origin = { headers: { origin: 'https://elsewhere.example' } };
  const allowed = async (path: string) =>
    (await fetch(url + path, origin)).headers.get('access-control-allow-origin');
  expect([await allowed('/login'), await allowed('/api/v1/settings')]).toEqual([null, '*']);
});

test('a title of which nothing can be seen is too short', async () => {
  const { token } = await anOwner();
  for (const title of ['\u200b\u200b\u200b\u200b', '\u2003\u200e\u2003\u200e\u2003']) {
    const body = { data: { type: 'menus', attributes: { title } } };
    const answer = await send('POST /me/menus', { token, body });
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([422, 'too_short']);
  }
});

test('an id is refused with a new record, and so is another one than the address says', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const id = '00000000-0000-4000-8000-000000000000';
  const made = { data: { type: 'menus', id, attributes: { title: 'Dinner' } } };
  const created = await send('POST /me/menus', { token, body: made });
  expect([created.status, (await created.json()).errors[0].code]).toEqual([403, 'client_id']);
  const menu = await aMenu(owner);
  const settings = { data: { type: 'settings', id, attributes: { note: 'For two' } } };
  const body = { data: { type: 'menus', id: menu, relationships: { settings } } };
  const changed = await send('PATCH /me/menus/{menu}', { token, params: { menu }, body });
  expect([changed.status, (await changed.json()).errors[0]]).toMatchObject([
    409,
    { code: 'id_mismatch', source: { pointer: '/data/relationships/settings/data/id' } },
  ]);
});

test('any of several tags may match, and an item has a hundred extras at most, however they come', async () => {
  const owner = await anOwner();
  const params = await aPlace(owner);
  const { token } = owner;
  const ITEM = '/me/menus/{menu}/sections/{section}/items/{item}';
  const etag = (await call(`GET ${ITEM}`, { token, params })).headers.get('etag') ?? '';
  const extras = Array.from({ length: 60 }, (_, n) => ({
    type: 'extras',
    attributes: { title: `Extra ${n}`, price: '1' },
  }));
  const body = {
    data: { type: 'items', id: params.item, relationships: { extras: { data: extras } } },
  };
  const headers = { 'if-match': `"999-abc", ${etag}` };
  expect((await send(`PATCH ${ITEM}`, { token, params, body, headers })).status).toBe(200);
  const more = await send(`PATCH ${ITEM}`, { token, params, body });
  expect([more.status, (await more.json()).errors[0].code]).toEqual([422, 'too_many']);
});

test('what somebody has changed meanwhile is not moved either, when the version that was meant is said', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const params = await aPlace(owner);
  const body = { data: { type: 'sections', id: await aSection(owner, params.menu) } };
  const MOVE = 'PATCH /me/menus/{menu}/sections/{section}/items/{item}/relationships/section';
  const move = (etag: string) => send(MOVE, { token, params, body, headers: { 'if-match': etag } });
  const refused = await move('"99-x"');
  expect([refused.status, (await refused.json()).errors[0].code]).toEqual([412, 'version_stale']);
  expect((await move('"99-x", "1-y"')).status).toBe(200);
});

test('names and titles are one line that turns nothing around; descriptions may have several', async () => {
  const owner = await anOwner();
  const { token } = owner;
  for (const first_name of ['Bob\r\nBcc: someone', 'Bob\u202eevil']) {
    const body = { data: { type: 'users', id: owner.user.id, attributes: { first_name } } };
    const answer = await send('PATCH /me/profile', { token, body });
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([422, 'invalid_characters']);
  }
  const settings = { data: { type: 'settings', attributes: { description: 'Grilled\nwith garlic' } } };
  const body = { data: { type: 'menus', attributes: { title: 'Dinner' }, relationships: { settings } } };
  expect((await send('POST /me/menus', { token, body })).status).toBe(201);
});
