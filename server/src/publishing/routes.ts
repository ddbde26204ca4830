import { WHOLE_VENUE } from '@sofra/contract/publishing/draft-around';
import { API } from '../api/path.ts';
import type { Route } from '../api/route.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { pageFacts, pageOf } from '../platform/http/paging.ts';
import { venueDocument } from '../venues/present.ts';
import { changePublicly } from '../venues/public-change.ts';
import { changesForGuests, changesOfPublication } from './changes.ts';
import { draftAround, draftMenuText, draftText } from './draft.ts';
import { listPublications, presentPublication, writeNote } from './list-publications.ts';
import { momentOf } from './moment.ts';
import { listPreviews, makePreview, revokePreview } from './previews.ts';
import { publicationOf } from './publications.ts';
import { draftVersion, publish } from './publish.ts';
import { makeAhead } from './ready.ts';
import { withSignedPictures } from './signed-pictures.ts';

type DraftQuery = { menu?: string | undefined; around?: string | undefined };

function draftOf(db: Db, venueId: string, { menu, around }: DraftQuery): Promise<string> {
  if (menu !== undefined) return draftMenuText(db, venueId, menu);
  if (around !== undefined) return draftAround(db, venueId, around === WHOLE_VENUE ? undefined : around);
  return draftText(db, venueId);
}

/** Routes to read the draft, to see what it would change for guests, to publish it, and of what was published. */
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

  publicationRoutes(route);
  previewRoutes(route);
}

/** Routes to make links to the draft, to list them, and to take them back. */
function previewRoutes(route: Route): void {
  route('GET /me/venue/previews', async (app, { who: { venue } }) => ({
    document: { data: await listPreviews(app, venue.id) },
  }));

  route('POST /me/venue/previews', async (app, { who }) => {
    const id = await app.db.transaction().execute((db) => makePreview(db, who, app.clock.now()));
    const links = await listPreviews(app, who.venue.id);
    return { document: { data: links.find((link) => link.id === id) ?? refuse('not_found') } };
  });

  route('DELETE /me/venue/previews/{preview}', async ({ db }, { who: { venue }, params }) => {
    await revokePreview(db, venue.id, params.preview);
    return {};
  });
}

/** Routes to list a venue's publications, to read and compare them, and to write their notes. */
function publicationRoutes(route: Route): void {
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
    const document =
      (await publicationOf(db, venue.id, { number: Number(params.publication) })) ?? refuse('not_found');
    return { type: 'application/json; charset=utf-8', document };
  });

  route(
    'GET /me/venue/publications/{publication}/changes',
    async ({ db }, { who: { venue }, params, query }) => {
      const [number, since] = [Number(params.publication), query.since];
      return { document: await changesOfPublication(db, venue.id, venue.defaultLocale, number, since) };
    },
  );
}
