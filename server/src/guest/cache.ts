import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { encodeFully } from './encodings.ts';
import { type Entry, withBodyOf } from './entry.ts';

/** A finished page, the number of the publication for which it was made, and the word for what it shows (`Chosen`). */
export type Page = Entry & { number: number; shows: string };

/** A cache of finished pages, bounded by bytes; those not asked for lately are dropped first. */
export type PageCache = {
  /**
   * The page under a key, fresh or not (`holds` tells), and perhaps of an earlier publication: an old one is better than none when the database is
   * away, or when a new one can't be made.
   */
  find(key: string): Page | undefined;
  /** Keeps a page in place of an earlier one; one that alone is over the bound is not kept. */
  keep(place: Pick<Page, 'shows'> & { key: string }, number: number, entry: Entry): void;
  /** Drops the page under a key. */
  drop(key: string): void;
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
  const store = new LRUCache<string, Page>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  let work: Promise<void> = Promise.resolve();
  const quiet = quietness();

  const shrink = async (key: string, page: Page) => {
    await quiet.wait();
    if (store.peek(key) !== page) return;
    const smaller = withBodyOf(page, await encodeFully(page.body));
    // The page may have been dropped or replaced meanwhile.
    if (store.peek(key) === page) store.set(key, { ...smaller, number: page.number, shows: page.shows });
  };

  return {
    find: (key) => store.get(key),
    keep({ key, shows }, number, entry) {
      // A page that was made too late never takes the place of a newer publication's.
      if ((store.peek(key)?.number ?? 0) > number) return;
      const page = { ...entry, number, shows };
      store.set(key, page);
      quiet.stir();
      work = work.then(() => shrink(key, page)).catch(report);
    },
    drop: (key) => void store.delete(key),
    size: () => ({ bytes: store.calculatedSize, entries: store.size }),
    settled: () => work,
  };
}
