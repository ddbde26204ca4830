import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/tables.ts';

const PREFIX = 'venue:';

/** The venue whose public pages are no longer as they were, by an announcement; undefined for one of another kind. */
export function venueIn(announcement: string): string | undefined {
  return announcement.startsWith(PREFIX) ? announcement.slice(PREFIX.length) : undefined;
}

/**
 * Does in one transaction what may change a venue's public pages or addresses. Where `work` answers that it did, every
 * process hears of it once it is committed, and none gives out from memory what was there before.
 */
export async function changePublicly(
  { db, announcements }: Pick<AppContext, 'db' | 'announcements'>,
  venueId: string,
  work: (db: Db) => Promise<boolean>,
): Promise<void> {
  const word = PREFIX + venueId;
  await db.transaction().execute(async (transaction) => {
    if (await work(transaction)) await announcements.announce(transaction, word);
  });
  // This process looks again in any case: it may not have heard yet of what another has changed.
  announcements.tell(word);
}
