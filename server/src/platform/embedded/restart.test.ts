import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Embedded, openEmbedded } from './embedded-database.ts';
import { supervisePool } from './supervised-pool.ts';
import { makeDataFolder } from './testing/data-folders.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const ENDLESS = 'select count(*) from generate_series(1, 1e12)';

let folder: string;
let embedded: Embedded;
let pool: pg.Pool;
let restarts: number;

beforeEach(async () => {
  folder = await makeDataFolder();
  restarts = 0;
  embedded = await openEmbedded({ dataDir: folder, log, onRestart: () => (restarts += 1) });
  pool = new pg.Pool({ ...embedded.connection, query_timeout: 1_000 });
  supervisePool(pool, embedded, log);
  await pool.query('create table rows (id int primary key)');
  await pool.query('insert into rows values (1)');
});

afterEach(async () => {
  await pool.end();
  await embedded.close();
  rmSync(folder, { recursive: true });
});

const isBack = () => expect.poll(() => embedded.available()).toBe(true);

test('a hanging query is cut off, calls are refused meanwhile, and the database restarts', async () => {
  const error = await pool.query(ENDLESS).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: 'Query read timeout' });
  embedded.noticeFailure(error);
  expect(embedded.available()).toBe(false);
  await expect(pool.query('select 1')).rejects.toThrow();
  await isBack();
  expect(restarts).toBe(1);
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
});

test('a statement that takes too long is cancelled for its caller, and nobody else notices', async () => {
  await pool.end();
  await embedded.close();
  const onRestart = () => (restarts += 1);
  embedded = await openEmbedded({ dataDir: folder, log, onRestart, statementTimeout: 1_000 });
  pool = new pg.Pool(embedded.connection);
  supervisePool(pool, embedded, log);
  const pending = pool.query(ENDLESS).catch((reason: unknown) => reason);
  const waiting = pool.query('select id from rows');
  const error = await pending;
  expect(error).toMatchObject({ code: '57014' });
  embedded.noticeFailure(error);
  expect(embedded.available()).toBe(true);
  expect((await waiting).rows).toEqual([{ id: 1 }]);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into rows values (2)');
  await expect(client.query(ENDLESS)).rejects.toMatchObject({ code: '57014' });
  await client.query('rollback');
  client.release();
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
  expect(restarts).toBe(0);
});

test('a transaction open at the time is gone as a whole, and its client does not end the process', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('insert into rows values (2)');
  embedded.noticeFailure({ severity: 'PANIC', message: 'as PostgreSQL would say it' });
  await expect(client.query('commit')).rejects.toThrow();
  client.release();
  await isBack();
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
});

test('ordinary errors restart nothing', async () => {
  for (const sql of ['select 1/0', 'insert into rows values (1)', 'nonsense']) {
    const error = await pool.query(sql).catch((reason: unknown) => reason);
    embedded.noticeFailure(error);
    embedded.noticeFailure(undefined);
    expect(embedded.available()).toBe(true);
  }
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
});

test('closing during a restart closes, and the folder can be opened again', async () => {
  embedded.noticeFailure({ code: '58030' });
  await embedded.close();
  expect(embedded.available()).toBe(false);
  embedded = await openEmbedded({ dataDir: folder, log });
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
});

test('a new connection starts with a clean session though all share one', async () => {
  const first = await pool.connect();
  await first.query({ name: 'named', text: 'select 1 one' });
  await first.query(`set statement_timeout = 12345; create temporary table leftover (id int); begin`);
  await first.query('insert into rows values (3)');
  first.release(true);
  const busy = pool.query('select 1/0').catch(() => 'refused as it should be');
  expect((await pool.query({ name: 'named', text: 'select 2 two' })).rows).toEqual([{ two: 2 }]);
  expect(await busy).toBe('refused as it should be');
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
  expect((await pool.query(`select to_regclass('leftover') leftover`)).rows).toEqual([{ leftover: null }]);
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }]);
});
