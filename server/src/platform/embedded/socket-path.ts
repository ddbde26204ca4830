import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** The port in a PostgreSQL socket's name; `pg` must be told it, or PGPORT would change it. */
export const SOCKET_PORT = 5432;

// A socket's path has 104 bytes on macOS and 108 on Linux, the ending zero included.
const PATH_BYTES = 104;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const FALLBACK_PREFIX = 'embedded-';
const FALLBACK_RECORD = 'socket-folder';

/** Where clients connect, and how to clear it away. */
export type SocketPlace = { folder: string; path: string; remove(): void };

/**
 * Chooses the place of the database's socket: the data folder, or a private short-named temporary folder when
 * the path would be too long for a socket. Such a folder left by a killed process is removed here.
 */
export function placeSocket(dataDir: string): SocketPlace {
  const record = join(dataDir, FALLBACK_RECORD);
  removeLeftFallback(record);
  const wanted = join(dataDir, SOCKET_NAME);
  if (Buffer.byteLength(wanted) < PATH_BYTES) {
    if (statSync(wanted, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Error(
        `The folder ${wanted} is where the database puts its socket. Move it away and start again.`,
      );
    }
    return { folder: dataDir, path: wanted, remove: () => rmSync(wanted, { force: true }) };
  }
  const folder = mkdtempSync(join(tmpdir(), FALLBACK_PREFIX)); // mode 0700
  const path = join(folder, SOCKET_NAME);
  if (Buffer.byteLength(path) >= PATH_BYTES) {
    rmSync(folder, { recursive: true });
    throw new Error(
      `The paths of the data folder ${dataDir} and of the temporary folder ${tmpdir()} are both too long for a ` +
        'socket. Choose a data folder with a path shorter than 90 characters.',
    );
  }
  writeFileSync(record, folder);
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(record, { force: true });
  };
  return { folder, path, remove };
}

function removeLeftFallback(record: string): void {
  let folder: string;
  try {
    folder = readFileSync(record, 'utf8');
  } catch {
    return; // no record: nothing was left
  }
  const ours = dirname(folder) === tmpdir() && basename(folder).startsWith(FALLBACK_PREFIX);
  if (ours) rmSync(folder, { recursive: true, force: true });
  rmSync(record, { force: true });
}
