import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;
const LOCK_FILE = 'lock.db';

/**
 * Takes the data folder for this process alone and answers the function that gives it back. The lock is the
 * kernel's, held by an open SQLite transaction: it ends with the process however that dies. Never open the lock
 * file in this process by other means: closing any descriptor of it would release the lock.
 */
export function lockFolder(dataDir: string): () => void {
  const path = join(dataDir, LOCK_FILE);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('begin exclusive');
    const held = lock;
    return () => held.close();
  } catch (error) {
    lock?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
      throw new Error(
        `The data folder ${dataDir} is in use by another process. Stop that process first, or set DATABASE_URL ` +
          'to a PostgreSQL database to run several processes on the same data.',
      );
    }
    throw new Error(
      `The lock file ${path} could not be used: ${error instanceof Error ? error.message : error}. ` +
        'If no other process uses the data folder, delete the lock file and start again.',
      { cause: error },
    );
  }
}
