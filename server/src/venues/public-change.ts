import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/tables.ts';

const PREFIX = 'venue:';

/** The venue whose public pages an announcement invalidates; undefined for another kind of announcement. */
export function venueIn(announcement: string): string | undefined {
  return announcement.startsWith(PREFIX) ? announcement.slice(PREFIX.length) : undefined;
}

/**
 * Runs a change that may affect a venue's public pages or addresses, in one transaction. If `work` answers
 * that it did, every process drops its cached pages after the commit.
 */
export async function changePublicly(
  { db, announcements, followPublicChange }: Pick<AppContext, 'db' | 'announcements' | 'followPublicChange'>,
  venueId: string,
  work: (db: Db) => Promise<boolean>,
): Promise<void> {
  const word = PREFIX + venueId;
  await db.transaction().execute(async (transaction) => {
    if (!(await work(transaction))) return;
    await announcements.announce(transaction, word);
    await followPublicChange(transaction, venueId);
  });
  // This process reloads in any case: it may not have heard yet of another's change.
  announcements.tell(word);
}
