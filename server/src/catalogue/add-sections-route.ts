import type { WholeSection } from '@sofra/contract/sections';
import type { Route } from '../api/route.ts';
import { refuse } from '../platform/answer.ts';
import { addSections } from './add-sections.ts';
import { presentMany } from './present.ts';
import { pick } from './read.ts';

/** Refuses with `client_id` when a section or one of its items comes with an id, as every call that makes records does. */
function assertNoIds(sections: readonly WholeSection[]): void {
  for (const [at, { id, relationships }] of sections.entries()) {
    if (id !== undefined) refuse('client_id', { pointer: `/data/${at}/id` });
    const sent = relationships?.items?.data.findIndex((item) => item.id !== undefined) ?? -1;
    if (sent >= 0) refuse('client_id', { pointer: `/data/${at}/relationships/items/data/${sent}/id` });
  }
}

/** The call that adds sections with their items to a menu. */
export function addSectionsRoute(route: Route): void {
  route('POST /me/menus/{menu}/relationships/sections', async (app, { who, params, body }) => {
    assertNoIds(body.data);
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
