import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

const SHARED = [
  'contract',
  'guest',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/commands/build.ts',
];

/** The builds with their sources; the console may be absent. */
const BUILDS = [
  { name: 'console', from: [...SHARED, 'console'], proof: 'index.html', needs: 'console/index.html' },
  { name: 'server', from: [...SHARED, 'server'], proof: 'main.js', needs: 'server/src/main.ts' },
];

const SKIPPED = /(^node_modules|^assets|^test|^dist|\.test\.tsx?)$/;

function addFile(hash, path) {
  hash
    .update(path)
    .update('\0')
    .update(readFileSync(join(ROOT, path)))
    .update('\0');
}

function addFolder(hash, path) {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.test(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) addFolder(hash, `${path}/${entry.name}`);
    else if (entry.isFile()) addFile(hash, `${path}/${entry.name}`);
  }
}

function sourceHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(join(ROOT, path))) continue;
    if (/\.\w+$/.test(path)) addFile(hash, path);
    else addFolder(hash, path);
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(ROOT, 'build', `.${name}.sources`);

/** The builds whose sources have changed, with the hash of their present sources. */
export function staleBuilds() {
  return BUILDS.filter(({ needs }) => existsSync(join(ROOT, needs)))
    .map(({ name, from, proof }) => ({ name, proof, hash: sourceHash(from) }))
    .filter(({ name, proof, hash }) => {
      const built = existsSync(join(ROOT, 'build', name, proof)) && existsSync(stampFile(name));
      return !built || readFileSync(stampFile(name), 'utf8') !== hash;
    });
}

/** Records the hash of the sources of a build. */
export function markBuilt(name, hash) {
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  writeFileSync(stampFile(name), hash);
}
