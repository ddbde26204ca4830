import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import { venueDocument } from '../venues/present.ts';
import { changePublicly } from '../venues/public-change.ts';
import { changesForGuests, changesOfPublication } from './changes.ts';
import { draftMenuText, draftText } from './draft.ts';
import { listPublications, presentPublication, writeNote } from './list-publications.ts';
import { publicationOf } from './publications.ts';
import { draftVersion, makeMenus, publish } from './publish.ts';
import { withSignedPictures } from './signed-pictures.ts';

/** Routes to read the draft, to see what it would change for guests, and to publish it. */
export function publishingRoutes(route: Route): void {
  route('GET /me/venue/draft', async (app, { who, query }) => {
    const { db } = app;
    const text = query.menu
      ? await draftMenuText(db, who.venue.id, query.menu)
      : await draftText(db, who.venue.id);
    const document = query.pictures ? await withSignedPictures(app, text) : text;
    return { type: 'application/json; charset=utf-8', document };
  });

  route('GET /me/venue/changes', async ({ db }, { who: { venue } }) => {
    // Read first: what changes in between is then refused, and never published unseen.
    const version = await draftVersion(db, venue.id);
    return { version, document: await changesForGuests(db, venue.id, venue.defaultLocale) };
  });

  route('GET /me/venue/publications', async ({ db }, { who: { venue }, query }) => {
    const { data, total } = await listPublications(db, venue.id, pageOf(query));
    return { document: { data, ...pageFacts(`${API}/me/venue/publications`, query, total) } };
  });

  route('PATCH /me/venue/publications/{publication}', async ({ db }, { who: { venue }, params, body }) => {
    const number = Number(params.publication);
    const { note } = body.data.attributes;
    if (note !== undefined) await writeNote(db, venue.id, number, note);
    return { document: { data: await presentPublication(db, venue.id, number) } };
  });

  route('GET /me/venue/publications/{publication}', async ({ db }, { who: { venue }, params }) => ({
    document: { data: await presentPublication(db, venue.id, Number(params.publication)) },
  }));

  route('GET /me/venue/publications/{publication}/document', async ({ db }, { who: { venue }, params }) => {
    const document = (await publicationOf(db, venue.id, Number(params.publication))) ?? refuse('not_found');
    return { type: 'application/json; charset=utf-8', document };
  });

  route(
    'GET /me/venue/publications/{publication}/changes',
    async ({ db }, { who: { venue }, params, query }) => {
      const [number, since] = [Number(params.publication), query.since];
      return { document: await changesOfPublication(db, venue.id, venue.defaultLocale, number, since) };
    },
  );

  route('PUT /me/venue/publish', async (app, { who, ifMatch }) => {
    const { id } = who.venue;
    const made = await makeMenus(app.db, id);
    await changePublicly(app, id, (db) => publish(db, who, id, app.clock.now(), { made, ifMatch }));
    return venueDocument(app, who.accountId, id);
  });
}
