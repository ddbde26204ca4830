import type { Until } from '@sofra/contract/sold-out/sold-out';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api, call } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';
import { i18n } from '../platform/i18n.ts';
import { type Group, grouped } from './groups.ts';

// An undo, and any change of the catalogue, may have changed it.
const AVAILABILITIES = [...CATALOGUE, 'availabilities'] as const;

/** How often what is sold out is read again, for colleagues mark things too, and ends pass. */
const EVERY_MS = 30_000;

/**
 * The items and extras that are sold out now, and the venue's next opening on its clock; with words those that have them in their
 * titles.
 */
export const availabilitiesQuery = (words: string) =>
  queryOptions({
    queryKey: [...AVAILABILITIES, words],
    queryFn: async ({ signal }) => {
      const query = words === '' ? {} : { q: words };
      const document = await api('GET /me/venue/availabilities', { query, signal });
      const { opening, time_zone: zone } = document.meta;
      return { groups: grouped(flatten(document)), opening, zone };
    },
    staleTime: 0,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });

/** A change of a row: sold out until an end, or back. */
export type Marking = {
  group: Pick<Group, 'ids' | 'title' | 'sold_out'>;
  soldOut: boolean;
  until?: Until;
};

function noticeOf({ group: { title, sold_out }, soldOut }: Marking): string {
  if (!soldOut) return i18n.t('soldOut.returned', { title });
  return i18n.t(sold_out ? 'soldOut.changed' : 'soldOut.marked', { title });
}

/** Marks a row as sold out, or switches it back. */
export function useMarking() {
  return useMutation({
    mutationFn: async ({ group, soldOut, until = null }: Marking) => {
      const data = group.ids.map((id) => ({
        type: 'availabilities' as const,
        id,
        attributes: { sold_out: soldOut, ...(soldOut && { until }) },
      }));
      const { activity } = await call('PATCH /me/venue/relationships/availabilities', { body: { data } });
      return { activity };
    },
    meta: { stale: [AVAILABILITIES], notice: noticeOf },
  });
}
