import { useEffect, useState } from 'react';
import { isConnectionLost, onConnection } from './connection.ts';
import { showFailure } from './notices.ts';

/** An import that is made once, and what it has brought, once it is there. */
export type Lazy<T> = { (): Promise<T>; loaded?: T };

/**
 * Memoizes a dynamic import, which keeps the screen that uses it light; a failed import is repeated at the next call.
 */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let loading: Promise<T> | undefined;
  const once: Lazy<T> = () => {
    loading ??= load().then(
      (loaded) => {
        once.loaded = loaded;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return once;
}

/**
 * The module that `load` imports as soon as it is `wanted`, which it is by default; undefined until it is there. A failure is
 * reported, and repaired when the connection is back.
 */
export function useLazy<T extends object>(load: Lazy<T>, wanted = true): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  // At once where it is there: a key that is pressed right after must not be lost.
  if (wanted && !loaded && load.loaded) setLoaded(load.loaded);
  const isMissing = wanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const start = () => load().then(setLoaded, showFailure);
    void start();
    return onConnection(() => void (!isConnectionLost() && start()));
  }, [load, isMissing]);
  return loaded;
}
