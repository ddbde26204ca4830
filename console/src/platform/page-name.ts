import { useEffect, useSyncExternalStore } from 'react';

type Listener = () => void;

let name: string | undefined;
const listeners = new Set<Listener>();

function put(next: string | undefined): void {
  name = next;
  for (const listener of listeners) listener();
}

function onPageName(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the page after what it shows for as long as it does, in the place of its route's own name. */
export function usePageName(own: string | undefined): void {
  useEffect(() => {
    put(own);
    return () => put(undefined);
  }, [own]);
}

/** The name that the page has given itself, if any. */
export const usePageNameNow = (): string | undefined => useSyncExternalStore(onPageName, () => name);
