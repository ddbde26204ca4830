import { chmodSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { type DurableFiles, openDurableFiles, START_PARAMETERS } from './durable-files.ts';
import { guardDatabase } from './guarded-database.ts';
import { cancellable } from './running-statement.ts';
import type { WorkerNews, WorkerTask } from './worker-messages.ts';

// The pool holds one connection, but the next may knock before the last has closed its end.
const MAX_CONNECTIONS = 8;
const LOG_LINES_KEPT = 10;
const ENOSPC = 51; // as WASI numbers it

const task = workerData as WorkerTask;
const logLines: string[] = [];
let refuse = (reason: string) => tell({ kind: 'refused', reason: [reason, ...logLines].join('\n') });

try {
  const durable = openDurableFiles(task.folder, (reason) => refuse(`PostgreSQL aborted: ${reason}`));
  const db = await startPostgres(durable);
  if (task.socketPath === null) {
    await db.close();
    tell({ kind: 'closed' });
  } else {
    await assertCommitsAreFlushed(db, durable);
    await serve(db, task.socketPath);
  }
} catch (error) {
  refuse(describe(error));
}

/** Emscripten throws objects that are no errors for a failed file operation; they carry a number. */
function describe(error: unknown): string {
  const { message, errno } = error as { message?: string; errno?: number };
  if (errno === ENOSPC) return 'the disk is full. Free some space and start again.';
  return message ?? `file system error ${errno ?? String(error)}`;
}

function tell(news: WorkerNews): void {
  parentPort?.postMessage(news);
}

function startPostgres(durable: DurableFiles): Promise<PGlite> {
  return PGlite.create({
    fs: durable.files,
    startParams: [...START_PARAMETERS, ...task.parameters],
    onStderr: (line) => {
      logLines.push(line);
      if (logLines.length > LOG_LINES_KEPT) logLines.shift();
      return false; // printed nowhere: clients get their errors, and a refusal tells these lines
    },
  });
}

async function assertCommitsAreFlushed(db: PGlite, durable: DurableFiles): Promise<void> {
  const before = durable.flushes();
  await db.exec(`select pg_logical_emit_message(true, 'start', '')`); // writes to the log and to no table
  if (durable.flushes() === before) {
    throw new Error(
      'a commit was not flushed to disk (fsync), so a power cut could lose data that was acknowledged; ' +
        'check that the PostgreSQL start parameters leave fsync and synchronous_commit on',
    );
  }
}

async function serve(db: PGlite, socketPath: string): Promise<void> {
  const report = (reason: string) => tell({ kind: 'unsafe', reason });
  const guard = guardDatabase(db, report, cancellable(db, task.statements));
  refuse = guard.refuse;
  // The server types its database as the whole class and uses only these methods of it.
  const server = new PGLiteSocketServer({
    db: guard.served as PGlite,
    path: socketPath,
    maxConnections: MAX_CONNECTIONS,
  });
  rmSync(socketPath, { force: true });
  await server.start();
  chmodSync(socketPath, 0o600);
  parentPort?.once('message', async () => {
    try {
      await server.stop();
      await db.close();
      tell({ kind: 'closed' });
    } catch (error) {
      tell({ kind: 'refused', reason: describe(error) });
    }
  });
  tell({ kind: 'listening' });
}
