import pg from 'pg';
import type { Result } from '../commands/results.ts';
import { findPostgres, startCluster } from '../postgres.ts';
import { commitsWithMigrations, releaseBefore } from './old-server.ts';
import { upgradeBeside, upgradeFrom } from './upgrade.ts';

async function createDatabase(cluster: string, name: string): Promise<string> {
  const client = new pg.Client(cluster);
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
}

/**
 * Upgrades the data of every commit that added or changed migrations to today's (`UPGRADE_FROM` names some commits), and lets the
 * release before work beside today's.
 */
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
  const attempt = async (name: string, work: (database: string) => Promise<string>) => {
    try {
      console.log(`${name}: ${await work(await createDatabase(cluster.url, name.replaceAll(' ', '_')))}`);
      result.passed += 1;
    } catch (error) {
      console.error(`${name}:`, error);
      result.failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  };
  try {
    for (const commit of asked ?? commitsWithMigrations())
      await attempt(`from ${commit}`, (database) => upgradeFrom(commit, database));
    const last = releaseBefore();
    await attempt(`beside ${last}`, (database) => upgradeBeside(last, database));
  } finally {
    cluster.stop();
  }
  return result;
}
