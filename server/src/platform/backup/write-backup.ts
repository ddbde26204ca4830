import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { packed, unpacked } from './archive.ts';
import { backUp, type Installation } from './back-up.ts';
import { checkEntries, type Sum, watched } from './progress.ts';

/** The name of a backup that was begun at a moment. */
export const backupName = (at: Date): string =>
  `sofra-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`;

/** Whether a file has the name of a backup. */
export const isBackupName = (name: string): boolean => /^sofra-\d{8}-\d{6}\.tar\.gz$/.test(name);

/** The error of a backup whose file would go over another. */
export const isThere = (path: string, cause?: unknown): Error =>
  new Error(`${path} is there already. Nothing was written; choose another name.`, { cause });

/**
 * Writes a backup to a file that is not there yet, reads it again to be sure of it, and answers what is in it. One that fails
 * leaves no file.
 */
export async function writeBackup(
  installation: Installation,
  path: string,
  at: Date,
  say: (line: string) => void,
): Promise<Sum> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const sum: Sum = { rows: 0, files: 0, bytes: 0 };
  try {
    await pipeline(packed(watched(backUp(installation, at), sum, say), at), file);
    return await checkEntries(unpacked(createReadStream(path)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw isThere(path, error);
    await rm(path, { force: true });
    throw error;
  }
}
