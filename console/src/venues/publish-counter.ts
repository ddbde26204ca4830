import { keep, readStored } from '../platform/storage.ts';

// A counter of another shape, as an older page may have left it, counts as none.
function counters(): Record<string, number> {
  const stored: unknown = readStored('publishCounter');
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

/** Takes the server's figure of a venue's unpublished changes. */
export function takeUnpublished(venue: string, figure: number): void {
  keep('publishCounter', { ...counters(), [venue]: figure });
}

/** Counts one more successful change of a venue (ruling 19). */
export function countChange(venue: string): void {
  takeUnpublished(venue, (counters()[venue] ?? 0) + 1);
}
