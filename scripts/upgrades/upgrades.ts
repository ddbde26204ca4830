import pg from 'pg';
import type { Result } from '../commands/results.ts';
import { findPostgres, startCluster } from '../postgres.ts';
import { commitsWithMigrations } from './old-server.ts';
import { upgradeFrom } from './upgrade.ts';

async function createDatabase(cluster: string, name: string): Promise<string> {
  const client = new pg.Client(cluster);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
}

/** Upgrades the data of every commit that added or changed migrations to today's; `UPGRADE_FROM` names some commits. */
export async function upgrades(): Promise<Result> {
  const part = 'upgrades';
  const programs = findPostgres();
  if (!programs)
    return {
      part,
      passed: 0,
      failures: [],
      skipped: ['all of them: no PostgreSQL (initdb, pg_ctl) is installed here'],
    };
  const asked = process.env.UPGRADE_FROM?.split(',');
  const result: Result = { part, passed: 0, failures: [], skipped: [] };
  const cluster = await startCluster(programs);
  try {
    for (const commit of asked ?? commitsWithMigrations())
      try {
        console.log(
          `${commit}: ${await upgradeFrom(commit, await createDatabase(cluster.url, `from_${commit}`))}`,
        );
        result.passed += 1;
      } catch (error) {
        console.error(`${commit}:`, error);
        result.failures.push(`from ${commit}: ${error instanceof Error ? error.message : error}`);
      }
  } finally {
    cluster.stop();
  }
  return result;
}
