import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { encodeFully } from './encodings.ts';
import { type Entry, withBodyOf } from './entry.ts';
import { flatString } from './flat-string.ts';

/** A cache of finished answers, bounded by bytes; entries not asked for lately are dropped first. */
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

/** The pause without a rendered page before background work begins: waiting guests come first. */
const QUIET_MS = 500;

function quietness() {
  let stirred = 0;
  const left = () => stirred + QUIET_MS - performance.now();
  return {
    stir: () => {
      stirred = performance.now();
    },
    async wait() {
      for (let ms = left(); ms > 0; ms = left()) await pause(ms, undefined, { ref: false });
    },
  };
}

/**
 * Makes a cache of at most `maxBytes`. Each entry gets gzip and its smallest brotli in the background, one at
 * a time, while no page is being made; when that fails, `report` is called and the quick brotli stays.
 */
export function pageCache(maxBytes: number, report: (error: unknown) => void): PageCache {
  const store = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  let work: Promise<void> = Promise.resolve();
  const quiet = quietness();

  const shrink = async (key: string, entry: Entry) => {
    await quiet.wait();
    if (store.peek(key) !== entry) return;
    const smaller = withBodyOf(entry, await encodeFully(entry.body));
    // The page may have been dropped or replaced meanwhile.
    if (store.peek(key) === entry) store.set(key, smaller);
  };

  return {
    find: (key) => store.get(key),
    keep(asked, entry) {
      const key = flatString(asked);
      store.set(key, entry);
      quiet.stir();
      work = work.then(() => shrink(key, entry)).catch(report);
    },
    forget(prefix) {
      for (const key of [...store.keys()]) if (key.startsWith(prefix)) store.delete(key);
    },
    size: () => ({ bytes: store.calculatedSize, entries: store.size }),
    settled: () => work,
  };
}
