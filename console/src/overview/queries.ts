import type { overview } from '@sofra/contract/venues/overview';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { CATALOGUE } from '../catalogue/queries.ts';
import type { Activity, InGist } from '../history/activity.ts';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

/** The document of the call, whose activities come with their gist in place of their changes. */
type Answered = { data: z.output<typeof overview>; included: InGist[] };

async function readOverview(signal: AbortSignal) {
  const document = (await api('GET /me/venue/overview', { signal })) as Answered;
  const activities = flatten({ data: document.included });
  return {
    ...document.data.attributes,
    activities: activities.map(({ gist, ...activity }): Activity => ({ ...activity, changes: gist })),
  };
}

/**
 * The overview of the venue. A changed catalogue makes it stale, and so does what `since` tells of: a
 * publication, a confirmed address.
 */
export const overviewQuery = (venue: string, ...since: readonly unknown[]) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'overview', venue, ...since],
    queryFn: ({ signal }) => readOverview(signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The overview as the console holds it. */
export type Overview = Awaited<ReturnType<typeof readOverview>>;
