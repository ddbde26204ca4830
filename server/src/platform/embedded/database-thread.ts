import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { newStatementCount } from './running-statement.ts';
import { limitStatements } from './statement-timeout.ts';
import type { WorkerNews, WorkerOrder, WorkerTask } from './worker-messages.ts';

const CLOSE_MILLIS = 30_000;
// Making a database takes 4 seconds and recovering one less, on an idle machine.
const START_MILLIS = 120_000;

/** A running database thread. */
export type DatabaseThread = {
  /** Ends the thread at once, as a kill would: PostgreSQL recovers at the next start. */
  terminate(): Promise<void>;
  /** Writes everything, closes and ends the thread; rejects when that failed and the next start must recover. */
  close(): Promise<void>;
};

/**
 * Starts a database thread and resolves when it listens (or, with no socket path, when it has made a database
 * and ended). Rejects with the reason if it cannot start. `onFailure` is called at most once, when a thread that
 * was listening reports an unsafe failure or ends unasked. A statement that runs for longer than `statementTimeout`
 * (milliseconds) is cancelled.
 */
export async function startThread(
  task: Omit<WorkerTask, 'statements'>,
  statementTimeout: number,
  onFailure: (reason: string) => void,
): Promise<DatabaseThread> {
  keepCompilerSmall();
  const statements = newStatementCount();
  const worker = new Worker(workerFile(), { workerData: { ...task, statements }, execArgv: [] });
  const endWatch = limitStatements(worker, statements, statementTimeout);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  void ended.then(endWatch);
  let asked = false;
  let closed = false;
  const terminate = async () => {
    asked = true;
    await worker.terminate();
  };
  try {
    await firstNews(worker);
  } catch (error) {
    await terminate();
    throw error;
  }
  const fail = (reason: string) => {
    if (asked) return;
    asked = true;
    onFailure(reason);
  };
  worker.on('message', (news: WorkerNews) => {
    if (news.kind === 'unsafe') fail(news.reason);
    if (news.kind === 'closed') closed = true;
  });
  worker.on('error', (error) => fail(`the database thread died: ${error.message}`));
  void ended.then(() => fail('the database thread ended'));
  return {
    terminate,
    close: async () => {
      asked = true;
      worker.postMessage('close' satisfies WorkerOrder);
      const timer = setTimeout(() => void worker.terminate(), CLOSE_MILLIS);
      await ended;
      clearTimeout(timer);
      if (!closed) throw new Error('the database thread ended without closing the database');
    },
  };
}

/**
 * Keeps V8 to its first, quick compiler for WASM. The second one takes 600 MB and a second of CPU for a single
 * function of PostgreSQL (its expression interpreter, 105 KB), moments after each start; without it the peak is
 * 190 MB instead of 760, the start costs a third of the CPU, and only queries over many rows are slower (by 1.4).
 */
function keepCompilerSmall(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering');
  setFlagsFromString('--no-wasm-tier-up');
}

/** The worker beside this file: TypeScript when run from source, JavaScript when bundled. */
function workerFile(): URL {
  const name = import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js';
  return new URL(name, import.meta.url);
}

async function firstNews(worker: Worker): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const news = new Promise<void>((resolve, reject) => {
    const late = new Error(`the database thread said nothing for ${START_MILLIS / 1000} seconds`);
    timer = setTimeout(() => reject(late), START_MILLIS);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the database thread ended with code ${code}`)));
    worker.once('message', (news: WorkerNews) => {
      if (news.kind === 'refused' || news.kind === 'unsafe') reject(new Error(news.reason));
      else resolve();
    });
  });
  await news.finally(() => clearTimeout(timer));
}
