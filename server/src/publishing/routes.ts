import { refuse } from '../platform/answer.ts';
import type { Route } from '../sessions/route.ts';
import { venueDocument } from '../venues/present.ts';
import { draftMenuText, draftText } from './draft.ts';
import { publish } from './publish.ts';

/** The word by which processes tell each other that a venue's public pages are no longer as they were. */
export const venueChanged = (venueId: string) => `venue:${venueId}`;

/** Looking at the draft, and publishing it. */
export function publishingRoutes(route: Route): void {
  route('GET /me/venue/draft', async ({ db }, { who, query }) => ({
    type: 'application/json; charset=utf-8',
    document: query.menu
      ? await draftMenuText(db, who.venue.id, query.menu)
      : await draftText(db, who.venue.id),
  }));

  route('PUT /me/venue/publish', async (ground, { who }) => {
    const { db, announcements, clock } = ground;
    const word = venueChanged(who.venue.id);
    await db.transaction().execute(async (transaction) => {
      if (await publish(transaction, who, who.venue.id, clock.now()))
        await announcements.announce(transaction, word);
    });
    announcements.tell(word);
    return (await venueDocument(ground, db, who.accountId, who.venue.id)) ?? refuse('not_found');
  });
}
