import type { Route } from '../api/route.ts';
import { refuse } from '../platform/http/answer.ts';
import { listPreviews, makePreview, revokePreview } from './previews.ts';

/** Routes to make links to the draft, to list them, and to take them back. */
export function previewRoutes(route: Route): void {
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
