import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Entry, unpacked } from '../platform/backup/archive.ts';
import { backUp } from '../platform/backup/back-up.ts';
import { inWords, watched } from '../platform/backup/progress.ts';
import { restore as restoreInto } from '../platform/backup/restore.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/connection.ts';
import { COMMAND_STATEMENT_MS } from '../platform/database/time-limits.ts';
import type { Env } from '../platform/env.ts';
import type { Files } from '../platform/files/files.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { keepSecret, madeSecret } from '../platform/secret.ts';

const say = (line: string) => console.log(`  ${line}`);

/** Puts the files of a backup into the empty installation of some settings. */
async function putInto(
  env: Env,
  files: Files,
  log: FastifyBaseLogger,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const connection = await openDatabase(env, log, { statementMs: COMMAND_STATEMENT_MS });
  const sum = { rows: 0, files: 0, bytes: 0 };
  try {
    const target = { db: connection.db, files, keepSecret: (secret: string) => keepSecret(env, secret) };
    await restoreInto(target, watched(entries, sum, say));
  } finally {
    await connection.close();
  }
  console.log(`Done: ${inWords(sum)}.`);
}

/** Puts a backup into the empty installation that the settings name: `npm run restore -- file`. */
export async function restore(env: Env, log: FastifyBaseLogger, [file]: string[]): Promise<void> {
  if (!file) throw new Error('Which backup? npm run restore -- file');
  await access(file);
  console.log(`Restoring ${file} …`);
  await putInto(env, await openFiles(env), log, unpacked(createReadStream(file)));
  if (env.SECRET)
    console.log('SECRET is set: links to drafts go on if it is the one that the backup was made under.');
}

const NO_FILES: Files = {
  write: async () => undefined,
  read: async () => null,
  remove: async () => undefined,
  list: async () => [],
  async *all() {},
};

/**
 * Moves what the data folder has, database and files, to DATABASE_URL and the bucket, or with `back` from there into the data
 * folder: `npm run db:move [-- back]`. What it came from stays as it is.
 */
export async function move(env: Env, log: FastifyBaseLogger, [direction]: string[]): Promise<void> {
  if (!env.DATABASE_URL)
    throw new Error('Set DATABASE_URL to the database to move to (or, with "back", from).');
  if (direction !== undefined && direction !== 'back')
    throw new Error('npm run db:move, or npm run db:move -- back');
  const here: Env = { ...env, DATABASE_URL: undefined, S3_BUCKET: undefined };
  const [from, to] = direction === 'back' ? [env, here] : [here, env];
  // Without a bucket the files are in the data folder before and after.
  const [source, target] = env.S3_BUCKET
    ? [await openFiles(from), await openFiles(to)]
    : [NO_FILES, NO_FILES];
  console.log(
    `Moving from ${from.DATABASE_URL ? 'DATABASE_URL' : env.DATA_DIR} to ${to.DATABASE_URL ? 'DATABASE_URL' : env.DATA_DIR} …`,
  );
  const connection = await openDatabase(from, log, { statementMs: COMMAND_STATEMENT_MS });
  try {
    const installation = { db: connection.db, files: source, secret: await madeSecret(env) };
    await putInto(to, target, log, backUp(installation, systemClock(env.CLOCK_OFFSET).now()));
  } finally {
    await connection.close();
  }
}
