import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orConflict, VersionConflict } from '../forms/version-conflict.ts';
import { api, call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { ifStill } from '../platform/if-match.ts';
import { tellFailure } from '../platform/query-client.ts';
import { changedRecord, type VenueValues, venueRecord } from './venue-values.ts';
import { type Venue, venueQuery, venuesQuery, versioned } from './venues.ts';

type Changing = { values: VenueValues; before: VenueValues; version: number | undefined };

async function change(id: string, { values, before, version }: Changing): Promise<Venue> {
  // With its id, a venue is never written over by a tab that meanwhile stands in another.
  const body = { data: { ...changedRecord(values, before), id } };
  const saving = call('PATCH /me/venue', { body, ...ifStill(version) });
  return versioned(await orConflict(saving, async () => versioned(await call('GET /me/venue', {}))));
}

// The form shows a refusal at its fields, and tells of one that belongs to none.
const isAtFields = (error: unknown) => error instanceof ApiError && error.status === 422;

/** Tells of a refusal of the fields that none of them shows; what else fails is told by the save. */
export function tellRefusal(error: unknown): void {
  if (isAtFields(error)) tellFailure(error);
}

const isDeleted = (error: unknown) => error instanceof ApiError && error.has('not_found');

/** Changes the venue of the id; fails with a `VersionConflict` when somebody else has changed it. */
export function useVenueChange(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changing: Changing) => change(id, changing),
    onSuccess: (venue) => queries.setQueryData(venueQuery.queryKey, venue),
    onError: (error) => {
      // Reading it again leads to another venue, and says so.
      if (isDeleted(error)) return queries.invalidateQueries({ queryKey: venueQuery.queryKey });
      if (!(error instanceof VersionConflict) && !isAtFields(error)) tellFailure(error);
    },
    meta: {
      stale: [venuesQuery.queryKey, ['profile'], ['history']],
      counts: true,
      tellsFailure: true,
      notice: () => i18n.t('venueForm.saved'),
    },
  });
}

/** Makes a venue; the tab stays in the present one. */
export function useVenueCreation() {
  return useMutation({
    mutationFn: async (values: VenueValues) =>
      versioned(await call('POST /me/venues', { body: { data: venueRecord(values, { isNew: true }) } })),
    onError: (error) => {
      if (!isAtFields(error)) tellFailure(error);
    },
    meta: { stale: [venuesQuery.queryKey], tellsFailure: true },
  });
}

/** Deletes the current venue; the tab is in the next one then. */
export function useVenueDeletion(name: string, onDeleted: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /me/venue', {}),
    onSuccess: async () => {
      onDeleted();
      await queries.resetQueries();
    },
    meta: { notice: () => i18n.t('venueForm.deleted', { name }) },
  });
}
