import { encodeSmaller } from './encodings.ts';
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

/**
 * Makes a cache of so many bytes. Each entry gets its smallest brotli in the background, one at a time;
 * `report` hears when that fails, and the quick one stays.
 */
export function pageCache(maxBytes: number, report: (error: unknown) => void): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let work: Promise<void> = Promise.resolve();

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
    if (entries.get(key) !== entry) return;
    const body = await encodeSmaller(entry.body);
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
      work = work.then(() => shrink(key, entry)).catch(report);
    },
    forget(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) remove(key);
    },
    size: () => ({ bytes, entries: entries.size }),
    settled: () => work,
  };
}
