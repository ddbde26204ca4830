import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A proxy before several servers, and how it is stopped. Servers join by their addresses. */
export type RoundRobin = { url: string; servers: string[]; close: () => Promise<void> };

/** Passes a request on to a server; rejects when that can't be reached or breaks off. */
async function passOn(server: string, asked: IncomingMessage, body: Buffer, answer: ServerResponse) {
  const { method, url, headers, socket } = asked;
  const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
  const passed = request(server + url, { method, headers: forwarded }).end(body);
  const [answered] = (await once(passed, 'response')) as [IncomingMessage];
  // A break in the middle of the answer is an error of its request as well, which ends the process when nobody listens.
  passed.on('error', (error) => answered.destroy(error));
  const content = await buffer(answered);
  answer.writeHead(answered.statusCode ?? 0, answered.rawHeaders).end(content);
}

/**
 * Starts a proxy that gives each request to the next of its servers. A server that can't be reached is left out from then on, and its
 * request goes to the next one when nothing of it was done; otherwise the client hears that it broke off.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const servers: string[] = [];
  let turn = 0;
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(asked);
    for (let server = next(); server; server = next()) {
      try {
        return await passOn(server, asked, body, response);
      } catch (error) {
        if (servers.includes(server)) servers.splice(servers.indexOf(server), 1);
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
      }
    }
    response.writeHead(502).end();
  };
  const next = () => servers[turn++ % servers.length];
  const proxy = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const close = async () => {
    proxy.closeAllConnections();
    await new Promise((done) => proxy.close(done));
  };
  return { url: `http://127.0.0.1:${port}`, servers, close };
}
