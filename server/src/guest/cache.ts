import { setTimeout as pause } from 'node:timers/promises';
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

/**
 * An entry, and whether it was asked for since it was last first in line to be dropped (“second chance”).
 * Moving an entry to the end of the map on each hit would cost guests more than all else here: V8 copies a
 * map whose keys come and go.
 */
type Kept = { entry: Entry; asked: boolean };

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

/** At most `maxBytes` of entries. */
function boundedStore(maxBytes: number) {
  const entries = new Map<string, Kept>();
  let bytes = 0;
  const add = (key: string, entry: Entry) => {
    entries.set(key, { entry, asked: false });
    bytes += entry.bytes;
  };
  const remove = (key: string) => {
    bytes -= entries.get(key)?.entry.bytes ?? 0;
    entries.delete(key);
  };
  const makeRoom = (needed: number) => {
    for (const [oldest, { entry, asked }] of entries) {
      if (bytes + needed <= maxBytes) break;
      remove(oldest);
      if (asked) add(oldest, entry);
    }
  };
  return {
    get: (key: string) => entries.get(key),
    keys: () => entries.keys(),
    remove,
    put: (key: string, entry: Entry) => {
      remove(key);
      if (entry.bytes > maxBytes) return;
      makeRoom(entry.bytes);
      add(key, entry);
    },
    replace: (kept: Kept, entry: Entry) => {
      bytes += entry.bytes - kept.entry.bytes;
      kept.entry = entry;
    },
    size: () => ({ bytes, entries: entries.size }),
  };
}

/**
 * Makes a cache of at most `maxBytes`. Each entry gets gzip and its smallest brotli in the background, one at
 * a time, while no page is being made; when that fails, `report` is called and the quick brotli stays.
 */
export function pageCache(maxBytes: number, report: (error: unknown) => void): PageCache {
  const store = boundedStore(maxBytes);
  let work: Promise<void> = Promise.resolve();
  const quiet = quietness();

  const shrink = async (key: string, entry: Entry) => {
    await quiet.wait();
    if (store.get(key)?.entry !== entry) return;
    const body = await encodeFully(entry.body);
    const kept = store.get(key);
    // The entry was dropped or replaced meanwhile.
    if (kept?.entry === entry) store.replace(kept, withBodyOf(entry, body));
  };

  return {
    find(key) {
      const kept = store.get(key);
      if (kept) kept.asked = true;
      return kept?.entry;
    },
    keep(asked, entry) {
      const key = flatString(asked);
      store.put(key, entry);
      quiet.stir();
      work = work.then(() => shrink(key, entry)).catch(report);
    },
    forget(prefix) {
      for (const key of store.keys()) if (key.startsWith(prefix)) store.remove(key);
    },
    size: store.size,
    settled: () => work,
  };
}
