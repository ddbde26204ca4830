import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './processes.mjs';
import { withLock } from './with-lock.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.installed-for');

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {});

/** Whether the installed packages match the lock file; optional ones may be missing. */
function isAsLocked() {
  const installed = new Map(packagesOf(INSTALLED));
  return packagesOf(LOCK).every(([place, wanted]) => {
    if (!place.startsWith('node_modules/')) return true;
    const found = installed.get(place);
    if (!found) return Boolean(wanted.optional || wanted.devOptional || wanted.peer);
    return (
      found.link === wanted.link && found.version === wanted.version && found.integrity === wanted.integrity
    );
  });
}

function isInstalled(hash) {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return true;
  if (!isAsLocked()) return false;
  writeFileSync(STAMP, hash);
  return true;
}

/** Installs the packages of the lock file unless they are there; throws a sentence when npm fails. */
export async function installWhatIsMissing() {
  const hash = lockHash();
  if (isInstalled(hash)) return;
  await withLock('install', async () => {
    if (isInstalled(hash)) return; // another process has done it meanwhile
    console.log('Installing packages (once; a minute or two) …');
    const npm = process.env.npm_execpath;
    // Builds and tests need development packages, whatever NODE_ENV says. Warnings are hidden, because they are about the
    // machine's own Node and not about the project's.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const code = npm
      ? await run(process.execPath, [npm, ...args])
      : await run('npm', args, { shell: process.platform === 'win32' });
    if (code !== 0) throw new Error(`npm ci failed (exit code ${code}). What it said is above.`);
    writeFileSync(STAMP, hash);
  });
}
