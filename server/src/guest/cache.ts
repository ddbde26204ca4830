import { setTimeout as pause } from 'node:timers/promises';
import { encodeFully } from './encodings.ts';
import { type Entry, withBodyOf } from './entry.ts';

/** A cache of finished answers, bounded by bytes; what was asked for least recently goes first. */
export type PageCache = {
  /** The entry under a key, fresh or not (`holds` tells): an old one is better than none when the database is away. */
  find(key: string): Entry | undefined;
  /** Keeps an entry; one that alone is over the bound is not kept. */
  keep(key: string, entry: Entry): void;
  /** Forgets every key that begins so. */
  forget(prefix: string): void;
  /** Bytes and entries held. */
  size(): { bytes: number; entries: number };
  /** Resolves when no smaller brotli is being made any more. */
  settled(): Promise<void>;
};

/** How long no page must have been made before the background begins: guests who wait for theirs come first. */
const QUIET_MS = 500;

function quietness() {
  let stirred = 0;
  const left = () => stirred + QUIET_MS - performance.now();
  return {
    stir: () => {
      stirred = performance.now();
    },
    async rest() {
      for (let wait = left(); wait > 0; wait = left()) await pause(wait, undefined, { ref: false });
    },
  };
}

/**
 * Makes a cache of so many bytes. Each entry gets gzip and its smallest brotli in the background, one at a time, when
 * nothing else is being made; `report` hears when that fails, and the quick one stays.
 */
export function pageCache(maxBytes: number, report: (error: unknown) => void): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let work: Promise<void> = Promise.resolve();
  const quiet = quietness();

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const put = (key: string, entry: Entry) => {
    remove(key);
    if (entry.bytes > maxBytes) return;
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };
  const shrink = async (key: string, entry: Entry) => {
    await quiet.rest();
    if (entries.get(key) !== entry) return;
    const body = await encodeFully(entry.body);
    // Gone or replaced while we compressed: then nobody asks for it.
    if (entries.get(key) !== entry) return;
    const smaller = withBodyOf(entry, body);
    bytes += smaller.bytes - entry.bytes;
    entries.set(key, smaller);
  };

  return {
    find(key) {
      const entry = entries.get(key);
      if (entry) {
        entries.delete(key);
        entries.set(key, entry);
      }
      return entry;
    },
    keep(key, entry) {
      put(key, entry);
      quiet.stir();
      work = work.then(() => shrink(key, entry)).catch(report);
    },
    forget(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) remove(key);
    },
    size: () => ({ bytes, entries: entries.size }),
    settled: () => work,
  };
}
