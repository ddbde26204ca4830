import type { FastifyBaseLogger } from 'fastify';
import type { LogEvent } from 'kysely';
import pg from 'pg';
import { openEmbedded } from '../embedded/embedded-database.ts';
import { hearLosses, supervisePool } from '../embedded/supervised-pool.ts';
import type { Env } from '../env.ts';
import { isMigrated, migrate, queryBuilder } from './database.ts';
import { logFailure } from './failures.ts';
import { endFrozen } from './frozen-pool.ts';
import { planOnce } from './prepared.ts';
import type { Db } from './tables.ts';
import { CONNECTION_TIMEOUT_MS, STATEMENT_TIMEOUT_MS, UNANSWERED_MS } from './time-limits.ts';

/** The installation's database, ready to be used. */
export type Connection = {
  db: Db;
  /** The underlying pool, for the job queue. */
  pool: pg.Pool;
  /** False while the embedded database is being started again: answer 503. */
  available(): boolean;
  close(): Promise<void>;
};

/** Options of an opened database: the milliseconds that a statement may take, and who hears of each. */
type Options = { statementMs?: number; hear?: ((event: LogEvent) => void) | undefined };

async function openServer(
  env: Env & { DATABASE_URL: string },
  log: FastifyBaseLogger,
  { statementMs = STATEMENT_TIMEOUT_MS, hear }: Options,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: env.DATABASE_URL,
    max: env.DATABASE_POOL,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs + UNANSWERED_MS,
    onConnect: planOnce,
  });
  hearLosses(pool, (error) => logFailure(log, 'warn', error, 'a database connection was lost'));
  const stop = endFrozen(pool, env.DATABASE_URL);
  const db = queryBuilder(pool, hear);
  const close = async () => {
    stop();
    await db.destroy();
  };
  return { db, pool, available: () => true, close };
}

async function openHere(
  env: Env,
  log: FastifyBaseLogger,
  { statementMs = STATEMENT_TIMEOUT_MS, hear }: Options,
): Promise<Connection> {
  const embedded = await openEmbedded({ dataDir: env.DATA_DIR, log, statementTimeout: statementMs });
  const pool = new pg.Pool({
    ...embedded.connection,
    query_timeout: statementMs + UNANSWERED_MS,
    onConnect: planOnce,
  });
  supervisePool(pool, embedded, log);
  const db = queryBuilder(pool, (event) => {
    hear?.(event);
    if (event.level === 'error') embedded.noticeFailure(event.error);
  });
  const close = async () => {
    await db.destroy();
    await embedded.close();
  };
  return { db, pool, available: embedded.available, close };
}

/** Opens the database that the settings name, the embedded one by default, as it is. */
export async function openDatabase(
  env: Env,
  log: FastifyBaseLogger,
  options: Options = {},
): Promise<Connection> {
  return env.DATABASE_URL
    ? await openServer({ ...env, DATABASE_URL: env.DATABASE_URL }, log, options)
    : await openHere(env, log, options);
}

/** Opens the database that the settings name and brings its schema up to date. */
export async function connect(
  env: Env,
  log: FastifyBaseLogger,
  hear?: (event: LogEvent) => void,
): Promise<Connection> {
  const connection = await openDatabase(env, log, { hear });
  if (!(await isMigrated(connection.db))) await migrate(connection.db);
  return connection;
}
