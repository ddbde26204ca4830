import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { OWNERS } from './owners.ts';

/** The most prepared statements of a connection: each takes PostgreSQL memory for as long as it lives. */
const MOST = 200;

/**
 * Plans a prepared statement once for all values: ours find rows by key, and planning a join of three tables
 * costs more than running it.
 */
export const planOnce = (client: pg.ClientBase) => client.query('set plan_cache_mode = force_generic_plan');

/**
 * A statement that reads all columns of a table. Prepared it would fail for as long as its connection lives, once a later release that
 * works beside this one adds a column.
 */
const ALL_COLUMNS = new RegExp(`\\bselect \\* from "?(${Object.keys(OWNERS).join('|')})\\b`);

let connections = 0;

/** A connection that prepares its most frequent statements, under names of its own. */
function preparing(client: pg.PoolClient): PostgresPoolClient {
  connections += 1;
  const connection = connections;
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    // The embedded database keeps one session for all connections, so the name carries the connection's number.
    if (!names.has(text) && names.size < MOST && !ALL_COLUMNS.test(text))
      names.set(text, `c${connection}s${names.size}`);
    return names.get(text);
  };
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('rows are not streamed');
    return values.length === 0
      ? client.query(text)
      : client.query({ name: nameOf(text), text, values: [...values] });
  }
  return { query, release: () => client.release() };
}

/** A pool whose connections prepare their statements: planning once instead of on each call (measured in decision 34). */
export function prepared(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? preparing(client);
      known.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
