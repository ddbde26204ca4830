import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a file under `server/assets`, found from the sources and from a bundle under `build/` alike; throws when there is no such folder. */
export function assetPath(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'server', 'assets'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder server/assets is missing beside the program.');
    folder = parent;
  }
  return join(folder, 'server', 'assets', name);
}
