import { useEffect, useState } from 'react';
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

/** The module that `load` imports once it is `wanted`, undefined until then; a failure is reported. */
export function useLazy<T extends object>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (wanted) load().then(setLoaded, showFailure);
  }, [load, wanted]);
  return loaded;
}
