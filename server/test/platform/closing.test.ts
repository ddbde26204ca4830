import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { MEDIA_TYPE } from '@sofra/contract/api/jsonapi';
import { expect, test } from 'vitest';
import { aServer } from '../tools/harness.ts';

/** Half of the time after which Node gives such a connection up. */
const PATIENCE_MS = 30_000;

test('a closing server finishes open calls, accepts none, and does not wait for idle connections', async () => {
  const server = await aServer();
  const body = JSON.stringify({
    data: { type: 'users', attributes: { email: 'a@example.com', password: 'wrong' } },
  });
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': MEDIA_TYPE, 'content-length': String(Buffer.byteLength(body)) };
  const asking = request(`${server.url}/api/v1/sign_in`, { method: 'POST', agent, headers });
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.write(body.slice(0, 10));
  const [socket] = await once(asking, 'socket');
  await once(socket, 'connect');
  // An answer on another connection shows that the server has taken the first one too.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  const closed = server.close();
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  asking.end(body.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(401);
  answer.resume();
  await closed;
  agent.destroy();
});

test('a call on an open connection of a closing server is answered and ends the connection', async () => {
  const server = await aServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string) => {
    const asking = request(server.url + path, { agent });
    asking.end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return [answer.statusCode, answer.headers.connection, asking.reusedSocket];
  };
  expect(await ask('/healthz')).toEqual([200, 'keep-alive', false]);
  const closed = server.close();
  expect(await ask('/api/v1/settings')).toEqual([200, 'close', true]);
  await closed;
  agent.destroy();
});

test(
  'a closing server does not wait for a connection on which nothing was ever sent',
  async () => {
    const server = await aServer();
    const { port, hostname } = new URL(server.url);
    // Browsers open connections ahead of need.
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ended = once(silent, 'close');
    silent.resume();
    await server.close();
    await ended;
  },
  PATIENCE_MS,
);
