import { VERSION } from '@sofra/contract/version';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/connection.ts';
import { within } from '../database/frozen-pool.ts';
import { PROBE_MS } from '../database/time-limits.ts';
import { watchLoop } from './loop-watch.ts';

async function answers({ pool }: Connection): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    // An unreachable database is this call's answer and not its failure.
    return false;
  }
}

/** `/healthz` says that the process runs, `/readyz` whether requests should be sent to it, and why not. */
export function healthRoutes(http: FastifyInstance, connection: Connection): void {
  const loop = watchLoop();
  http.addHook('onClose', async () => loop.close());
  http.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain').serializer(String).send(`ok ${VERSION}`),
  );
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const isAnswering = connection.available() && (await within(answers(connection), PROBE_MS, false));
    const why = isAnswering
      ? loop.isLate() && 'late: the process is busy'
      : 'not ready: the database is away';
    return reply
      .code(why ? 503 : 200)
      .type('text/plain')
      .serializer(String)
      .send(why || 'ready');
  });
}
