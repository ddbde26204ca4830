import { z } from 'zod';
import { knownCode, type Place, streetOf } from './place.ts';
import { type Provider, requestTo } from './provider.ts';

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json';

const result = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
});
const answer = z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), results: z.array(result) });
const refusal = z.object({ status: z.string().regex(/^[A-Z_]{1,40}$/) });

/** The results of an answer. Its own words for a refusal are left out, since they may carry the key. */
function resultsOf(said: unknown) {
  const read = answer.safeParse(said);
  if (read.success) return read.data.results;
  const { data } = refusal.safeParse(said);
  if (data?.status === 'REQUEST_DENIED') throw new Error('it refuses the key of GOOGLE_MAPS_KEY');
  if (data && data.status !== 'OK') throw new Error(`it answered ${data.status}`);
  throw read.error;
}

function placeOf({ place_id, geometry, address_components }: z.output<typeof result>): Place {
  const part = (...types: string[]) =>
    types.flatMap((type) => address_components.find((one) => one.types.includes(type)) ?? [])[0];
  const name = (...types: string[]) => part(...types)?.long_name;
  return {
    id: place_id,
    address:
      streetOf(name('street_number'), name('route')) ??
      streetOf(name('point_of_interest', 'establishment', 'premise', 'neighborhood', 'sublocality')),
    city: name('locality', 'postal_town', 'administrative_area_level_2') ?? null,
    state: name('administrative_area_level_1') ?? null,
    country: name('country') ?? null,
    country_code: knownCode(part('country')?.short_name),
    latitude: geometry.location.lat,
    longitude: geometry.location.lng,
  };
}

/** Google's Geocoding API with a key, which stands in its requests alone. */
export const google = (key: string, address = GOOGLE): Provider => ({
  name: 'google',
  request: (sought) =>
    requestTo(address, {
      ...('address' in sought
        ? { address: sought.address }
        : { latlng: `${sought.latitude},${sought.longitude}` }),
      language: sought.language,
      key,
    }),
  places: (said) => resultsOf(said).map(placeOf),
});
