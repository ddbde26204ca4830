import { WHOLE_VENUE } from '@sofra/contract/publishing/draft-around';
import type { Route } from '../api/route.ts';
import type { Db } from '../platform/database/tables.ts';
import { venueDocument } from '../venues/present.ts';
import { changePublicly } from '../venues/public-change.ts';
import { changesForGuests } from './changes.ts';
import { draftAround, draftMenuText, draftText } from './draft.ts';
import { momentOf } from './moment.ts';
import { draftVersion, publish } from './publish.ts';
import { makeAhead } from './ready.ts';
import { withSignedPictures } from './signed-pictures.ts';

type DraftQuery = { menu?: string | undefined; around?: string | undefined };

function draftOf(db: Db, venueId: string, { menu, around }: DraftQuery): Promise<string> {
  if (menu !== undefined) return draftMenuText(db, venueId, menu);
  if (around !== undefined) return draftAround(db, venueId, around === WHOLE_VENUE ? undefined : around);
  return draftText(db, venueId);
}

/** Routes to read the draft, to see what it would change for guests, and to publish it. */
export function publishingRoutes(route: Route): void {
  route('GET /me/venue/draft', async (app, { who, query }) => {
    const text = await draftOf(app.db, who.venue.id, query);
    const document = query.pictures ? await withSignedPictures(app, text) : text;
    return { type: 'application/json; charset=utf-8', document };
  });

  route('GET /me/venue/moment', async (app, { who: { venue }, query }) => ({
    document: { data: await momentOf(app, venue.id, query) },
  }));

  route('GET /me/venue/changes', async (app, { who: { venue } }) => {
    // Read first: what changes in between is then refused, and never published unseen.
    const version = await draftVersion(app.db, venue.id);
    const changes = await changesForGuests(app.db, venue.id, venue.defaultLocale);
    return { version, document: await withSignedPictures(app, JSON.stringify(changes)) };
  });

  route('PUT /me/venue/publish', async (app, { who, ifMatch }) => {
    const most = app.env.PUBLICATIONS_KEPT;
    const { id } = who.venue;
    await app.traced('publication', { 'sofra.venue_id': id }, async () => {
      const ahead = await makeAhead(app.db, id);
      await changePublicly(app, id, (db) => publish(db, who, id, app.clock.now(), { ahead, ifMatch, most }));
    });
    return venueDocument(app, who.accountId, id);
  });
}
