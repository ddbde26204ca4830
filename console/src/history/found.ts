import { LEVELS } from '@sofra/contract/levels';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { linkTo, linkToRow, placeBelow } from '../catalogue/levels.ts';
import type { Place } from '../catalogue/place.ts';
import { CATALOGUE } from '../catalogue/queries.ts';
import { api } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { flatten } from '../platform/flatten.ts';

type Document = Answer<'GET /me/search'>;

/** A menu, section or item that a search has found. */
export type Found = Document['data'][number]['attributes'] & { id: string };

/** What has these words in its title, the nearest first; what was found before stays until it has come. */
export function foundQuery(words: string) {
  return queryOptions({
    // Whatever changes in the catalogue, a title may have changed with it.
    queryKey: [...CATALOGUE, 'search', words],
    queryFn: async ({ signal }): Promise<Found[]> =>
      flatten(await api('GET /me/search', { query: { q: words }, signal })),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
}

/** Where a record is shown: what can have something under it by that, an item in its list. */
export function wayTo(found: Found): LinkProps {
  const place: Place = { level: found.record_type, above: found.path.map(({ id }) => id) };
  const below = placeBelow(place, found.id);
  return below ? linkTo(below) : linkToRow(place, found);
}

/** What a record of a level is called, as a phrase's key. */
export const levelWord = ({ record_type }: Found) => `search.${LEVELS[record_type].singular}` as const;
