import { DEFAULT_LOCALE } from '@sofra/contract/languages/locales';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { listAllRecords, placeRecord } from '../catalogue/calls.ts';
import { moveRecord } from '../catalogue/move-calls.ts';
import type { Place } from '../catalogue/place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from '../catalogue/queries.ts';
import type { Row } from '../catalogue/rows.ts';
import { api } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { venueQuery } from '../venues/venues.ts';
import type { ItemMove, MenuSection } from './menu-lines.ts';

/** The list of a menu's sections. */
export const sectionsOf = (menu: string): Place => ({ level: 'sections', above: [menu] });

/** The list of a section's items. */
export const itemsOf = (menu: string, section: string): Place => ({ level: 'items', above: [menu, section] });

/** The items of a document as rows, by their sections; what the lists show of them besides is not in it. */
function itemsBySection({ data }: Answer<'GET /me/venue/items'>, locale: string): Map<string, Row[]> {
  const bySection = new Map<string, Row[]>();
  for (const { id, attributes, meta, relationships } of data) {
    const section = relationships?.section.data?.id ?? '';
    const rows = bySection.get(section) ?? [];
    const { texts, price, disabled, disabled_here, linked } = attributes;
    const title = texts[locale as keyof typeof texts]?.title ?? '';
    const position = rows.length + 1;
    const states = { disabled, disabled_here, linked };
    rows.push({ id, version: meta.version, title, position, price, ...states, settings: null });
    bySection.set(section, rows);
  }
  return bySection;
}

/** All sections of a menu with their items. */
export function wholeMenuQuery(menu: string) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'whole-menu', menu],
    queryFn: async ({ client, signal }): Promise<MenuSection[]> => {
      const [sections, items, venue] = await Promise.all([
        listAllRecords(sectionsOf(menu), signal),
        api('GET /me/venue/items', { query: { menu }, signal }),
        client.ensureQueryData(venueQuery),
      ]);
      const bySection = itemsBySection(items, venue.default_locale ?? DEFAULT_LOCALE);
      return sections.map((row) => ({ row, items: bySection.get(row.id) ?? [] }));
    },
  });
}

/** An item on its way from its section to a position of the same or another one, which then has so many. */
export type Arranging = ItemMove & { to: Pick<Row, 'id' | 'title'>; from: string; total: number };

const arrangeKey = (menu: string) => ['arrange', menu];

function arrange(menu: string, { row, from, to, position }: Arranging): Promise<Recorded> {
  const place = itemsOf(menu, from);
  return from === to.id ? placeRecord(place, row.id, position) : moveRecord(place, row.id, to.id, position);
}

/** Gives items of a menu other places, in other sections too, one after the other. */
export function useArrange(menu: string) {
  return useMutation({
    mutationKey: arrangeKey(menu),
    // Moves run in the order asked for: each place is relative to the moves before it.
    scope: { id: arrangeKey(menu).join() },
    mutationFn: (move: Arranging) => arrange(menu, move),
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: ({ row: { title }, from, to, position, total }: Arranging) =>
        from === to.id
          ? i18n.t('order.done', { title, position, total })
          : i18n.t('wholeMenu.moved', { title, section: to.title, position, total }),
    },
  });
}

/** The filter for a menu's moves of items that the server has not made yet. */
export const arrangeFilter = (menu: string) => ({
  mutationKey: arrangeKey(menu),
  status: 'pending' as const,
});
