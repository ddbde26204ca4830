import type { WholeSection } from '@sofra/contract/catalogue/sections';
import { assertNoClientIds, type SentId } from '../api/client-ids.ts';
import type { Route } from '../api/route.ts';
import { addSections } from './add-sections.ts';
import { presentMany } from './present.ts';
import { pick } from './read.ts';

/** The ids that come with new sections, with their items and with the extras of these. */
const sentIds = (sections: readonly WholeSection[]) =>
  sections.flatMap(({ id, relationships }, at): SentId[] => [
    [`/data/${at}/id`, id],
    ...(relationships?.items?.data ?? []).flatMap((item, place): SentId[] => {
      const pointer = `/data/${at}/relationships/items/data/${place}`;
      const extras = item.relationships?.extras?.data ?? [];
      return [
        [`${pointer}/id`, item.id],
        ...extras.map(({ id }, index): SentId => [`${pointer}/relationships/extras/data/${index}/id`, id]),
      ];
    }),
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
