import type { Moment } from '@sofra/contract/publishing/moments';
import type { Publication } from '@sofra/contract/publishing/publishing';
import type { Side } from '@sofra/contract/publishing/sides';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api } from '../platform/api.ts';
import type { AsOfSearch } from './as-of-search.ts';

// Old as soon as something of the catalogue has changed, as by an undo.
const AS_OF = [...CATALOGUE, 'as-of'] as const;

/** A venue at a moment, and of which side. */
export type MomentView = Moment['attributes'] & { side: Side };

/** A row that guests don’t see then. */
export type HiddenRow = MomentView['hidden'][number];

/** A venue at a moment; it is read each time, for a colleague may have changed something. */
export const momentQuery = (venueId: string, { of, at }: AsOfSearch) =>
  queryOptions({
    queryKey: [...AS_OF, venueId, of, at],
    queryFn: async ({ signal }): Promise<MomentView> => {
      const { data } = await api('GET /me/venue/moment', { query: { of, at }, signal });
      return { ...data.attributes, side: of ?? 'draft' };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The document of the draft, or of what is published, that the pages are drawn from; null before the first publication. */
export const shownDocumentQuery = (venueId: string, side: Side, number: number | null) =>
  queryOptions({
    queryKey: [...AS_OF, venueId, 'document', side, number],
    queryFn: async ({ signal }) => {
      if (side === 'draft')
        return (await api('GET /me/venue/draft', {
          query: { pictures: 'signed' },
          signal,
        })) as Publication;
      if (number === null) return null;
      const call = 'GET /me/venue/publications/{publication}/document';
      return (await api(call, { publication: String(number), signal })) as Publication;
    },
    staleTime: side === 'draft' ? 0 : Number.POSITIVE_INFINITY,
  });
