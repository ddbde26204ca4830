import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Milliseconds for which idle connections stay open while the server closes: a request may be on its way.
 */
const GRACE_MS = 250;
const SWEEP_MS = 50;

/**
 * Closes a server without losing a request: it accepts no new connections, answers requests on the open ones,
 * each of which ends with its next answer, and after a while closes idle ones. Resolves when none is left.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const ended = new Promise<void>((done) => {
    // The close of an HTTP server would hang up on idle connections at once.
    NetServer.prototype.close.call(server, () => done());
  });
  let sweep: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // Repeated, because a connection that was busy at first would stay open for seconds after its answer.
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  }, GRACE_MS);
  await ended;
  clearTimeout(grace);
  clearInterval(sweep);
}
