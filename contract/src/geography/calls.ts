import { z } from 'zod';
import type { Call, CallKey } from '../api/call.ts';
import { localeCode, searchText } from '../api/fields.ts';
import { all, resource } from '../api/jsonapi.ts';
import { warned } from '../api/warnings.ts';
import { TEXT } from '../limits.ts';

/** A place that a search has found; whatever its source does not know is null. */
const place = resource(
  'places',
  {
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    country_code: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
  },
  {},
);

/** A parameter of degrees, from `-most` to `most`. */
const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

const LATITUDE = degrees(90);
const LONGITUDE = degrees(180);

type Sought = { address?: unknown; latitude?: unknown; longitude?: unknown };

/** The parameter that is missing or one too many: a search goes by an address, or by both coordinates. */
function faultIn({ address, latitude, longitude }: Sought): keyof Sought | undefined {
  const isPoint = latitude !== undefined || longitude !== undefined;
  if (address !== undefined) return isPoint ? 'address' : undefined;
  if (!isPoint) return 'address';
  if (latitude === undefined) return 'latitude';
  return longitude === undefined ? 'longitude' : undefined;
}

/** The calls that turn addresses, coordinates and time zones into one another (rule 22). */
export const geographyCalls = {
  'GET /geocode': {
    summary: 'Places by an address or by coordinates, the best first',
    access: 'account',
    query: z
      .strictObject({
        address: searchText(TEXT.address).optional(),
        latitude: LATITUDE.optional(),
        longitude: LONGITUDE.optional(),
        language: localeCode.optional(),
      })
      .check(({ value, issues }) => {
        const fault = faultIn(value);
        if (fault) issues.push({ code: 'custom', path: [fault], input: value });
      }),
    status: 200,
    answer: all(place).extend(warned),
  },
  'GET /time_zone': {
    summary: 'The time zone at a point',
    access: 'account',
    query: z.strictObject({ latitude: LATITUDE, longitude: LONGITUDE }),
    status: 200,
    answer: z.strictObject({ meta: z.strictObject({ time_zone_id: z.string() }) }),
  },
} as const satisfies Record<CallKey, Call>;
