import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

const BYTES = 32;
const FILE = 'secret';

const pathIn = ({ DATA_DIR }: Env) => join(DATA_DIR, FILE);

/** The key that an installation has made for itself; undefined when there is none, or a setting has it. */
export async function madeSecret(env: Env): Promise<string | undefined> {
  if (env.SECRET || !existsSync(pathIn(env))) return undefined;
  return (await readFile(pathIn(env), 'utf8')).trim();
}

/** Keeps the key of another installation in the data folder, unless a setting has one. */
export async function keepSecret(env: Env, secret: string): Promise<void> {
  if (env.SECRET) return;
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(pathIn(env), secret, { mode: 0o600, flush: true });
}

/** The key of all signatures: SECRET, or one that is made once and kept in the data folder. */
export async function readSecret(env: Env): Promise<string> {
  if (env.SECRET) return env.SECRET;
  await mkdir(env.DATA_DIR, { recursive: true });
  const path = pathIn(env);
  try {
    // Written only if missing: two processes that start at once must end up with the same key.
    await writeFile(path, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
