import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './embedded-database.ts';
import { copyFreshDatabase, makeEmptyFolder } from './testing/data-folders.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
let folder: string;

beforeEach(() => {
  folder = makeEmptyFolder();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = (dataDir: string) => openEmbedded({ dataDir, log });

test('a data folder that cannot be one is refused with what to do', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(open('')).rejects.toThrow('Set DATA_DIR to a folder.');
  await expect(open(join(folder, 'file'))).rejects.toThrow(/there is a file in its place.*set DATA_DIR/);
  await expect(open(join(folder, 'file/data'))).rejects.toThrow(/there is a file in its place/);
  await expect(open('/proc/data')).rejects.toThrow(/cannot be used: .*Set DATA_DIR/);
});

test('a folder without a database of this version is refused and left unchanged', async () => {
  const database = join(folder, 'pg');
  mkdirSync(database);
  await expect(open(folder)).rejects.toThrow(/is not a database.*Move it away/);
  writeFileSync(join(database, 'PG_VERSION'), '19\n');
  await expect(open(folder)).rejects.toThrow(
    /made by PostgreSQL 19, and this program reads only PostgreSQL 18/,
  );
  expect(existsSync(join(database, 'PG_VERSION'))).toBe(true);
});

test.runIf(process.getuid?.() === 0)('root is refused where the database is of another user', async () => {
  chownSync(folder, 1000, 1000);
  await expect(open(folder)).rejects.toThrow(/belongs to the user 1000.*Run this as that user/);
  chownSync(folder, 0, 0);
  await copyFreshDatabase(folder);
  chownSync(join(folder, 'pg'), 1000, 1000);
  await expect(open(folder)).rejects.toThrow('belongs to the user 1000');
  chownSync(folder, 1000, 1000);
  chownSync(join(folder, 'pg'), 0, 0);
  await (await open(folder)).close();
});

test('a damaged database is refused with the reason that PostgreSQL gives', async () => {
  await copyFreshDatabase(folder);
  writeFileSync(join(folder, 'pg/global/pg_control'), Buffer.alloc(8192, 7));
  await expect(open(folder)).rejects.toThrow(/FATAL: .*incompatible with server.*restore a backup/s);
});

test('a lock file or a socket that is something else is refused', async () => {
  await copyFreshDatabase(folder);
  writeFileSync(join(folder, 'lock.db'), 'not a lock '.repeat(1_000));
  await expect(open(folder)).rejects.toThrow(
    /lock file .* could not be used: file is not a database.*delete/,
  );
  rmSync(join(folder, 'lock.db'));
  mkdirSync(join(folder, '.s.PGSQL.5432'));
  await expect(open(folder)).rejects.toThrow(/is where the database puts its socket. Move it away/);
  rmSync(join(folder, '.s.PGSQL.5432'), { recursive: true });
  await (await open(folder)).close();
});
