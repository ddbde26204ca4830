import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUR } from '@sofra/contract/limits';
import { expect, inject, test } from 'vitest';
import { unpacked } from '../../src/platform/backup/archive.ts';
import { openBackupStore } from '../../src/platform/backup/backup-store.ts';
import { checkEntries } from '../../src/platform/backup/progress.ts';
import { scheduledBackups } from '../../src/platform/backup/scheduled-backups.ts';
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
    const server = await aServer({ ...keys, BACKUP_TO, BACKUPS_KEPT: '2', DATABASE_URL: '' });
    const { app, url } = server;
    const attributes = { ...PERSON, email: anEmail(), venue: { name: 'Zaatar House' } };
    await call('POST /sign_up', { url, body: { data: { type: 'users', attributes } } });
    const [backup] = scheduledBackups(app.env);
    const store = await openBackupStore(app.env, BACKUP_TO);
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await backup?.run(app);
      made.push(...(await store.names()).filter((name) => !made.includes(name)));
      shiftClock(HOUR);
    }
    expect(made).toHaveLength(3);
    expect((await store.names()).sort()).toEqual(made.slice(1));
    const sum = await checkEntries(unpacked(await store.open(made[2] ?? '')));
    expect(sum.rows).toBeGreaterThan(3);
    expect(readdirSync(app.env.DATA_DIR).filter((name) => name.startsWith('backup'))).toEqual([]);
    await server.close();
  },
);

test('a backup that cannot be kept is told, and removes none', async () => {
  const place = join(inject('runFolder'), 'no-folder');
  writeFileSync(place, 'a file in its place');
  const server = await aServer({ BACKUP_TO: place, DATABASE_URL: '' });
  const said: string[] = [];
  const log = { ...server.app.log, error: (_: object, message: string) => said.push(message) } as never;
  await scheduledBackups(server.app.env)[0]?.run({ ...server.app, log });
  expect(said).toEqual(['the backup failed; those before it are kept']);
  expect(readdirSync(server.app.env.DATA_DIR).filter((name) => name.startsWith('backup'))).toEqual([]);
  await server.close();
  expect(scheduledBackups({ ...server.app.env, BACKUP_TO: undefined })).toEqual([]);
});
