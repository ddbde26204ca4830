import { PAGE, TEXT } from '@sofra/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

/** A city to choose. */
export type City = { id: string; name: string; country_code: string };

/** A city that was found; `isCalled`: what was typed is its whole name, in whatever language. */
export type FoundCity = City & { isCalled: boolean };

/** The value of a city field: the typed words, and the city once one is chosen. */
export type CityChoice = { text: string; city: City | null };

/** Cities by a part of their name, the best first, named in a language; asks from two characters on (rule 67). */
export const citiesQuery = (name: string, language: string) =>
  queryOptions({
    queryKey: ['cities', name, language],
    enabled: [...name].length >= TEXT.citySearch.min,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundCity[]> => {
      const query = { 'filter[name]': name, 'page[size]': PAGE.citySize };
      const found = await api('GET /settings/cities', { query, signal });
      const { called } = found.meta;
      return flatten(found).map(({ id, name: known, country_code }) => ({
        id,
        name: known,
        country_code,
        isCalled: called.includes(id),
      }));
    },
  });
