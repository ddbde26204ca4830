import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR } from '@sofra/contract/limits';
import { expect, inject, test } from 'vitest';
import { unpacked } from '../../src/platform/backup/archive.ts';
import { openBackupStore } from '../../src/platform/backup/backup-store.ts';
import { checkEntries } from '../../src/platform/backup/progress.ts';
import { checkedBackup, scheduledBackups } from '../../src/platform/backup/scheduled-backups.ts';
import { aBucket } from '../tools/bucket.ts';
import { call } from '../tools/client.ts';
import { anEmail, PERSON } from '../tools/factories.ts';
import { aServer, shiftClock } from '../tools/harness.ts';

test.each(['a folder', 'a bucket'])(
  'the embedded database is backed up to %s, and the newest are kept',
  async (kind) => {
    const { S3_BUCKET, ...keys } = await aBucket();
    const folder = join(inject('runFolder'), 'kept-backups');
    const BACKUP_TO = kind === 'a folder' ? folder : `s3://${S3_BUCKET}/of/sofra`;
    const server = await aServer({
      ...keys,
      BACKUP_TO,
      BACKUPS_KEPT: '2',
      BACKUP_HOURS: '2',
      DATABASE_URL: '',
    });
    const { app, url } = server;
    const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
    await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
    const backups = scheduledBackups(app.env);
    const store = await openBackupStore(app.env, BACKUP_TO);
    const made: string[] = [];
    // One is made in its hours, or once they have passed, and none beside it.
    for (const [hours, count] of [
      [0, 1],
      [0, 1],
      [2, 2],
      [7, 3],
    ] as const) {
      shiftClock(hours * HOUR);
      await backups?.upkeep.run(app);
      made.push(...(await store.names()).filter((name) => !made.includes(name)));
      expect(made).toHaveLength(count);
      expect(backups?.lateSeconds(app.clock.now())).toBe(0);
    }
    expect((await store.names()).sort()).toEqual(made.slice(1));
    const sum = await checkEntries(unpacked(await store.open(made[2] ?? '')));
    expect(sum.rows).toBeGreaterThan(3);
    expect(readdirSync(app.env.DATA_DIR).filter((name) => name.startsWith('backup'))).toEqual([]);
    await server.close();
  },
);

test('a backup that cannot be opened is removed, for it would count as one', async () => {
  const { app, close } = await aServer({ DATABASE_URL: '' });
  const folder = join(inject('runFolder'), 'broken-backups');
  const store = await openBackupStore(app.env, folder);
  const name = 'sofra-20260101-000000.tar.gz';
  writeFileSync(join(folder, name), 'no archive');
  await expect(checkedBackup(store, name)).rejects.toThrow();
  expect(await store.names()).toEqual([]);
  await close();
});

test('a backup that cannot be kept is told, and removes none', async () => {
  const place = join(inject('runFolder'), 'no-folder');
  writeFileSync(place, 'a file in its place');
  const server = await aServer({ BACKUP_TO: place, DATABASE_URL: '' });
  const said: string[] = [];
  const log = { ...server.app.log, error: (_: object, message: string) => said.push(message) } as never;
  const backups = scheduledBackups(server.app.env);
  for (let n = 0; n < 2; n += 1) await backups?.upkeep.run({ ...server.app, log });
  const told = 'the backup failed; those before it are kept';
  expect(said).toEqual([told, told]);
  const dayLater = new Date(server.app.clock.now().getTime() + DAY);
  expect(backups?.lateSeconds(dayLater)).toBeGreaterThanOrEqual(DAY / 1000);
  expect(readdirSync(server.app.env.DATA_DIR).filter((name) => name.startsWith('backup'))).toEqual([]);
  await server.close();
  expect(scheduledBackups({ ...server.app.env, BACKUP_TO: undefined })).toBeUndefined();
});
