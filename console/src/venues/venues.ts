import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type CallResult, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { dismissSuccesses, dismissUndoNotices, showSuccess } from '../platform/notices.ts';
import { takeUnpublished } from './publish-counter.ts';

/** A venue of an answer, with the version that its ETag says. */
export function versioned({ document, etag }: Pick<CallResult<'GET /me/venue'>, 'document' | 'etag'>) {
  const version = Number(/^"(\d+)-/.exec(etag ?? '')?.[1] ?? 0);
  return { ...flatten(document), version };
}

/** The current venue, as read. */
export type Venue = ReturnType<typeof versioned>;

async function readVenue(client: QueryClient, signal: AbortSignal) {
  try {
    return await call('GET /me/venue', { signal });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const { leaveDeleted } = await import('./leave-deleted.ts');
    await leaveDeleted(client);
    return call('GET /me/venue', { signal });
  }
}

/** The current venue; reading it takes the server's count of unpublished changes (rule 19). */
export const venueQuery = queryOptions({
  queryKey: ['venue'],
  queryFn: async ({ client, signal }) => {
    const venue = versioned(await readVenue(client, signal));
    takeUnpublished(venue.id, venue.unpublished_changes);
    return venue;
  },
});

/** A venue as lists name it. */
export type ListedVenue = {
  id: string;
  full_name: string;
  role: 'master' | 'slave';
  /** The id of its main venue; null for a main venue. */
  parent: string | null;
  hasBranches: boolean;
};

/** All venues of the account, for the changer. */
export const venuesQuery = queryOptions({
  queryKey: ['venues'],
  queryFn: async ({ signal }) => {
    const { data } = await api('GET /me/venues', { signal });
    return data.map(
      ({ id, attributes: { full_name, role }, relationships }): ListedVenue => ({
        id,
        full_name,
        role,
        parent: relationships?.parent.data?.id ?? null,
        hasBranches: (relationships?.children.data ?? []).length > 0,
      }),
    );
  },
});

/** The queries that survive a change of venue: those of the bar, which keeps the focus. */
const KEPT: readonly unknown[] = [venueQuery.queryKey[0], venuesQuery.queryKey[0]];

/**
 * Switches this tab to another venue: everything on the screen is then that venue's (rule 12a).
 * A choice made during a switch follows it.
 */
export function useVenueSwitch(onSwitched: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (venue: string) => versioned(await call('PATCH /me/venues/{venue}/sign_in', { venue })),
    onSuccess: async (venue) => {
      // An answer about the venue before would come too late.
      await queries.cancelQueries({ queryKey: venueQuery.queryKey });
      takeUnpublished(venue.id, venue.unpublished_changes);
      queries.setQueryData(venueQuery.queryKey, venue);
      onSwitched();
      dismissUndoNotices();
      // Notices of the venue before would be read as this one's.
      dismissSuccesses();
      showSuccess(i18n.t('venues.changed', { name: venue.full_name }));
      // The switch is over before the new venue's lists have come: each of them shows that it loads.
      void queries.resetQueries({ predicate: ({ queryKey: [first] }) => !KEPT.includes(first) });
    },
    scope: { id: 'venue-switch' },
    meta: { stale: [venuesQuery.queryKey] },
  });
}
