import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '@sofra/contract/limits';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import type { Upkeep } from '../jobs/jobs.ts';
import { unpacked } from './archive.ts';
import { type BackupStore, openBackupStore } from './backup-store.ts';
import { installationOf } from './installation.ts';
import { checkEntries } from './progress.ts';
import { backupName, isBackupName, writeBackup } from './write-backup.ts';

/** Makes a backup in a store, opens it there, and then removes the oldest beyond those that are kept. */
async function backUpTo(app: AppContext, store: BackupStore): Promise<void> {
  const at = app.clock.now();
  const name = backupName(at);
  const draft = join(app.env.DATA_DIR, `backup-${randomUUID()}.tar.gz`);
  try {
    await writeBackup(installationOf(app), draft, at, () => undefined);
    await store.put(name, draft);
  } finally {
    await rm(draft, { force: true });
  }
  const { rows, files, bytes } = await checkEntries(unpacked(await store.open(name)));
  app.log.info({ name, rows, files, bytes }, 'a backup was made and opened');
  const made = (await store.names()).filter(isBackupName).sort();
  for (const old of made.slice(0, -app.env.BACKUPS_KEPT)) await store.remove(old);
}

/** The backups that the settings ask for: none without `BACKUP_TO`. */
export function scheduledBackups({ BACKUP_TO, BACKUP_HOURS }: Env): Upkeep[] {
  if (!BACKUP_TO) return [];
  return [
    {
      name: 'backup',
      every: BACKUP_HOURS * HOUR,
      async run(app) {
        try {
          await backUpTo(app, await openBackupStore(app.env, BACKUP_TO));
        } catch (error) {
          app.log.error({ err: error }, 'the backup failed; those before it are kept');
        }
      },
    },
  ];
}
