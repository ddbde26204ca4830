import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a file or folder of the repository, found from the sources and from a bundle under `build/` alike; undefined when it is not there. */
export function findAbove(...names: string[]): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, ...names))) {
    if (folder === dirname(folder)) return undefined;
    folder = dirname(folder);
  }
  return join(folder, ...names);
}

/** The path of a file under `server/assets`; throws when there is no such folder. */
export function assetPath(name: string): string {
  const folder = findAbove('server', 'assets');
  if (!folder) throw new Error('The folder server/assets is missing beside the program.');
  return join(folder, name);
}
