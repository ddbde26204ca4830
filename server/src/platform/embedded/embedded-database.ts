import { resolve } from 'node:path';
import type pg from 'pg';
import { CONNECTION_TIMEOUT_MS, QUERY_TIMEOUT_MS, STATEMENT_TIMEOUT_MS } from '../database/time-limits.ts';
import { prepareDatabase, prepareFolder } from './data-folder.ts';
import { startThread } from './database-thread.ts';
import { isQueryTimeout, isUnsafe, type ReportedError } from './failures.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from './log.ts';
import { placeSocket, SOCKET_PORT } from './socket-path.ts';
import { supervise } from './supervisor.ts';

/** The PostgreSQL that runs inside this process, in a thread of its own. */
export type Embedded = {
  /** Options for `new pg.Pool(...)`: one connection, kept open, with time limits. */
  connection: pg.PoolConfig;
  /** False from an unsafe failure or a query timeout until the database is back: callers answer 503. */
  available(): boolean;
  /**
   * Receives every query error; a PANIC, a full or broken disk and an unanswered cancel restart the database.
   */
  noticeFailure(error: unknown): void;
  /** Writes everything to disk, closes, and gives the data folder back. End the pool first. */
  close(): Promise<void>;
};

/** Options of `openEmbedded`; `onRestart` is called after each restart. */
export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  onRestart?: () => void;
  /** Further PostgreSQL start parameters as `['-c', 'name=value']`. */
  parameters?: readonly string[];
  /** Milliseconds after which a statement is cancelled; for tests. */
  statementTimeout?: number;
};

/**
 * Opens the embedded database in `dataDir` and makes one there if there is none. Rejects with a sentence for the
 * operator when the folder is in use, cannot be used, or does not hold a database this program reads.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, parameters = [], statementTimeout = STATEMENT_TIMEOUT_MS } = options;
  if (options.dataDir === '') throw new Error('The data folder has no name. Set DATA_DIR to a folder.');
  const dataDir = resolve(options.dataDir);
  prepareFolder(dataDir);
  const unlock = lockFolder(dataDir);
  let removeSocket = () => {};
  try {
    const folder = await prepareDatabase(dataDir, (unfinished) =>
      initialise(unfinished, parameters).catch(notOpened(dataDir)),
    );
    const socket = placeSocket(dataDir);
    removeSocket = socket.remove;
    const start = (onFailure: (reason: string) => void) =>
      startThread({ folder, socketPath: socket.path, parameters }, statementTimeout, onFailure);
    const supervisor = await supervise(start, log, options.onRestart).catch(notOpened(dataDir));
    let closed: Promise<void> | undefined;
    const close = async () => {
      await supervisor.close();
      socket.remove();
      unlock();
    };
    return {
      connection: connectionTo(socket.folder),
      available: supervisor.available,
      noticeFailure: (error) => {
        const reported = error as ReportedError | undefined;
        if (reported && (isUnsafe(reported) || isQueryTimeout(reported))) {
          supervisor.restart(reported.message ?? 'unknown failure');
        }
      },
      close: () => {
        closed ??= close();
        return closed;
      },
    };
  } catch (error) {
    removeSocket();
    unlock();
    throw error;
  }
}

/** `pg` fills what is missing here from PGPORT, PGSSLMODE and the like, so nothing is missing. */
function connectionTo(host: string): pg.PoolConfig {
  return {
    host,
    port: SOCKET_PORT,
    user: 'postgres',
    password: '',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    query_timeout: QUERY_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  };
}

async function initialise(folder: string, parameters: readonly string[]): Promise<void> {
  const thread = await startThread({ folder, socketPath: null, parameters }, STATEMENT_TIMEOUT_MS, () => {});
  await thread.terminate();
}

/** For the reasons that PostgreSQL gives, which name no folder. */
function notOpened(dataDir: string): (cause: Error) => never {
  return (cause) => {
    throw new Error(
      `The embedded database in ${dataDir} could not be opened: ${cause.message}\n` +
        'If its files are damaged, restore a backup.',
      { cause },
    );
  };
}
