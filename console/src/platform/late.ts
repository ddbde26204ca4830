import { useEffect, useState } from 'react';
import { showFailure } from './notices.ts';

/**
 * Code that comes after the screen that uses it: asked for once, by whoever is first, and again after a failure. Keeps the
 * screen itself light.
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined;
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}

/** What `load` brings once it is `wanted`, undefined until it has come; that it could not come is told. */
export function useLate<T extends object>(load: () => Promise<T>, wanted: boolean): T | undefined {
  const [come, setCome] = useState<T>();
  useEffect(() => {
    if (wanted) load().then(setCome, showFailure);
  }, [load, wanted]);
  return come;
}
