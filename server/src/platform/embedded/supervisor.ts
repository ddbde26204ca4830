import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseThread } from './database-thread.ts';
import type { Log } from './log.ts';

const FIRST_PAUSE_MILLIS = 250;
const LONGEST_PAUSE_MILLIS = 5_000;

type Start = (onFailure: (reason: string) => void) => Promise<DatabaseThread>;

/** Keeps one database thread running. */
export type Supervisor = {
  available(): boolean;
  /** Ends the thread at once and starts another, again and again until one starts. */
  restart(reason: string): void;
  close(): Promise<void>;
};

/**
 * Starts the database thread (rejects if that first start fails) and replaces it whenever it fails. While a new
 * one cannot start, because the disk is still full for example, it tries again at growing intervals.
 */
export async function supervise(start: Start, log: Log, onRestart?: () => void): Promise<Supervisor> {
  const closing = new AbortController();
  let restarting: Promise<void> | undefined;
  let thread = await start(restart);

  function restart(reason: string): void {
    if (restarting || closing.signal.aborted) return;
    log.error(
      { reason },
      'The embedded database failed and is being restarted; requests are refused meanwhile',
    );
    restarting = replace().then(() => {
      restarting = undefined;
      if (!closing.signal.aborted) onRestart?.();
    });
  }

  async function replace(): Promise<void> {
    await thread.terminate();
    for (
      let millis = FIRST_PAUSE_MILLIS;
      !closing.signal.aborted;
      millis = Math.min(2 * millis, LONGEST_PAUSE_MILLIS)
    ) {
      try {
        thread = await start(restart);
        log.warn({}, 'The embedded database is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database could not be restarted; trying again');
        await pause(millis, undefined, { signal: closing.signal }).catch(() => {}); // woken to close
      }
    }
  }

  return {
    available: () => !restarting && !closing.signal.aborted,
    restart,
    close: async () => {
      closing.abort();
      await restarting;
      await thread.close().catch((error: unknown) => {
        log.warn(
          { err: error },
          'The embedded database did not close cleanly; its next start will recover it',
        );
      });
    },
  };
}
