import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { startRoundRobin } from './round-robin.ts';

test('a server that breaks off in the middle of its answer is left out', async () => {
  const server = createServer((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf', () => socket.resetAndDestroy()),
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startRoundRobin();
  proxy.servers.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect((await fetch(proxy.url)).status).toBe(502);
  expect(proxy.servers).toEqual([]);
  await proxy.close();
  server.close();
});
