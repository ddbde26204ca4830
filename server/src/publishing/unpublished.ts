import { LRUCache } from 'lru-cache';
import type { Unpublished } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';
import { countForGuests } from './changes.ts';

/** The most venues whose figures a process remembers. */
const MOST_VENUES = 10_000;

/**
 * The count of a venue's unpublished changes (rule 19): before its first publication the calls, and then what guests would see
 * otherwise. It is counted once a version of the draft.
 */
export function unpublishedCounter(db: Db): (draft: Unpublished) => Promise<number> {
  const known = new LRUCache<string, { of: string; count: number }>({ max: MOST_VENUES });
  return async ({ venueId, calls, version, publication }) => {
    if (calls === 0 || publication === null) return calls;
    const of = `${publication}/${version}`;
    const last = known.get(venueId);
    if (last?.of === of) return last.count;
    const count = await countForGuests(db, venueId);
    known.set(venueId, { of, count });
    return count;
  };
}
