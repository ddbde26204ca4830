import { GEOCODER, PLACE } from '@sofra/contract/limits';
import { z } from 'zod';
import { knownCode, type Place, streetOf } from './place.ts';
import { type Provider, requestTo } from './provider.ts';

const word = z.string().optional();
const result = z.object({
  place_id: z.number(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().nullish(),
  address: z.object({
    house_number: word,
    road: word,
    suburb: word,
    city: word,
    town: word,
    village: word,
    municipality: word,
    state: word,
    region: word,
    county: word,
    country: word,
    country_code: word,
  }),
});
// A search answers a list; a point one place, or an error where there is none.
const answer = z.union([
  z.array(result),
  result.transform((one) => [one]),
  z.object({ error: z.string() }).transform(() => []),
]);

function placeOf({ place_id, lat, lon, name, address }: z.output<typeof result>): Place {
  const city = address.city ?? address.town ?? address.village ?? address.municipality ?? null;
  const state = address.state ?? address.region ?? address.county ?? null;
  const isArea = !name || [city, state, address.country].includes(name);
  return {
    id: String(place_id),
    address: streetOf(address.house_number, address.road) ?? (isArea ? null : name) ?? address.suburb ?? null,
    city,
    state,
    country: address.country ?? null,
    country_code: knownCode(address.country_code),
    latitude: lat,
    longitude: lon,
  };
}

/** A Nominatim at an address, asked at most once a second as the usage policy of the public one wants it. */
export const nominatim = (base: string): Provider => ({
  name: 'nominatim',
  every: GEOCODER.nominatimEvery,
  request: (sought) => {
    const form = { format: 'jsonv2', addressdetails: 1, 'accept-language': sought.language };
    return 'address' in sought
      ? requestTo(`${base}/search`, { ...form, q: sought.address, limit: PLACE.results })
      : requestTo(`${base}/reverse`, { ...form, lat: sought.latitude, lon: sought.longitude });
  },
  places: (said) => answer.parse(said).map(placeOf),
});
