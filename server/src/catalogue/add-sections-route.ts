import type { WholeSection } from '@sofra/contract/sections';
import { assertNoClientIds, type SentId } from '../api/client-ids.ts';
import type { Route } from '../api/route.ts';
import { addSections } from './add-sections.ts';
import { presentMany } from './present.ts';
import { pick } from './read.ts';

/** The ids that come with new sections and with their items. */
const sentIds = (sections: readonly WholeSection[]) =>
  sections.flatMap(({ id, relationships }, at): SentId[] => [
    [`/data/${at}/id`, id],
    ...(relationships?.items?.data ?? []).map(
      (item, place): SentId => [`/data/${at}/relationships/items/data/${place}/id`, item.id],
    ),
  ]);

/** The call that adds sections with their items to a menu. */
export function addSectionsRoute(route: Route): void {
  route('POST /me/menus/{menu}/relationships/sections', async (app, { who, params, body }) => {
    assertNoClientIds(sentIds(body.data));
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
