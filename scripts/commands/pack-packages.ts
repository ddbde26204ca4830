import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../run/processes.mjs';

/** Files that no server reads: maps, types, documents, tests, what other loaders take, and extensions of the database that we don't load. */
const UNREAD =
  /\.(map|flow|tar\.gz|[cm]?ts)$|\.md$(?<!licen[cs]e\.md)|pglite.*\.cjs$|\/(\.github|tests?|examples?|benchmarks?|browser|dist\/(esm|contrib|live|worker|node-postgres|pg_dump))$/i;

/** The folder of a package as one in `from` finds it. */
function folderOf(name: string, from: string): string | undefined {
  for (let above = from; ; above = dirname(above)) {
    const folder = join(above, 'node_modules', name);
    if (existsSync(folder)) return folder;
    if (above === dirname(above)) return undefined;
  }
}

/** Copies packages and those that they need into another's `node_modules`, without what is not read. */
export function copyPackages(names: readonly string[], into: string, from = ROOT): void {
  for (const name of names) {
    const folder = folderOf(name, from);
    // An optional one may be missing.
    if (!folder) continue;
    const place = join(into, relative(ROOT, folder));
    if (existsSync(place)) continue;
    const isRead = (path: string) => !UNREAD.test(name + path.slice(folder.length));
    cpSync(folder, place, { recursive: true, filter: isRead });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    copyPackages(Object.keys({ ...dependencies, ...optionalDependencies }), into, folder);
  }
}
