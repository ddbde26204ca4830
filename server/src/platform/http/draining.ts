import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Milliseconds for which idle connections stay open while the server closes: a request may be on its way.
 */
const GRACE_MS = 250;
const SWEEP_MS = 50;

/**
 * Watches a server's connections, and answers how to close it without losing a request: it accepts no new connections,
 * answers requests on the open ones, each of which ends with its next answer, and after a while closes those that are idle
 * or were opened ahead of need. Resolves when none is left.
 */
export function draining(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sweep = () => {
    server.closeIdleConnections();
    // To Node a connection on which nothing was sent yet is busy until its headers are late.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return () => drain(server, sweep);
}

async function drain(server: Server, sweep: () => void): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const ended = new Promise<void>((done) => {
    // The close of an HTTP server would hang up on idle connections at once.
    NetServer.prototype.close.call(server, () => done());
  });
  let sweeps: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // Repeated, because a connection that was busy at first would stay open for seconds after its answer.
    sweeps = setInterval(sweep, SWEEP_MS);
  }, GRACE_MS);
  await ended;
  clearTimeout(grace);
  clearInterval(sweeps);
}
