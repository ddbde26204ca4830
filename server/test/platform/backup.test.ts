import { createReadStream, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Server } from '../../src/app.ts';
import { jsonEntry, packed, unpacked } from '../../src/platform/backup/archive.ts';
import { backUp } from '../../src/platform/backup/back-up.ts';
import { restore } from '../../src/platform/backup/restore.ts';
import { openDatabase } from '../../src/platform/database/connection.ts';
import { isMigrated, migrate } from '../../src/platform/database/database.ts';
import { copyFreshDatabase } from '../../src/platform/embedded/testing/data-folders.ts';
import { readEnv } from '../../src/platform/env.ts';
import { openFiles } from '../../src/platform/files/open-files.ts';
import { call, tokenOf } from '../tools/client.ts';
import { anEmail, aPicture, PERSON } from '../tools/factories.ts';
import { aServer } from '../tools/harness.ts';
import { contentsOf, operate, silent } from '../tools/installations.ts';

let count = 0;
function aPath(): string {
  count += 1;
  return join(inject('runFolder'), `backup-${count}.tar.gz`);
}

/** Fills a server: somebody with a menu that is published and a picture, and numbers that were given and are free again. */
async function fill({ url, app }: Server): Promise<void> {
  const attributes = {
    ...PERSON,
    email: anEmail(),
    venue: { name: 'Zaatar House' },
    menu: { title: 'عشاء "Dinner" \\ \n' },
    sections: [{ title: 'Grill', items: [{ title: 'Shish tawook', price: '42.125' }] }],
  };
  const token = tokenOf(await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } }));
  await call('PUT /me/venue/publish', { url, token });
  for (let n = 0; n < 2; n += 1) {
    const data = (await aPicture(300, 200)).toString('base64');
    const body = { data: { type: 'blobs', attributes: { data, filename: 'dish.jpg' } } };
    await call('POST /direct_uploads', { url, token, body });
  }
  const { rows } = await sql<{ number: number }>`select max(number) as number from blobs`.execute(app.db);
  await sql`delete from blobs where number = ${rows[0]?.number}`.execute(app.db);
}

/** A server that was filled and closed. */
async function aFilledInstallation() {
  const server = await aServer();
  await fill(server);
  await server.close();
  return server.app.env;
}

/** The settings of an installation without a row, as a first start has left it. */
async function anEmptyInstallation() {
  const server = await aServer();
  await server.close();
  return server.app.env;
}

const settings = ({ DATA_DIR, DATABASE_URL, S3_BUCKET }: Server['app']['env']) => ({
  DATA_DIR,
  DATABASE_URL,
  S3_BUCKET,
});

test('a backup is restored into an empty installation, row by row and byte by byte, and read by a server', async () => {
  const [from, to] = [await aFilledInstallation(), await anEmptyInstallation()];
  const path = aPath();
  expect(await operate(settings(from), 'backup', path)).toMatch(
    /Done and read again: [\d,]+ rows and \d+ files/,
  );
  await operate(settings(to), 'restore', path);
  const contents = await contentsOf(from);
  expect(contents.items).toHaveLength(1);
  expect(contents.files?.length).toBeGreaterThan(1);
  expect(await contentsOf(to)).toEqual(contents);
  expect(readFileSync(join(to.DATA_DIR, 'secret'))).toEqual(readFileSync(join(from.DATA_DIR, 'secret')));
  // The next picture takes no number that was given before.
  const [one, other] = [await openDatabase(from, silent), await openDatabase(to, silent)];
  const next = sql<{ n: number }>`select nextval(pg_get_serial_sequence('blobs', 'number')) as n`;
  expect((await next.execute(other.db)).rows).toEqual((await next.execute(one.db)).rows);
  await one.close();
  await other.close();
  const again = await aServer(
    { DATA_DIR: to.DATA_DIR, DATABASE_URL: to.DATABASE_URL ?? '' },
    { state: 'as it is' },
  );
  expect(await (await fetch(`${again.url}/m/zaatar-house`)).text()).toContain('Shish tawook');
  await again.close();
});

test('a running server is backed up, and serves meanwhile', async () => {
  const server = await aServer();
  await fill(server);
  // A job that is still at work changes rows after the backup.
  await expect.poll(() => server.app.db.selectFrom('schedules_due').select('id').execute()).toEqual([]);
  const path = aPath();
  const backup = operate(settings(server.app.env), 'backup', path);
  expect((await fetch(`${server.url}/m/zaatar-house`)).status).toBe(200);
  await backup;
  const to = await anEmptyInstallation();
  await operate(settings(to), 'restore', path);
  await server.close();
  expect(await contentsOf(to)).toEqual(await contentsOf(server.app.env));
});

