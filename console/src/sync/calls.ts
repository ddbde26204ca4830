import type { SyncedChild } from '@sofra/contract/sync/sync';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, call } from '../platform/api.ts';
import type { Args } from '../platform/api-types.ts';
import { type Venue, venueQuery, venuesQuery, versioned } from '../venues/venues.ts';

/** The attributes that a sync is sent with. */
export type SyncAttributes = Args<'PUT /me/venue/sync'>['body']['data']['attributes'];

/** A main venue as its sync needs it. */
export type MainVenue = Pick<
  Venue,
  'id' | 'full_name' | 'time_zone' | 'default_locale' | 'sync_settings' | 'children'
>;

// The id makes the server refuse the call of a tab that has come to stand in another venue.
const bodyOf = (id: string, attributes: SyncAttributes) => ({
  body: { data: { type: 'venues' as const, id, attributes } },
});

/** Asks for the changes that a sync would make in each branch. */
export async function previewSync(mainId: string, attributes: SyncAttributes) {
  const { meta } = await api('POST /me/venue/sync/preview', bodyOf(mainId, attributes));
  return meta.children;
}

/** Stores a sync and, if it says so, runs it; answers what it did to each branch. */
export function useSync(mainId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (attributes: SyncAttributes): Promise<SyncedChild[]> => {
      const result = await call('PUT /me/venue/sync', bodyOf(mainId, attributes));
      const venue = versioned(result);
      if (queries.getQueryData(venueQuery.queryKey)?.id === venue.id)
        queries.setQueryData(venueQuery.queryKey, venue);
      return result.document.meta.children;
    },
    meta: { stale: [venuesQuery.queryKey, CATALOGUE] },
  });
}

const POLL_MS = 700;

/** How far the sync that runs has come, asked for again and again. */
export const progressQuery = (mainId: string) =>
  queryOptions({
    queryKey: ['sync-progress', mainId],
    queryFn: async ({ signal }) => (await api('GET /me/venue/sync/progress', { signal })).meta,
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
