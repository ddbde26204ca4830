import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { apiAt, Refused } from './api.ts';

async function served(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: close };
}

test('A call that comes too early is retried', async () => {
  let calls = 0;
  await using server = await served((_, response) => {
    calls++;
    if (calls === 1) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.writeHead(200).end('{"data":{"type":"users","id":"1","attributes":{}}}');
  });
  expect((await apiAt(server.origin).read('/me/profile')).data.id).toBe('1');
  expect(calls).toBe(2);
});

test('Every call carries the newest token, and all pages are read', async () => {
  const tokens: (string | undefined)[] = [];
  await using server = await served((request, response) => {
    tokens.push(request.headers.authorization);
    const number = new URL(request.url ?? '', 'http://a').searchParams.get('page[number]');
    const data = [{ type: 'menus', id: number, attributes: {} }];
    response.writeHead(200, { authorization: `Bearer ${tokens.length}` });
    response.end(JSON.stringify({ data, meta: { last_page: 3 } }));
  });
  const { data } = await apiAt(server.origin).readAll('/me/menus');
  expect(data.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(tokens).toEqual([undefined, 'Bearer 1', 'Bearer 2']);
});

test('A refusal names the call and the reason', async () => {
  await using server = await served((_, response) => {
    response.writeHead(422).end('{"errors":[{"code":"required","detail":"A title is needed."}]}');
  });
  const call = apiAt(server.origin).send('POST', '/me/menus', { type: 'menus' });
  await expect(call).rejects.toThrow(Refused);
  await expect(call).rejects.toThrow('POST /me/menus answered 422: required (A title is needed.)');
});
