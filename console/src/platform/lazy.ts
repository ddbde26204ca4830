import { useEffect, useState } from 'react';
import { isConnectionLost, onConnection } from './connection.ts';
import { showFailure } from './notices.ts';

/**
 * Memoizes a dynamic import, which keeps the screen that uses it light; a failed import is repeated at the next call.
 */
export function lazy<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/**
 * The module that `load` imports as soon as it is `wanted`, which it is by default; undefined until it is there. A failure is
 * reported, and repaired when the connection is back.
 */
export function useLazy<T extends object>(load: () => Promise<T>, wanted = true): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const isMissing = wanted && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const start = () => load().then(setLoaded, showFailure);
    void start();
    return onConnection(() => void (!isConnectionLost() && start()));
  }, [load, isMissing]);
  return loaded;
}
