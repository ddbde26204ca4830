import pg from 'pg';
import { type BenchCluster, startBenchCluster } from './clusters.ts';
import { rested } from './cpu.ts';
import { fill, type LongVenue, type Venue } from './fill.ts';
import { fillFloor } from './floor/data.ts';
import type { Loaded } from './load.ts';
import { freePort, type Running, start } from './processes.ts';
import { startProduct } from './product.ts';

/** A server with a database of its own, and its processes. */
export type Served = Loaded & { database: BenchCluster; pid: number };

/** What the lines are measured on: the product and the floor, each with its own PostgreSQL, with the same rows. */
export type Stage = {
  product: Served;
  floor: Served;
  venue: Venue;
  long: LongVenue;
  /** Something to stop or remove at the end. */
  later: (end: () => unknown) => void;
  close: () => Promise<void>;
};

const served = (running: Running, database: BenchCluster): Served => ({
  ...{ origin: running.origin, pid: running.pid, database, processes: [running.pid, database.pid] },
});

/** The floor's token, a constant that it compares. */
export const FLOOR = { authorization: 'Bearer floor' };

/**
 * Tidies the databases of some servers, as each leaves itself a minute later: else it would do so amid the measuring, and
 * plan by no figures until then; and what one line has left behind would be counted to the next.
 */
export async function tidy(...servers: readonly Served[]): Promise<void> {
  await Promise.all(
    servers.map(async ({ database }) => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query('vacuum analyze').finally(() => client.end());
    }),
  );
}

/** Starts a floor with a database of its own, which has the same rows as a product has now. */
export async function startFloor(later: Stage['later'], product: Served): Promise<Served> {
  const database = await startBenchCluster();
  later(database.stop);
  await fillFloor(product.database.url, database.url);
  const env = { DATABASE_URL: database.url };
  const program = { file: process.execPath, args: ['bench/floor/server.ts'], env };
  const running = await start({ ...program, answers: '/ready' }, await freePort());
  later(running.stop);
  return served(running, database);
}

/** Starts a product with a database of its own. */
export async function startServed(later: Stage['later']): Promise<Served> {
  const database = await startBenchCluster();
  later(database.stop);
  const running = await startProduct(database.url);
  later(running.stop);
  return served(running, database);
}

/** Starts everything and fills it. What was started is stopped by `close`, also when this throws. */
export async function setStage(): Promise<Stage> {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (const end of ends.reverse()) await end();
    ends.length = 0;
  };
  const later = (end: () => unknown) => void ends.push(end);
  const stopEarly = () => void close().finally(() => process.exit(1));
  process.once('SIGINT', stopEarly).once('SIGTERM', stopEarly);
  try {
    console.error('Filling the product through its API …');
    const product = await startServed(later);
    const { venue, long } = await fill(product.origin);
    const floor = await startFloor(later, product);
    await rested(product.processes);
    return { product, floor, venue, long, later, close };
  } catch (error) {
    await close();
    throw error;
  }
}
