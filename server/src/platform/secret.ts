import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

const BYTES = 32;
const FILE = 'secret';

/** The key of all signatures: SECRET, or one that is made once and kept in the data folder. */
export async function readSecret(env: Env): Promise<string> {
  if (env.SECRET) return env.SECRET;
  await mkdir(env.DATA_DIR, { recursive: true });
  const path = join(env.DATA_DIR, FILE);
  try {
    // Written only if missing: two processes that start at once must end up with the same key.
    await writeFile(path, randomBytes(BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
