import type { Worker } from 'node:worker_threads';
import { CANCEL, type StatementCount } from './running-statement.ts';

const LOOKS_PER_TIMEOUT = 10;
/** Milliseconds for the threads to answer; later answers are ignored. */
const SESSION_MS = 2000;

/**
 * Cancels each statement of a database thread that runs for longer than the timeout (milliseconds), as PostgreSQL's own
 * `statement_timeout` would, which needs signals that the embedded one lacks. Answers a function to stop it.
 */
export function limitStatements(worker: Worker, count: StatementCount, timeout: number): () => void {
  let seen = 0;
  let since = performance.now();
  let cancelled = 0;
  const look = () => {
    const statement = Atomics.load(count, 0);
    const now = performance.now();
    if (statement !== seen) [seen, since] = [statement, now];
    if (statement % 2 === 0 || statement === cancelled || now - since < timeout) return;
    cancelled = statement;
    void cancelIn(worker, statement);
  };
  const timer = setInterval(look, timeout / LOOKS_PER_TIMEOUT).unref();
  return () => clearInterval(timer);
}

type Attached = { params: { sessionId: string } };

/**
 * Makes the busy thread call its cancel function. The thread is within WebAssembly and reads no messages;
 * only the inspector's requests interrupt V8. Every thread is asked, because the inspector has its own names
 * for them, and the others do nothing.
 */
async function cancelIn({ threadId }: Worker, statement: number): Promise<void> {
  const { Session } = await import('node:inspector');
  const session = new Session();
  const expression = `globalThis.${CANCEL}?.(${threadId}, ${statement})`;
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  session.connect();
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }: Attached) =>
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message }),
  );
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  setTimeout(() => session.disconnect(), SESSION_MS).unref();
}
