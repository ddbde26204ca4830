import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR, MINUTE } from '@sofra/contract/limits';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import type { Upkeep } from '../jobs/jobs.ts';
import { unpacked } from './archive.ts';
import { type BackupStore, openBackupStore } from './backup-store.ts';
import { installationOf } from './installation.ts';
import { checkEntries, type Sum } from './progress.ts';
import { backupName, isBackupName, writeBackup } from './write-backup.ts';

/** The names of the backups in a store, the oldest first. */
const backupsIn = async (store: BackupStore): Promise<string[]> =>
  (await store.names()).filter(isBackupName).sort();

/** Opens a backup and answers what is in it; one that can't be opened is none, and is removed. */
export async function checkedBackup(store: BackupStore, name: string): Promise<Sum> {
  try {
    return await checkEntries(unpacked(await store.open(name)));
  } catch (error) {
    await store.remove(name);
    throw error;
  }
}

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
  app.log.info({ name, ...(await checkedBackup(store, name)) }, 'a backup was made and opened');
  for (const old of (await backupsIn(store)).slice(0, -app.env.BACKUPS_KEPT)) await store.remove(old);
}

/** How often it is looked whether a backup is due: one that failed is tried again, and one that no server made in its hour is made up. */
const LOOK_MS = 15 * MINUTE;

/** The scheduled backups, and for how many seconds one has been due at a moment; 0 where none is. */
export type Backups = { upkeep: Upkeep; lateSeconds(now: Date): number };

/** The backups that the settings ask for: none without `BACKUP_TO`. Whether one is due, those that are kept say. */
export function scheduledBackups({ BACKUP_TO, BACKUP_HOURS }: Env): Backups | undefined {
  if (!BACKUP_TO) return undefined;
  let dueSince: number | undefined;
  const run = async (app: AppContext) => {
    const now = app.clock.now().getTime();
    const due = now - (now % (BACKUP_HOURS * HOUR));
    try {
      const store = await openBackupStore(app.env, BACKUP_TO);
      const newest = (await backupsIn(store)).at(-1) ?? '';
      if (newest < backupName(new Date(due))) {
        dueSince ??= due;
        await backUpTo(app, store);
      }
      dueSince = undefined;
    } catch (error) {
      dueSince ??= due;
      app.log.error({ err: error }, 'the backup failed; those before it are kept');
    }
  };
  return {
    upkeep: { name: 'backup', every: LOOK_MS, run },
    lateSeconds: (now) => (dueSince === undefined ? 0 : (now.getTime() - dueSince) / 1000),
  };
}
