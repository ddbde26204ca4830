import { useSyncExternalStore } from 'react';
import { keep, onStored, readStored } from '../platform/storage.ts';

const listeners = new Set<() => void>();

// A counter of another shape, as an older page may have left it, counts as none.
function counters(): Record<string, number> {
  const stored: unknown = readStored('publishCounter');
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

/** Takes the server's figure of a venue's unpublished changes. */
export function takeUnpublished(venue: string, figure: number): void {
  keep('publishCounter', { ...counters(), [venue]: figure });
  for (const listener of listeners) listener();
}

/** Counts one more successful change of a venue (rule 19). */
export function countChange(venue: string): void {
  takeUnpublished(venue, (counters()[venue] ?? 0) + 1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStored('publishCounter', listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The number of a venue's changes that guests do not see yet, as this browser knows it, other tabs included. */
export function useUnpublished(venue: string): number {
  return useSyncExternalStore(subscribe, () => counters()[venue] ?? 0);
}
