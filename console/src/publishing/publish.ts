import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, call } from '../platform/api.ts';
import { i18n } from '../platform/i18n.ts';
import { takeUnpublished } from '../venues/publish-counter.ts';
import { venueQuery, versioned } from '../venues/venues.ts';

/**
 * The dialog of publishing that is open: the menu's address, the same right after the first publication, or the review before
 * a publication.
 */
export type DialogShown = 'closed' | 'address' | 'first' | 'review';

/** Which dialog of publishing shows: in the cache, so that any screen opens it and another venue closes it. */
export const dialogShown = queryOptions({
  queryKey: ['publishing-dialog'],
  queryFn: (): DialogShown => 'closed',
  initialData: (): DialogShown => 'closed',
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Publishes the current venue, with `ifMatch` only as the review of that tag has it; its counter is then what the server says: 0
 * (rule 19).
 */
export function usePublish() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ifMatch: string | undefined) =>
      versioned(await call('PUT /me/venue/publish', { ifMatch })),
    onSuccess: (venue) => {
      const before = queries.getQueryData(venueQuery.queryKey);
      if (before?.published_at === null) queries.setQueryData(dialogShown.queryKey, 'first');
      takeUnpublished(venue.id, venue.unpublished_changes);
      queries.setQueryData(venueQuery.queryKey, venue);
    },
    meta: { stale: [['publications']], notice: () => i18n.t('publishing.published') },
  });
}

/** Whether guests would read no dish at all if the venue were published now. */
export const withoutDishesQuery = (venue: string) =>
  queryOptions({
    queryKey: ['without-dishes', venue],
    queryFn: async ({ signal }) => {
      const { stated, unstated } = (await api('GET /me/venue/overview', { signal })).data.attributes;
      return stated + unstated.total === 0;
    },
    staleTime: 0,
  });

/** Publishes a venue for the first time; one without dishes shows the dialog of its address first, which says so. */
export function useFirstPublish(venue: string) {
  const queries = useQueryClient();
  const publish = usePublish();
  const look = useMutation({
    mutationFn: () => queries.fetchQuery(withoutDishesQuery(venue)),
    onSuccess: (isEmpty) => {
      if (isEmpty) queries.setQueryData(dialogShown.queryKey, 'address');
      else publish.mutate(undefined);
    },
  });
  return { isPending: look.isPending || publish.isPending, publish: () => look.mutate() };
}
