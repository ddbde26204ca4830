import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { CATALOGUE } from './queries.ts';
import type { VenueFacts } from './venue-notes.ts';

/** The venues of the account, with what matters to a menu that comes to one of them. */
export const venueFactsQuery = queryOptions({
  queryKey: [...CATALOGUE, 'venue facts'],
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /me/venues', { signal });
    return data.map(
      ({ id, attributes, relationships }): VenueFacts => ({
        id,
        name: attributes.full_name,
        locales: [attributes.default_locale, ...attributes.extra_locales],
        country: attributes.map.country_code,
        zone: attributes.time_zone,
        parent: relationships?.parent.data?.id ?? null,
        hasBranches: (relationships?.children.data ?? []).length > 0,
      }),
    );
  },
});
