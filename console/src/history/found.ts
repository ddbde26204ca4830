import { LEVELS } from '@sofra/contract/catalogue/levels';
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

/**
 * The query of records with these words in their title, the nearest first; the previous results stay until it answers.
 */
export function foundQuery(words: string) {
  return queryOptions({
    // Any change of the catalogue may have changed a title.
    queryKey: [...CATALOGUE, 'search', words],
    queryFn: async ({ signal }): Promise<Found[]> =>
      flatten(await api('GET /me/search', { query: { q: words }, signal })),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
}

/** The address where a record is shown: a menu or a section by its own list, an item in its section's. */
export function wayTo(found: Found): LinkProps {
  const place: Place = { level: found.record_type, above: found.path.map(({ id }) => id) };
  const below = placeBelow(place, found.id);
  return below ? linkTo(below) : linkToRow(place, found);
}

/** The phrase that names a level's record. */
export const levelWord = ({ record_type }: Found) => `search.${LEVELS[record_type].singular}` as const;
