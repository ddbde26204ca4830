import { PAGE, TEXT } from '@sofra/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { flatten } from '../platform/flatten.ts';

/** A city to choose. */
export type City = { id: string; name: string; country_code: string };

/** The value of a city field: the typed words, and the city once one is chosen. */
export type CityChoice = { text: string; city: City | null };

/** Cities by a part of their name, the best first; asks from two characters on (document 1 §5). */
export const citiesQuery = (name: string) =>
  queryOptions({
    queryKey: ['cities', name],
    enabled: [...name].length >= TEXT.citySearch.min,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<City[]> => {
      const query = { 'filter[name]': name, 'page[size]': PAGE.citySize };
      const cities = flatten(await api('GET /settings/cities', { query, signal }));
      return cities.map(({ id, name, country_code }) => ({ id, name, country_code }));
    },
  });
