import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { expect, test } from 'vitest';
import { call, send, type WireError } from '../tools/client.ts';
import { aMenu, anEmail, anOwner, aPlace, aSection, PERSON } from '../tools/factories.ts';
import { aServer, theServer } from '../tools/harness.ts';

/** The lines of the answer to a raw request, which no usual client would send. */
async function linesOf(requestLine: string, ...headers: string[]): Promise<string[]> {
  const { hostname, port } = new URL((await theServer()).url);
  return new Promise((done, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('error', reject).on('close', () => done(answer.split('\r\n')));
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    const lines = [`${requestLine} HTTP/1.1`, 'Host: menu.test', 'Connection: close', ...headers];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

test('the largest possible page number answers 200 with no data', async () => {
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
    expect([path, (await linesOf(`GET http://menu.test${path}`))[0]]).toEqual([path, 'HTTP/1.1 200 OK']);
});

test('a call with a content type but no body or length is handled as one without a body', async () => {
  const typed = `Content-Type: ${MEDIA_TYPE}`;
  const [status, ...rest] = await linesOf('POST /api/v1/sign_in', typed);
  expect(status).toBe('HTTP/1.1 422 Unprocessable Entity');
  expect(JSON.parse(rest.at(-1) ?? '').errors).toMatchObject([{ status: '422' }]);
  expect((await linesOf('GET /api/v1/settings', typed))[0]).toBe('HTTP/1.1 200 OK');
  expect((await linesOf('POST /api/v1/sign_in', 'Content-Type: text/plain'))[0]).toMatch(/ 415 /);
});

test('the health check says which version runs', async () => {
  const answer = await fetch(`${(await theServer()).url}/healthz`);
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect([answer.status, await answer.text()]).toEqual([200, `ok ${version}`]);
});

test('a connection stays open for longer than a proxy keeps its own', async () => {
  const { headers } = await fetch(`${(await theServer()).url}/healthz`);
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

test('every answer of an https address has HSTS, and none of an http address', async () => {
  const server = await aServer({ PUBLIC_URL: 'https://menu.test' });
  const ruleOf = async (origin: string, path: string) =>
    (await fetch(origin + path)).headers.get('strict-transport-security');
  for (const path of ['/login', '/api/v1/settings', '/api/v1/me/profile', '/m/nobody']) {
    expect([path, await ruleOf(server.url, path)]).toEqual([path, 'max-age=31536000']);
    expect([path, await ruleOf((await theServer()).url, path)]).toEqual([path, null]);
  }
  await server.close();
});

test('a request that is no HTTP and one with an unknown method get an error document', async () => {
  for (const [line, status] of [
    ['NONSENSE /api/v1/settings', 400],
    [`GET /api/v1/settings?${'x'.repeat(20_000)}`, 400],
    ['PROPFIND /api/v1/settings', 405],
  ] as const) {
    const answer = await linesOf(line);
    const named = [
      line.slice(0, 8),
      answer[0]?.split(' ')[1],
      answer.includes(`content-type: ${MEDIA_TYPE}`),
    ];
    expect(named).toEqual([line.slice(0, 8), String(status), true]);
    expect(JSON.parse(answer.at(-1) ?? '')).toMatchObject({ errors: [{ status: String(status) }] });
  }
});

test('an impossible id of any length answers 404', async () => {
  const { token } = await anOwner();
  const city = 'a'.repeat(200);
  expect((await call('GET /settings/cities/{city}', { params: { city } })).status).toBe(404);
  expect((await call('GET /me/menus/{menu}', { token, params: { menu: city } })).status).toBe(404);
  for (const activity of [String(2 ** 31), '9'.repeat(15), '9'.repeat(30)])
    expect((await call('POST /me/activity/{activity}/undo', { token, params: { activity } })).status).toBe(
      404,
    );
});

test('OPTIONS answers the allowed methods, with or without CORS headers', async () => {
  const { url } = await theServer();
  const allowed = async (path: string) => {
    const answer = await fetch(url + path, { method: 'OPTIONS' });
    return [path, answer.status, answer.headers.get('allow')];
  };
  expect(await allowed('/api/v1/me/menus')).toEqual(['/api/v1/me/menus', 204, 'GET, POST, HEAD, OPTIONS']);
  expect(await allowed('/m/anything')).toEqual(['/m/anything', 204, 'GET, HEAD, OPTIONS']);
  expect((await allowed('/api/v1/nothing'))[1]).toBe(404);
});

test('a body that is not in UTF-8 is no JSON, and nothing of it is kept', async () => {
  const owner = await anOwner();
  const { url } = await theServer();
  const [before, after] = JSON.stringify({ data: { type: 'menus', attributes: { title: 'Din|ner' } } }).split(
    '|',
  );
  const body = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xff]), Buffer.from(after ?? '')]);
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': MEDIA_TYPE };
  const answer = await fetch(`${url}/api/v1/me/menus`, { method: 'POST', headers, body });
  expect([answer.status, (await answer.json()).errors[0].code]).toEqual([400, 'malformed_json']);
  expect((await call('GET /me/menus', { token: owner.token })).document.data).toEqual([]);
});

test('unsupported forms are refused in both directions: extensions (JSON:API 1.1), compressed bodies', async () => {
  const { token } = await anOwner();
  const extended = `${MEDIA_TYPE}; ext="https://example.com/atomic"`;
  const body = { data: { type: 'menus', attributes: { title: 'Dinner' } } };
  const sent = await send('POST /me/menus', { token, body, headers: { 'content-type': extended } });
  expect([sent.status, (await sent.json()).errors[0].code]).toEqual([415, 'unsupported_media_type']);
  const squeezed = await send('POST /me/menus', { token, body, headers: { 'content-encoding': 'gzip' } });
  expect([squeezed.status, (await squeezed.json()).errors[0].code]).toEqual([415, 'unsupported_media_type']);
  const asked = async (accept: string) =>
    (await send('GET /me/menus', { token, headers: { accept } })).status;
  expect(await asked(extended)).toBe(406);
  expect(await asked(`${MEDIA_TYPE};q=0`)).toBe(406);
  expect(await asked(`${extended}, ${MEDIA_TYPE}; profile="https://example.com/p"`)).toBe(200);
});

test('a broken rule is reported once, at its place', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const params = await aPlace(owner);
  const { menu, section, item } = params;
  const problems = async (name: Parameters<typeof send>[0], body: unknown) => {
    const { errors } = await (await send(name, { token, params: { ...params }, body })).json();
    return errors.map(({ code, source }: WireError) => [code, source?.pointer]);
  };
  const far = { data: { type: 'sections', attributes: { title: 'Grill', position: 1e20 } } };
  expect(await problems('POST /me/menus/{menu}/sections', far)).toEqual([
    ['too_big', '/data/attributes/position'],
  ]);
  const batch = [section, menu].map((id) => ({ type: 'sections', id, attributes: { title: 'Salads' } }));
  expect(await problems('PATCH /me/menus/{menu}/relationships/sections', { data: batch })).toEqual([
    ['unknown_record', '/data/1/id'],
  ]);
  const items = [{ type: 'items', id: item, attributes: { price: '0.001' } }];
  expect(
    await problems('PATCH /me/menus/{menu}/sections/{section}/relationships/items', { data: items }),
  ).toEqual([['not_positive', '/data/0/attributes/price']]);
});

