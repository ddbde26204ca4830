import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Milliseconds for which connections that wait for their next request stay open: one may be on its way that was sent
 * before its sender could know.
 */
const GRACE_MS = 250;
const SWEEP_MS = 50;

/**
 * Ends a server's work without losing a request: it takes no new connections, answers what comes on the open ones, each
 * of which ends with its next answer, and after a while closes those that nobody asks on. Resolves when none is left.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const ended = new Promise<void>((done) => {
    // An HTTP server's own way of closing would hang up on those that wait at once.
    NetServer.prototype.close.call(server, () => done());
  });
  let sweep: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // Again and again: who was busy the first time would be kept alive for seconds after the answer.
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  }, GRACE_MS);
  await ended;
  clearTimeout(grace);
  clearInterval(sweep);
}
