import { WARNINGS, type warning } from '@sofra/contract/api/warnings';
import { RATE } from '@sofra/contract/limits';
import type { z } from 'zod';
import type { Route } from '../api/route.ts';
import { isKnownCity } from '../geography/city-places.ts';
import type { Found, Geocoder } from '../geography/geocoder.ts';
import type { Place, Sought } from '../geography/place.ts';
import { zoneAt } from '../geography/time-zones.ts';
import { localeOf, refuse } from '../platform/http/answer.ts';
import { limit } from '../platform/http/client-limits.ts';

type Warning = z.output<typeof warning>;

const presentPlace = ({ id, ...attributes }: Place) => ({ type: 'places', id, attributes });

function warningsOf({ places, shortfall }: Found): Warning[] {
  const unknown = places.filter((place) => !isKnownCity(place));
  return [
    ...(shortfall ? [{ code: shortfall, title: WARNINGS[shortfall] }] : []),
    ...unknown.map(({ id, city }) => ({
      code: 'city_not_found' as const,
      title: WARNINGS.city_not_found.replace('{result}', () => city ?? ''),
      record: { type: 'places', id },
    })),
  ];
}

/** Looks places and time zones up for the venue's form. */
export function placeRoutes(route: Route, find: Geocoder): void {
  route('GET /geocode', async (app, { who, query, acceptLanguage }) => {
    await limit(app, 'geocodes', RATE.geocodes, who.userId);
    const { address, latitude = 0, longitude = 0, language = localeOf(acceptLanguage) } = query;
    const sought: Sought = address === undefined ? { latitude, longitude, language } : { address, language };
    const found = await find(sought, who.accountId);
    const warnings = warningsOf(found);
    return {
      document: { data: found.places.map(presentPlace), ...(warnings.length > 0 && { meta: { warnings } }) },
    };
  });

  route('GET /time_zone', async (_app, { query: { latitude, longitude } }) => {
    const time_zone_id = zoneAt(latitude, longitude) ?? refuse('not_found');
    return { document: { meta: { time_zone_id } } };
  });
}
