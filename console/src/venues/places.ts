import type { Locale } from '@sofra/contract/languages/locales';
import { TEXT } from '@sofra/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { Answer } from '../platform/api-types.ts';
import { listed } from '../ui/format/listed.ts';
import type { Point } from './venue-values.ts';

type Attributes = Answer<'GET /geocode'>['data'][number]['attributes'];

/** A place that was found; `isCityUnknown` when no list of ours has its city. */
export type Place = Attributes & { id: string; isCityUnknown: boolean };

/** Places, and why they are only cities where another search was asked. */
export type Found = { places: Place[]; shortfall?: 'geocoder_away' | 'geocoder_found_nothing' };

function foundIn({ data, meta }: Answer<'GET /geocode'>): Found {
  const warnings = meta?.warnings ?? [];
  const unknown = new Set(
    warnings.flatMap(({ code, record }) => (code === 'city_not_found' && record ? [record.id] : [])),
  );
  const places = data.map(({ id, attributes }) => ({ ...attributes, id, isCityUnknown: unknown.has(id) }));
  const codes = warnings.map(({ code }) => code);
  if (codes.includes('geocoder_away')) return { places, shortfall: 'geocoder_away' };
  if (codes.includes('geocoder_found_nothing')) return { places, shortfall: 'geocoder_found_nothing' };
  return { places };
}

/** Places by an address. */
export const placesQuery = (address: string, language: Locale) =>
  queryOptions({
    queryKey: ['places', address, language],
    enabled: [...address].length >= TEXT.address.min,
    queryFn: async ({ signal }) =>
      foundIn(await api('GET /geocode', { query: { address, language }, signal })),
  });

/** The places at a point. */
export const placesAtQuery = ({ latitude, longitude }: Point, language: Locale) =>
  queryOptions({
    queryKey: ['places', latitude, longitude, language],
    queryFn: async () => foundIn(await api('GET /geocode', { query: { latitude, longitude, language } })),
  });

/** The time zone at a point. */
export const zoneQuery = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['time-zone', latitude, longitude],
    queryFn: async () => (await api('GET /time_zone', { query: { latitude, longitude } })).meta.time_zone_id,
  });

/** A place in one line, from the street to the country. */
export function placeLine({ address, city, state, country }: Attributes, locale: string): string {
  const parts = [address, city, state === city ? null : state, country];
  return listed(
    parts.flatMap((part) => part || []),
    locale,
  );
}
