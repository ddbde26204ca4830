import { createReadStream, existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { unpacked } from '../platform/backup/archive.ts';
import { askForBackup } from '../platform/backup/backup-door.ts';
import { checkEntries, inWords, type Sum } from '../platform/backup/progress.ts';
import { backupName, isThere, writeBackup } from '../platform/backup/write-backup.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/connection.ts';
import { COMMAND_STATEMENT_MS } from '../platform/database/time-limits.ts';
import type { Env } from '../platform/env.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { madeSecret, readSecret } from '../platform/secret.ts';

const say = (line: string) => console.log(`  ${line}`);

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    // It is on another disk.
    await copyFile(from, to);
    await rm(from);
  }
}

async function backUpHere(env: Env, log: FastifyBaseLogger, path: string, now: Date): Promise<Sum> {
  const connection = await openDatabase(env, log, { statementMs: COMMAND_STATEMENT_MS });
  try {
    const installation = { db: connection.db, files: await openFiles(env), secret: await madeSecret(env) };
    return await writeBackup(installation, path, now, say);
  } finally {
    await connection.close();
  }
}

/** Writes everything that an installation has into a file: `npm run backup -- [file]`. The server may run or not. */
export async function backup(env: Env, log: FastifyBaseLogger, [file]: string[]): Promise<void> {
  const now = systemClock(env.CLOCK_OFFSET).now();
  const path = resolve(file ?? backupName(now));
  if (existsSync(path)) throw isThere(path);
  console.log(`Backing up to ${path} …`);
  const made = env.DATABASE_URL
    ? undefined
    : await askForBackup(env, { secret: await readSecret(env), now }, say);
  if (made) await move(made, path);
  const sum = made
    ? await checkEntries(unpacked(createReadStream(path)))
    : await backUpHere(env, log, path, now);
  console.log(`Done and read again: ${inWords(sum)}.`);
}
