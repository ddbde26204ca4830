import type { Route } from '../api/route.ts';
import { addSections } from './add-sections.ts';
import { presentMany } from './present.ts';
import { pick } from './read.ts';

/** The call that adds sections with their items to a menu. */
export function addSectionsRoute(route: Route): void {
  route('POST /me/menus/{menu}/relationships/sections', async (app, { who, params, body }) => {
    const place = { venueId: who.venue.id, above: [params.menu] };
    const context = { app, who, now: app.clock.now() };
    const { ids, activity } = await app.db
      .transaction()
      .execute((db) => addSections(db, context, place, body.data));
    const rows = await pick(app.db, 'sections', place, ids);
    const document = presentMany(app, 'sections', rows, place.above, who.venue.defaultLocale);
    return { document, activity };
  });
}
