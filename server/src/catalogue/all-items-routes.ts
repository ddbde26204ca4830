import type { Route } from '../api/route.ts';
import { allItems, listedItems } from './all-items.ts';
import { changeItems } from './change-items.ts';

/** The calls of all items of a venue: to read them, and to change many of them. */
export function allItemsRoutes(route: Route): void {
  route('GET /me/venue/items', async (app, { who, query }) => {
    const { id: venueId, defaultLocale: locale } = who.venue;
    return { document: await allItems(app.db, { venueId, locale }, query.menu) };
  });
  route('PATCH /me/venue/relationships/items', async (app, { who, body }) => {
    const context = { who, now: app.clock.now() };
    const activity = await app.db.transaction().execute((db) => changeItems(db, context, body.data));
    const ids = body.data.map(({ id }) => id);
    return { document: { data: await listedItems(app.db, who.venue.id, ids) }, activity };
  });
}
