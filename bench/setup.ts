import pg from 'pg';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import { parentOf, waitUntilIdle } from './cpu.ts';
import type { Fixtures } from './fill.ts';
import type { Server } from './load.ts';
import { onCleanup, productProgram, start } from './processes.ts';

/** The product and the floor with the same rows, in one PostgreSQL. */
export type Pair = { product: Server; floor: Server; databaseUrl: string };

/** The servers and the rows that the lines are measured on. */
export type Setup = Pair & Fixtures;

/** The floor's token, a constant that it compares. */
export const FLOOR = { authorization: 'Bearer floor' };

/** Vacuums a database so that autovacuum does not run during a line; answers the pid of its main process. */
export async function vacuum(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('vacuum analyze');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0].pid);
  await client.end();
  return postmaster;
}

/** Starts a PostgreSQL that flushes every commit and is thrown away at the end. */
export async function startDatabase(): Promise<{ url: string }> {
  const programs = findPostgres();
  if (!programs) throw new Error('The bench needs PostgreSQL’s programs, initdb and pg_ctl.');
  const { url, stop } = await startCluster(programs, []);
  onCleanup(stop);
  return { url };
}

/** Starts a PostgreSQL that flushes every commit, fills a product on it through its API, and starts a floor beside it. */
export async function startPair<F>(fill: (origin: string) => Promise<F>): Promise<Pair & F> {
  const { url } = await startDatabase();
  const server = await start(productProgram(url));
  const fixtures = await fill(server.origin);
  const database = await vacuum(url);
  const bare = await start({ args: ['bench/floor.ts'], env: { DATABASE_URL: url }, ready: '/ready' });
  const product = { origin: server.origin, processes: [server.pid, database] };
  const floor = { origin: bare.origin, processes: [bare.pid, database] };
  return { product, floor, databaseUrl: url, ...fixtures };
}

/** Vacuums and waits until the servers are idle, so that no line pays for the one before it. */
export async function vacuumAndWait({ product, floor, databaseUrl }: Pair): Promise<void> {
  await vacuum(databaseUrl);
  await waitUntilIdle([...product.processes, ...floor.processes]);
}
