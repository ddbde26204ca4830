import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/connection.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import type { Env } from '../../src/platform/env.ts';
import { openFiles } from '../../src/platform/files/open-files.ts';
import { createHttp } from '../../src/platform/http/http.ts';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url));
const DEMO = fileURLToPath(new URL('../../../scripts/demo.ts', import.meta.url));

/** A log that says nothing. */
export const silent = createHttp({ logLevel: 'silent', proxies: 0 }).log;

const withSettings = (env: Partial<Env>) => {
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  return {
    ...process.env,
    NODE_OPTIONS: '',
    ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
};

/** Runs an operator's command under some settings; answers what it printed, rejects with what it said. */
export async function operate(env: Partial<Env>, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [MAIN, ...words], { env: withSettings(env) });
  return stdout;
}

/** Fills a running server with the demo venue; answers the path of its public page. */
export async function fillWithDemo(url: string): Promise<string> {
  const { stdout } = await run(process.execPath, [DEMO], { env: { ...process.env, SOFRA_URL: url } });
  return new URL(/The menu +(\S+)/.exec(stdout)?.[1] ?? '').pathname;
}

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** The tables that last, as the database itself lists them: a copy that forgets one must not be compared by its own list. */
async function lastingTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      and relkind = 'r' and relpersistence = 'p' and relname not like 'kysely%' order by relname`.execute(db);
  return rows.map(({ name }) => name);
}

/** Everything that an installation holds, whose servers are closed: each row of each table and each file's bytes, as a hash. */
export async function contentsOf(env: Env): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  const connection = await openDatabase(env, silent);
  for (const name of await lastingTables(connection.db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      connection.db,
    );
    contents[name] = rows.map(({ row }) => hash(row)).sort();
  }
  await connection.close();
  const files = await openFiles(env);
  contents.files = [];
  for await (const key of files.all()) contents.files.push(`${key} ${hash((await files.read(key)) ?? '')}`);
  contents.files.sort();
  return contents;
}
