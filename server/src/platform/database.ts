import { CompiledQuery, Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import * as ground from './migrations/0001-ground.ts';
import * as leanChanges from './migrations/0002-lean-changes.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as keysBySession from './migrations/0004-keys-by-session.ts';
import * as waitingAddresses from './migrations/0005-waiting-addresses.ts';
import * as history from './migrations/0006-history.ts';
import * as oneOrder from './migrations/0007-one-order.ts';
import { inOneTrip } from './one-trip.ts';
import { stepsOf } from './statement.ts';
import type { Db, Tables } from './tables.ts';

const INT8 = 20;
// Counts and identities come as bigint; none of ours gets near 2^53.
pg.types.setTypeParser(INT8, Number);

/** Every change of the schema, in order; a name is never used again. */
const MIGRATIONS = {
  '0001-ground': { up: ground.up },
  '0002-lean-changes': { up: leanChanges.up },
  '0003-accounts': { up: accounts.up },
  '0004-keys-by-session': { up: keysBySession.up },
  '0005-waiting-addresses': { up: waitingAddresses.up },
  '0006-history': { up: history.up },
  '0007-one-order': { up: oneOrder.up },
};

/**
 * A statement is planned when it is prepared and not on each call: ours find rows by key, whatever the values, and the
 * planning of a join of three tables costs more than its execution. No bitmap scans: they leave the entries of dead rows in
 * an index, so that a list that is put in order often is found among all its former orders.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set enable_bitmapscan = off';

type Client = { query(text: string, values: readonly unknown[]): Promise<unknown>; release(): void };

let connections = 0;

/**
 * Lets every query with parameters run as a prepared statement under a name of its own: planning once instead of on
 * each call halves the cost of the short queries that an admin call makes. The name carries the connection, because the
 * embedded database keeps one session for all connections that follow each other.
 */
function prepared(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const numbers = new WeakMap<pg.PoolClient, Client>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const wrap = (client: pg.PoolClient): Client => {
    connections += 1;
    const number = connections;
    const named = (text: string, values: readonly unknown[]) => ({
      ...{ name: `c${number}${nameOf(text)}`, text, values: [...values] },
    });
    return {
      query: (text, values) => {
        if (values.length === 0) return client.query(text);
        const [first, second] = stepsOf(text, values);
        if (!second) return client.query(named(...first));
        return inOneTrip(client, named(...first), named(...second));
      },
      release: () => client.release(),
    };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = numbers.get(client);
      if (known) return known;
      const fresh = wrap(client);
      numbers.set(client, fresh);
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

/** The typed query builder over a pool; `log` hears of every statement (tests count them). */
export function queryBuilder(pool: pg.Pool, log?: (event: LogEvent) => void): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }), ...(log && { log }) });
}

/** Brings the schema up to date; two processes that start at once wait for each other. Throws what went wrong. */
export async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Whether the schema is there and of today, for a start that has nothing to migrate. */
export async function isMigrated(db: Db): Promise<boolean> {
  const last = Object.keys(MIGRATIONS).at(-1);
  try {
    const { rows } = await db.executeQuery<{ name: string }>(
      CompiledQuery.raw('select name from kysely_migration where name = $1', [last]),
    );
    return rows.length === 1;
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return false;
    throw error;
  }
}
