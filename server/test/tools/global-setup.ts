import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate, queryBuilder } from '../../src/platform/database/database.ts';
import { openEmbedded } from '../../src/platform/embedded/embedded-database.ts';
import { copyFreshDatabase } from '../../src/platform/embedded/testing/data-folders.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, removed at its end. */
    runFolder: string;
    /** The data folder with a migrated database that each server copies. */
    templateFolder: string;
    /** The migrated database that each worker copies, on the cluster of TEST_DATABASE_URL; null: embedded ones. */
    templateUrl: string | null;
  }
}

/** The address of another database on the same cluster. */
function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function inCluster(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the database that the workers copy; answers its address and what removes it and its copies. */
async function makeTemplate(cluster: string) {
  const name = `sofra_test_${randomBytes(6).toString('hex')}`;
  await inCluster(cluster, async (client) => void (await client.query(`create database ${name}`)));
  const url = databaseUrl(cluster, name);
  const db = queryBuilder(new pg.Pool({ connectionString: url, max: 1 }));
  await migrate(db).finally(() => db.destroy());
  const remove = () =>
    inCluster(cluster, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [name],
      );
      for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    });
  return { url, remove };
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Makes the embedded database that servers copy: to migrate takes as long as all else of a start. */
async function makeTemplateFolder(dataDir: string): Promise<void> {
  await copyFreshDatabase(dataDir);
  const embedded = await openEmbedded({ dataDir, log: quiet });
  const db = queryBuilder(new pg.Pool({ ...embedded.connection, max: 1 }));
  await migrate(db).finally(() => db.destroy());
  await embedded.close();
}

/**
 * Prepares a run of the API tests, and removes their leftovers at its end: workers may be stopped at any
 * time.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'api-tests-'));
  const cluster = process.env.TEST_DATABASE_URL;
  const template = cluster ? await makeTemplate(cluster) : undefined;
  const templateFolder = join(runFolder, 'template');
  if (!template) await makeTemplateFolder(templateFolder);
  project.provide('templateFolder', templateFolder);
  project.provide('runFolder', runFolder);
  project.provide('templateUrl', template?.url ?? null);
  return async () => {
    await template?.remove();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
