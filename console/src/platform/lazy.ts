import { useEffect, useState } from 'react';
import { showFailure } from './notices.ts';

/**
 * Code that comes after the screen that uses it: asked for once, by whoever is first, and again after a failure. Keeps the
 * screen itself light.
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

/** What `load` brings once it is `wanted`, undefined until it has come; that it could not come is told. */
export function useLazy<T extends object>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    if (wanted) load().then(setLoaded, showFailure);
  }, [load, wanted]);
  return loaded;
}
