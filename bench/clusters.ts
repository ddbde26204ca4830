import pg from 'pg';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import { parentOf } from './cpu.ts';

/** A throw-away PostgreSQL and the process that all of its own descend from. */
export type BenchCluster = { url: string; pid: number; stop: () => void };

/** Why nothing can be measured here; undefined when everything can. */
export function whatIsMissing(): string | undefined {
  if (process.platform !== 'linux') return 'The bench reads CPU times from /proc, so it runs on Linux only.';
  if (!findPostgres())
    return 'The bench needs PostgreSQL’s programs (initdb, pg_ctl), and there are none here.';
  return undefined;
}

/** Starts a PostgreSQL as it comes: it flushes every commit, for the product and for the floor alike. */
export async function startBenchCluster(): Promise<BenchCluster> {
  const programs = findPostgres();
  if (!programs) throw new Error(whatIsMissing());
  const { url, stop } = await startCluster(programs, []);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return { url, pid, stop };
}
