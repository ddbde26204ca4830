import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { call, send } from './client.ts';
import { aMenu, anOwner } from './factories.ts';
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

test('an answer names a hundred broken rules at most, however many there are', async () => {
  const { token } = await anOwner();
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field_${n}`, n]));
  const body = { data: { type: 'menus', attributes: { title: 'Dinner', ...fields } } };
  const answer = await send('POST /me/menus', { token, body });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveLength(100);
});