test('sections without a menu are refused', async () => {
  const attributes = {
    ...PERSON,
    email: anEmail(),
    venue: { name: 'Zaatar House' },
    sections: [{ title: 'Grill' }],
  };
  const answer = await send('POST /sign_up', { body: { data: { type: 'users', attributes } } });
  expect([answer.status, (await answer.json()).errors]).toMatchObject([
    422,
    [{ code: 'required', source: { pointer: '/data/attributes/menu' } }],
  ]);
});

test('an answer names at most a hundred broken rules', async () => {
  const { token } = await anOwner();
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field_${n}`, n]));
  const body = { data: { type: 'menus', attributes: { title: 'Dinner', ...fields } } };
  const answer = await send('POST /me/menus', { token, body });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveLength(100);
});

test('an address under /m/ with an invalid escape gets the friendly error page; read-only paths answer 405', async () => {
  const { url } = await theServer();
  const broken = await fetch(`${url}/m/%zz`, { headers: { 'accept-language': 'ru' } });
  expect([broken.status, broken.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await broken.text()).toContain('lang=ru');
  for (const path of ['/m/anything', '/healthz', '/sitemap.xml', '/api/v1/openapi.json']) {
    const sent = await fetch(url + path, { method: 'POST' });
    expect([path, sent.status, sent.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
  }
});

test('missing files get no console page, and no other origin reads the console', async () => {
  const { url } = await theServer();
  for (const path of ['/.env', '/favicon.ico', '/wp-login.php'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
  const origin = { headers: { origin: 'https://elsewhere.example' } };
  const allowed = async (path: string) =>
    (await fetch(url + path, origin)).headers.get('access-control-allow-origin');
  expect([await allowed('/login'), await allowed('/api/v1/settings')]).toEqual([null, '*']);
});

test('an invisible title is too short', async () => {
  const { token } = await anOwner();
  for (const title of ['\u200b\u200b\u200b\u200b', '\u2003\u200e\u2003\u200e\u2003']) {
    const body = { data: { type: 'menus', attributes: { title } } };
    const answer = await send('POST /me/menus', { token, body });
    expect([answer.status, (await answer.json()).errors[0].code]).toEqual([422, 'too_short']);
  }
});

test('an id is refused in a new record, and when it differs from the address', async () => {
  const owner = await anOwner();
  const { token } = owner;
  const id = '00000000-0000-4000-8000-000000000000';
  const made = { data: { type: 'menus', id, attributes: { title: 'Dinner' } } };
  const created = await send('POST /me/menus', { token, body: made });
  expect([created.status, (await created.json()).errors[0].code]).toEqual([403, 'client_id']);
  const place = { address: 'Al Wasl Road', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const venue = { data: { type: 'venues', id, attributes: { name: 'Levant', map: place } } };
  const opened = await send('POST /me/venues', { token, body: venue });
  expect([opened.status, (await opened.json()).errors[0]]).toMatchObject([
    ...[403, { code: 'client_id', source: { pointer: '/data/id' } }],
  ]);
  const menu = await aMenu(owner);
  const settings = { data: { type: 'settings', id, attributes: { note: 'For two' } } };
  const body = { data: { type: 'menus', id: menu, relationships: { settings } } };
  const changed = await send('PATCH /me/menus/{menu}', { token, params: { menu }, body });
  expect([changed.status, (await changed.json()).errors[0]]).toMatchObject([
    404,
    { code: 'unknown_record', source: { pointer: '/data/relationships/settings/data/id' } },
  ]);
  const other = { data: { type: 'menus', id, attributes: { title: 'Lunch' } } };
  const mistaken = await send('PATCH /me/menus/{menu}', { token, params: { menu }, body: other });
  expect([mistaken.status, (await mistaken.json()).errors[0].code]).toEqual([409, 'id_mismatch']);
});

test('any of several tags may match, and an item has at most a hundred extras', async () => {
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

test('a move with a stale version is refused', async () => {
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

test('names and titles are one line without direction controls; descriptions may have several lines', async () => {
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

test('times of a schedule that is not used are taken, and nothing deeper', async () => {
  const owner = await anOwner();
  const menu = await aMenu(owner);
  const write = async (schedule_data: string) => {
    const attributes = `"attributes":{"schedule_type":"always","schedule_data":${schedule_data}}`;
    const raw = `{"data":{"type":"menus","relationships":{"settings":{"data":{"type":"settings",${attributes}}}}}}`;
    const answer = await send('PATCH /me/menus/{menu}', { token: owner.token, params: { menu }, raw });
    return [answer.status, (await answer.json()).errors?.[0].source.pointer];
  };
  expect(await write('null')).toEqual([200, undefined]);
  expect(await write('{"0":{"enabled":true,"from":"10:00"}}')).toEqual([200, undefined]);
  const depth = 150_000;
  const pointer = '/data/relationships/settings/data/attributes/schedule_data';
  expect(await write(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toEqual([422, pointer]);
});
