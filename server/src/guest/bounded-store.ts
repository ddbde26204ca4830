/**
 * An entry, and whether it was asked for since it was last first in line to be dropped (“second chance”).
 * Moving an entry to the end of the map on each hit would cost guests more than all else here: V8 copies a
 * map whose keys come and go.
 */
type Kept<T> = { entry: T; asked: boolean };

/** A store of at most `maxBytes` of entries by key; those not asked for lately are dropped first. */
export function boundedStore<T extends { bytes: number }>(maxBytes: number) {
  const entries = new Map<string, Kept<T>>();
  let bytes = 0;
  const add = (key: string, entry: T) => {
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
    find(key: string): T | undefined {
      const kept = entries.get(key);
      if (kept) kept.asked = true;
      return kept?.entry;
    },
    has: (key: string, entry: T) => entries.get(key)?.entry === entry,
    keys: () => entries.keys(),
    remove,
    /** Keeps an entry; one that alone is over the bound is not kept. */
    put(key: string, entry: T) {
      remove(key);
      if (entry.bytes > maxBytes) return;
      makeRoom(entry.bytes);
      add(key, entry);
    },
    /** Puts another entry in an entry's place, unless that was dropped or replaced meanwhile. */
    replace(key: string, entry: T, other: T) {
      const kept = entries.get(key);
      if (kept?.entry !== entry) return;
      bytes += other.bytes - entry.bytes;
      kept.entry = other;
    },
    size: () => ({ bytes, entries: entries.size }),
  };
}
