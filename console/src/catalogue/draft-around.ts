import { WHOLE_VENUE } from '@sofra/contract/publishing/draft-around';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { Place } from './place.ts';
import { CATALOGUE } from './queries.ts';

/** The stored draft around a record, or around the list that a new one would stand in, with pictures to look at. */
export function draftAroundQuery({ above }: Place, id: string | undefined) {
  const around = id ?? above.at(-1) ?? WHOLE_VENUE;
  return queryOptions({
    queryKey: [...CATALOGUE, 'draft', around],
    queryFn: async ({ signal }) => {
      const query = { around, pictures: 'signed' } as const;
      return (await api('GET /me/venue/draft', { query, signal })) as Publication;
    },
    // The look may have changed too.
    staleTime: 0,
  });
}
