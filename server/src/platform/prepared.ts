import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { inOneTrip } from './one-trip.ts';
import { stepsOf } from './statement.ts';

/**
 * A statement is planned when it is prepared and not on each call: ours find rows by key, whatever the values, and the
 * planning of a join of three tables costs more than its execution. No bitmap scans: they leave the entries of dead rows in
 * an index, so that a list that is put in order often is found among all its former orders.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set enable_bitmapscan = off';

/**
 * How many statements are prepared on a connection, at most. The product's own tests, which try more than anybody does, reach
 * some 400. A change has one for each choice of fields, which takes PostgreSQL 570 kB, so that a client that tries them all
 * would fill its memory: what comes later is planned on each call.
 */
const MOST = 400;

type Step = { text: string; name: string | undefined; values: number };
type Steps = { lock: Step | undefined; run: Step };
type Client = { query(text: string, values: readonly unknown[]): Promise<unknown>; release(): void };

/** Remembers what is sent for a text: its steps, each with a name while there is room for one. */
function stepMemory(): (text: string) => Steps {
  const names = new Map<string, string>();
  const known = new Map<string, Steps>();
  const stepOf = (text: string, isRoom: boolean): Step => {
    if (isRoom && !names.has(text)) names.set(text, `s${names.size}`);
    return { text, name: names.get(text), values: new Set(text.match(/\$\d+/g)).size };
  };
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const { lock, run } = stepsOf(text);
    const steps = {
      // It goes ahead of another statement and must be prepared; there are very few.
      lock: lock === undefined ? undefined : stepOf(lock, true),
      run: stepOf(run, names.size < MOST),
    };
    if (steps.run.name !== undefined) known.set(text, steps);
    return steps;
  };
}

let connections = 0;

/**
 * Lets every query with parameters run as a prepared statement under a name of its own: planning once instead of on
 * each call halves the cost of the short queries that an admin call makes. The name carries the connection, because the
 * embedded database keeps one session for all connections that follow each other.
 */
export function prepared(pool: pg.Pool): PostgresPool {
  const remembered = stepMemory();
  const wrapped = new WeakMap<pg.PoolClient, Client>();
  const wrap = (client: pg.PoolClient): Client => {
    connections += 1;
    const number = connections;
    const sent = ({ name, text }: Step, values: readonly unknown[]) => ({
      ...(name !== undefined && { name: `c${number}${name}` }),
      ...{ text, values: [...values] },
    });
    return {
      query: (text, values) => {
        if (values.length === 0) return client.query(text);
        const { lock, run } = remembered(text);
        if (!lock) return client.query(sent(run, values));
        const first = sent(lock, values.slice(0, lock.values));
        return inOneTrip(client, first, sent(run, values.slice(lock.values)));
      },
      release: () => client.release(),
    };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const fresh = wrap(client);
      wrapped.set(client, fresh);
      try {
        await client.query(PLANNING);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return fresh;
    },
    end: () => pool.end(),
  } as unknown as PostgresPool;
}
