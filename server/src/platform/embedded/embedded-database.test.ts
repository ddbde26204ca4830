import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POSTGRES_MAJOR } from './data-folder.ts';
import { openEmbedded } from './embedded-database.ts';
import { copyFreshDatabase, makeEmptyFolder } from './testing/data-folders.ts';
import { runScript } from './testing/processes.ts';

// Measured 185 MB; the rest is room for another Node. With the defaults of V8 and PostgreSQL it was 760 MB.
const PEAK_BYTES = 260_000_000;

const log = { info: () => {}, warn: () => {}, error: () => {} };
let folder: string;

beforeEach(async () => {
  folder = makeEmptyFolder();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function query(config: pg.PoolConfig, sql: string): Promise<Record<string, unknown>[]> {
  const pool = new pg.Pool(config);
  try {
    return (await pool.query(sql)).rows;
  } finally {
    await pool.end();
  }
}

test('makes a database on the first start, and the next start finds what was written', async () => {
  const first = await openEmbedded({ dataDir: folder, log });
  await query(first.connection, 'create table rows as select 7 id');
  expect(statSync(join(folder, '.s.PGSQL.5432')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'pg')).mode & 0o777).toBe(0o700);
  await first.close();
  await first.close();
  expect(first.available()).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(['lock.db', 'pg']);
  expect(readFileSync(join(folder, 'pg/PG_VERSION'), 'utf8').trim()).toBe(String(POSTGRES_MAJOR));

  mkdirSync(join(folder, 'pg.init-123/base'), { recursive: true });
  writeFileSync(join(folder, '.s.PGSQL.5432'), 'left by a killed process');
  const second = await openEmbedded({ dataDir: folder, log });
  expect(await query(second.connection, 'select id from rows')).toEqual([{ id: 7 }]);
  expect(existsSync(join(folder, 'pg.init-123'))).toBe(false);
  await second.close();
});

test('commits are flushed, whatever else is set', async () => {
  await copyFreshDatabase(folder);
  const embedded = await openEmbedded({ dataDir: folder, log });
  const settings = ['fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes', 'shared_buffers'];
  const shown = await query(
    embedded.connection,
    `select name, current_setting(name) from unnest('{${settings}}'::text[]) name`,
  );
  expect(shown.map((row) => row.current_setting)).toEqual(['on', 'fsync', 'on', 'on', '16MB']);
  await embedded.close();
});

test.for(['fsync=off', 'synchronous_commit=off', 'wal_sync_method=fdatasync'])(
  'refuses to start when commits are not flushed (%s)',
  async (parameter) => {
    await copyFreshDatabase(folder);
    const opened = openEmbedded({ dataDir: folder, log, parameters: ['-c', parameter] });
    await expect(opened).rejects.toThrow(
      /could not be opened: a commit was not flushed to disk \(fsync\), so a power cut could lose/,
    );
    const next = await openEmbedded({ dataDir: folder, log });
    await next.close();
  },
);

test('a second opening of the folder is refused with what to do, in another process and in this one', async () => {
  await copyFreshDatabase(folder);
  const first = await openEmbedded({ dataDir: folder, log });
  const sentence = /in use by another process. Stop that process first, or set DATABASE_URL/;
  await expect(openEmbedded({ dataDir: folder, log })).rejects.toThrow(sentence);
  const second = runScript('open.ts', folder);
  expect(await second.ended).toBe(1);
  expect(second.errors()).toMatch(sentence);
  expect(await query(first.connection, 'select 1 one')).toEqual([{ one: 1 }]);
  await first.close();
  const third = runScript('open.ts', folder);
  expect(await third.ended, third.errors()).toBe(0);
  expect(third.errors()).toBe('');
});

test('the most memory that a process with nothing but the database ever takes is bounded', async () => {
  await copyFreshDatabase(folder);
  const script = runScript('open.ts', folder);
  const { peakBytes } = JSON.parse((await script.line('opened ')).slice('opened '.length));
  expect(peakBytes).toBeLessThan(PEAK_BYTES);
  expect(await script.ended).toBe(0);
});

test('a data folder with too long a path for a socket is served from a short private one', async () => {
  const deep = join(folder, 'a-rather-long-name-'.repeat(8));
  mkdirSync(deep);
  await copyFreshDatabase(deep);
  const killed = runScript('transfers.ts', deep);
  await killed.line('done ');
  const left = readFileSync(join(deep, 'socket-folder'), 'utf8');
  expect(statSync(left).mode & 0o777).toBe(0o700);
  killed.process.kill('SIGKILL');
  await killed.ended;

  const embedded = await openEmbedded({ dataDir: deep, log });
  const place = String(embedded.connection.host);
  expect(existsSync(left)).toBe(place === left);
  expect(await query(embedded.connection, 'select sum(money)::int money from accounts')).toEqual([
    { money: 1000 },
  ]);
  await embedded.close();
  expect(existsSync(place)).toBe(false);
  expect(readdirSync(deep).toSorted()).toEqual(['lock.db', 'pg']);
});
