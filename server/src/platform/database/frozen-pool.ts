import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { FROZEN_AFTER_MS, PROBE_MS } from './time-limits.ts';

/** Whether the server answers on a connection of its own, within 2 s. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => {}); // told by the promises
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    // That is the answer.
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * Ends the connections of a pool whose server has stopped answering: their calls fail at once, as those of a lost database,
 * and do not wait for the longest time that a statement may take. Answers a function to stop watching.
 */
export function endFrozen(pool: pg.Pool, connectionString: string): () => void {
  const busy = new Map<pg.PoolClient, number>();
  let isProbing = false;
  pool.on('acquire', (client) => busy.set(client, performance.now()));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('remove', (client) => busy.delete(client));
  const look = async () => {
    const since = Math.min(...busy.values());
    if (isProbing || performance.now() - since < FROZEN_AFTER_MS) return;
    isProbing = true;
    // A statement that takes long is no frozen server.
    const frozen = [...busy.keys()];
    if (!(await isAnswering(connectionString)))
      for (const client of frozen)
        if (busy.has(client) && client instanceof pg.Client) client.end().catch(() => {});
    isProbing = false;
  };
  const timer = setInterval(look, FROZEN_AFTER_MS / 5).unref();
  return () => clearInterval(timer);
}

/** The answer of some work, or `late` when it takes longer than the milliseconds. */
export const within = <T>(work: Promise<T>, milliseconds: number, late: T): Promise<T> =>
  Promise.race([work, wait(milliseconds, late, { ref: false })]);
