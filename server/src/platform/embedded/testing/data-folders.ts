import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../embedded-database.ts';

const modules = fileURLToPath(new URL('../../../../../node_modules/', import.meta.url));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A data folder in the temporary folder for one test, which must remove it. */
export function makeEmptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'data-'));
}

/** Like `makeEmptyFolder`, with a fresh database in it: a copy of one made once, which saves seconds. */
export async function makeDataFolder(): Promise<string> {
  const folder = makeEmptyFolder();
  await copyFreshDatabase(folder);
  return folder;
}

/** Puts a fresh database into a folder. */
export async function copyFreshDatabase(folder: string): Promise<void> {
  cpSync(join(await findTemplate(), 'pg'), join(folder, 'pg'), { recursive: true });
}

async function findTemplate(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'));
  const template = join(modules, '.cache', `embedded-database-${version}`);
  if (existsSync(template)) return template;
  mkdirSync(join(modules, '.cache'), { recursive: true });
  const fresh = mkdtempSync(`${template}-`);
  const embedded = await openEmbedded({ dataDir: fresh, log: quiet });
  await embedded.close();
  try {
    renameSync(fresh, template);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(template)) throw error; // otherwise another test has made it in the meantime
  }
  return template;
}
