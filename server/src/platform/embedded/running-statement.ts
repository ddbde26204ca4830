import { threadId } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/**
 * A counter shared by both threads. It rises when a statement begins and when it ends, so that it is odd
 * while one runs, and each statement has its own number.
 */
export type StatementCount = Int32Array<SharedArrayBuffer>;

/** A new counter, before any statement. */
export const newStatementCount = (): StatementCount => new Int32Array(new SharedArrayBuffer(4));

/** The name under which the database's thread keeps the function that cancels a statement of a thread, both by their numbers. */
export const CANCEL = 'cancelStatement';

// Where PostgreSQL looks, again and again while it works, for what somebody else wants of it.
type Flags = { HEAPU8: Uint8Array; _QueryCancelPending: number; _InterruptPending: number };

/** Runs statements so that another thread can see how long one takes, and cancel it by its number. */
export function cancellable(db: Pick<PGlite, 'Module'>, count: StatementCount) {
  const flags = db.Module as unknown as Flags;
  const raise = (at: number, value: 0 | 1) => new DataView(flags.HEAPU8.buffer).setInt32(at, value, true);
  let isAsked = false;
  Object.assign(globalThis, {
    [CANCEL]: (thread: number, statement: number) => {
      if (thread !== threadId || Atomics.load(count, 0) !== statement) return;
      isAsked = true;
      raise(flags._QueryCancelPending, 1);
      raise(flags._InterruptPending, 1);
    },
  });
  return async <T>(run: () => Promise<T>): Promise<T> => {
    Atomics.add(count, 0, 1);
    try {
      return await run();
    } finally {
      Atomics.add(count, 0, 1);
      // A statement that ended before it saw the cancel leaves the flag set; it must not cancel the next.
      if (isAsked) raise(flags._QueryCancelPending, 0);
      isAsked = false;
    }
  };
}
