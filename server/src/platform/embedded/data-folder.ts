import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushPath } from './flush-path.ts';

/** The PostgreSQL major version that the embedded database is, and whose files it reads. */
export const POSTGRES_MAJOR = 18;

const DATABASE = 'pg';
const UNFINISHED = 'pg.init-';

/** Makes the data folder if there is none, readable by its owner alone; throws a sentence when it cannot serve. */
export function prepareFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`The data folder ${dataDir} cannot be used: ${whyUnusable(error)}`, { cause: error });
  }
  assertOwner(dataDir);
}

/** Root may write everywhere, but the server of another user cannot open the files that root leaves in its database. */
function assertOwner(dataDir: string): void {
  if (process.getuid?.() !== 0) return;
  const database = join(dataDir, DATABASE);
  const { uid } = statSync(existsSync(database) ? database : dataDir);
  if (uid === 0) return;
  throw new Error(
    `The data folder ${dataDir} belongs to the user ${uid}, whose server could not open what root writes there. ` +
      'Run this as that user; backup and support:add run as root too while the server runs.',
  );
}

/** Not Node's `recursive`, which never returns where nothing can be made (under /proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    return;
  }
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
  flushPath(dirname(path));
}

function whyUnusable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'there is a file in its place or on the way to it. Move the file away or set DATA_DIR to a folder.';
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write there. Give the user the folder or set DATA_DIR to another.';
    case 'ENOENT':
      return 'it cannot be made there. Set DATA_DIR to a folder on a disk.';
    case 'EROFS':
      return 'the disk is mounted read-only. Set DATA_DIR to a folder that can be written.';
    case 'ENOSPC':
      return 'the disk is full. Free some space and start again.';
    default:
      return message;
  }
}

/**
 * Answers the folder of the PostgreSQL database inside the (locked) data folder. When there is none,
 * `initialise` fills one under another name, which is renamed once it is whole and on disk: a start that is
 * killed half-way leaves nothing that looks like a database, and its leavings are removed.
 */
export async function prepareDatabase(
  dataDir: string,
  initialise: (folder: string) => Promise<void>,
): Promise<string> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const folder = join(dataDir, DATABASE);
  if (existsSync(folder)) {
    assertVersion(folder);
    return folder;
  }
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    await initialise(unfinished);
    await flushTree(unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  renameSync(unfinished, folder);
  flushPath(dataDir);
  return folder;
}

function assertVersion(folder: string): void {
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
    if (version === '') throw new Error('PG_VERSION is empty');
  } catch (error) {
    throw new Error(
      `The folder ${folder} is not a database (it has no readable PG_VERSION). Move it away to start with an ` +
        'empty database, or put a backup in its place.',
      { cause: error },
    );
  }
  if (version === String(POSTGRES_MAJOR)) return;
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, and this program reads only PostgreSQL ` +
      `${POSTGRES_MAJOR}. Start it with the version of the program that made it, or restore a backup.`,
  );
}

/** Flushes all files, because making a database flushes only some of them. */
async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) flushPath(join(entry.parentPath, entry.name));
  flushPath(folder);
}
