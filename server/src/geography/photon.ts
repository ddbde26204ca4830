import { PLACE } from '@sofra/contract/limits';
import { z } from 'zod';
import { knownCode, type Place, streetOf } from './place.ts';
import { type Provider, requestTo } from './provider.ts';

const word = z.string().optional();
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: word,
    osm_id: z.number(),
    type: word,
    name: word,
    housenumber: word,
    street: word,
    district: word,
    city: word,
    county: word,
    state: word,
    country: word,
    countrycode: word,
  }),
});
const answer = z.object({ features: z.array(feature) });

/** Types of areas, whose name is no address. */
const AREAS = ['city', 'county', 'state', 'country'];

function placeOf({ geometry, properties }: z.output<typeof feature>): Place {
  const { osm_type = '', osm_id, type = '', name, housenumber, street, district } = properties;
  const [longitude, latitude] = geometry.coordinates;
  const isArea = AREAS.includes(type);
  return {
    id: `${osm_type}${osm_id}`,
    address: isArea ? null : (streetOf(housenumber, street) ?? name ?? district ?? null),
    city: properties.city ?? (type === 'city' ? name : undefined) ?? null,
    state: properties.state ?? (type === 'state' ? name : undefined) ?? properties.county ?? null,
    country: properties.country ?? null,
    country_code: knownCode(properties.countrycode),
    latitude,
    longitude,
  };
}

/** A Photon, by the address of its search (`…/api`). It speaks English of our languages; else it answers in the place's own. */
export const photon = (search: string): Provider => ({
  name: 'photon',
  request: (sought) => {
    const lang = sought.language === 'en' ? 'en' : 'default';
    return 'address' in sought
      ? requestTo(search, { q: sought.address, lang, limit: PLACE.results })
      : requestTo(search.replace(/\/api$/, '/reverse'), {
          lat: sought.latitude,
          lon: sought.longitude,
          lang,
          limit: 1,
        });
  },
  places: (said) => answer.parse(said).features.map(placeOf),
});
