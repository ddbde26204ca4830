import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are only read, by their paths with `/` below where they stand. */
export type ReadOnlyFiles = { has(path: string): boolean; read(path: string): Promise<Buffer> };

const listOf = (pack: string) => `${pack}.json`;

/** Where each file of a pack begins, and how long it is. */
type Places = { [path: string]: [start: number, length: number] };

/** Writes the files of a folder into one, beside the list of where each stands: npm takes a millisecond for each file it unpacks. */
export function writePack(folder: string, pack: string): void {
  const places: Places = {};
  let start = 0;
  const file = openSync(pack, 'w');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeSync(file, bytes);
    places[path.slice(folder.length + 1).replaceAll('\\', '/')] = [start, bytes.length];
    start += bytes.length;
  }
  closeSync(file);
  writeFileSync(listOf(pack), JSON.stringify(places));
}

/** The files of a folder. Its paths don't climb. */
export function filesIn(folder: string): ReadOnlyFiles {
  return {
    has: (path) =>
      !path.split(/[\\/]/).includes('..') && !path.includes('\0') && existsSync(join(folder, path)),
    read: (path) => readFile(join(folder, path)),
  };
}

/** The files of a pack, each read when it is asked for. */
export async function openPack(pack: string): Promise<ReadOnlyFiles> {
  const places = new Map<string, [number, number]>(
    Object.entries(JSON.parse(await readFile(listOf(pack), 'utf8')) as Places),
  );
  const file = await open(pack);
  return {
    has: (path) => places.has(path),
    read: async (path) => {
      const place = places.get(path);
      if (!place) throw new Error(`${path} is not in ${pack}`);
      const [position, length] = place;
      return (await file.read({ buffer: Buffer.allocUnsafe(length), position, length })).buffer;
    },
  };
}
