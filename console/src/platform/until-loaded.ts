import { INTERFACE } from '@sofra/contract/limits';
import { isConnectionLost, isServerThere, markConnection, onConnection } from './connection.ts';

/** Calls back when the connection is back, and after 15 s at the latest; the answer stops it. */
export function onNextTry(tryAgain: () => void): () => void {
  const stop = () => {
    clearTimeout(timer);
    forget();
  };
  const go = () => {
    stop();
    tryAgain();
  };
  const timer = setTimeout(go, INTERFACE.tryAgainMs);
  const forget = onConnection(() => {
    if (!isConnectionLost()) go();
  });
  return stop;
}

/**
 * Loads code, again and again while the server is away. Fails when the server is there and does not have it: a newer release
 * has other files.
 */
export const untilLoaded =
  <M>(load: () => Promise<M>) =>
  async (): Promise<M> => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (await isServerThere('/healthz')) throw error;
        markConnection('lost');
        await new Promise<void>((done) => onNextTry(done));
      }
    }
  };
