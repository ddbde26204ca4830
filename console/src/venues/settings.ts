import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

/** The lists that forms choose from (rule 115); they change with the server's version alone. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => flatten(await api('GET /settings', { signal })),
});