test('a backup goes over nothing that is there', async () => {
  const from = await aFilledInstallation();
  const path = aPath();
  await operate(settings(from), 'backup', path);
  const contents = await contentsOf(from);
  await expect(operate(settings(from), 'restore', path)).rejects.toThrow(
    /is not empty: it has rows.*Nothing was changed/,
  );
  expect(await contentsOf(from)).toEqual(contents);
  const bytes = readFileSync(path);
  await expect(operate(settings(from), 'backup', path)).rejects.toThrow('is there already');
  expect(readFileSync(path)).toEqual(bytes);
});

test('a backup that is damaged, cut off or of a newer version is refused, and leaves no row', async () => {
  const [from, to] = [await aFilledInstallation(), await anEmptyInstallation()];
  const path = aPath();
  await operate(settings(from), 'backup', path);
  const whole = readFileSync(path);
  const { db, close } = await openDatabase(to, silent);
  const target = { db, files: await openFiles(to), keepSecret: async () => undefined };
  const restoring = () => restore(target, unpacked(createReadStream(path)));
  truncateSync(path, whole.length - 100);
  await expect(restoring()).rejects.toThrow('damaged or cut off');
  // The last file and the end of the tar have a block and two.
  const shorter = gunzipSync(whole).subarray(0, -4 * 512);
  writeFileSync(path, gzipSync(Buffer.concat([shorter, Buffer.alloc(1024)])));
  await expect(restoring()).rejects.toThrow('The backup is cut off');
  // The last eight bytes are the sum of all and their length.
  const ofSum = whole.length - 8;
  writeFileSync(path, whole.with(ofSum, (whole[ofSum] ?? 0) ^ 255));
  await expect(restoring()).rejects.toThrow('damaged or cut off');
  const newer = {
    product: 'sofra',
    format: 1,
    made_at: new Date().toISOString(),
    migration: '9999-new',
    rows: {},
    sequences: {},
  };
  await write(path, { ...newer, product: 'zofra' });
  await expect(restoring()).rejects.toThrow('damaged or cut off: manifest.json can’t be read');
  await write(path, newer);
  await expect(restoring()).rejects.toThrow(/made by a newer version.*9999-new/);
  writeFileSync(path, 'a letter');
  await expect(restoring()).rejects.toThrow('damaged or cut off');
  writeFileSync(path, whole);
  await restoring();
  await close();
  expect(await contentsOf(to)).toEqual(await contentsOf(from));
});

async function write(path: string, manifest: object) {
  async function* entries() {
    yield jsonEntry('manifest.json', manifest);
  }
  writeFileSync(
    path,
    await packed(entries(), new Date())
      .toArray()
      .then((chunks) => Buffer.concat(chunks)),
  );
}

test('a backup of an older version is brought up to date as it is restored', async () => {
  const folders = [1, 2].map((n) => join(inject('runFolder'), `older-${n}`));
  for (const folder of folders) await copyFreshDatabase(folder);
  const [before, after] = folders.map((DATA_DIR) => readEnv({ DATA_DIR }));
  if (!before || !after) throw new Error('there are two folders');
  const old = await openDatabase(before, silent);
  await migrate(old.db, '0025-one-queue');
  await sql`
    insert into users (id, kind, email, email_folded, first_name, last_name, locale, created_at)
    values (gen_random_uuid(), 'support', 'sami@example.com', 'sami@example.com', 'Sami', 'Haddad', 'en', '2026-11-01Z')`.execute(
    old.db,
  );
  const target = await openDatabase(after, silent);
  const installation = { db: old.db, files: await openFiles(before), secret: undefined };
  const into = { db: target.db, files: await openFiles(after), keepSecret: async () => undefined };
  await restore(into, backUp(installation, new Date()));
  expect(await isMigrated(target.db)).toBe(true);
  expect(await target.db.selectFrom('users').select('email').execute()).toEqual([
    { email: 'sami@example.com' },
  ]);
  expect(await target.db.selectFrom('previews').selectAll().execute()).toEqual([]);
  await target.db.deleteFrom('users').execute();
  // Its tables are those of a newer version now.
  await expect(restore(into, backUp(installation, new Date()))).rejects.toThrow('tables of a newer version');
  await old.close();
  await target.close();
});
