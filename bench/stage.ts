import pg from 'pg';
import { type BenchCluster, startBenchCluster } from './clusters.ts';
import { rested } from './cpu.ts';
import { endings, type Later } from './endings.ts';
import { fill, type LongVenue, type Venue } from './fill.ts';
import { fillFloor } from './floor/data.ts';
import type { Loaded } from './load.ts';
import { freePort, type Running, start } from './processes.ts';
import { startProduct } from './product.ts';

/** A server with a database of its own, and its processes. */
export type Served = Loaded & { database: BenchCluster };

/** What the lines are measured on: the product and the floor, each with its own PostgreSQL, with the same rows. */
export type Stage = {
  product: Served;
  floor: Served;
  venue: Venue;
  long: LongVenue;
  later: Later;
  close: () => Promise<void>;
};

const served = (running: Running, database: BenchCluster): Served => ({
  origin: running.origin,
  database,
  processes: [running.pid, database.pid],
});

/** The floor's token, a constant that it compares. */
export const FLOOR = { authorization: 'Bearer floor' };

/**
 * Tidies databases, as each does by itself a minute later: else it would do so amid the measuring, and plan by no figures
 * until then; and what one line has left behind would be counted to the next.
 */
export async function tidy(...databases: readonly BenchCluster[]): Promise<void> {
  await Promise.all(
    databases.map(async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('vacuum analyze').finally(() => client.end());
    }),
  );
}

/** Starts a floor on a database of its own that is there. */
export async function serveFloor(later: Later, database: BenchCluster): Promise<Served> {
  const env = { DATABASE_URL: database.url };
  const program = { file: process.execPath, args: ['bench/floor/server.ts'], env };
  const running = await start({ ...program, answers: '/ready' }, await freePort());
  later(running.stop);
  return served(running, database);
}

/** Starts a product on a database that is there. */
export async function serveProduct(later: Later, database: BenchCluster): Promise<Served> {
  const running = await startProduct(database.url);
  later(running.stop);
  return served(running, database);
}

/** A database for a product that is yet to be filled, and one for its floor. */
export async function startDatabases(later: Later): Promise<{ ours: BenchCluster; theirs: BenchCluster }> {
  const ours = await startBenchCluster();
  later(ours.stop);
  const theirs = await startBenchCluster();
  later(theirs.stop);
  return { ours, theirs };
}

/** Starts everything and fills it. What was started is stopped by `close`, also when this throws. */
export async function setStage(): Promise<Stage> {
  const { later, close } = endings();
  const stopEarly = () => void close().finally(() => process.exit(1));
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly);
  try {
    console.error('Filling the product through its API …');
    const { ours, theirs } = await startDatabases(later);
    const product = await serveProduct(later, ours);
    const { venue, long } = await fill(product.origin);
    await fillFloor(ours.url, theirs.url);
    const floor = await serveFloor(later, theirs);
    await rested(product.processes);
    return { product, floor, venue, long, later, close };
  } catch (error) {
    await close();
    throw error;
  }
}
