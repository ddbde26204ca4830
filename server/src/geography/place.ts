import { text } from '@sofra/contract/api/fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { PLACE, TEXT } from '@sofra/contract/limits';
import { COUNTRY_CODES } from '@sofra/contract/money/country-currencies';
import { z } from 'zod';
import { countryCode } from './countries.ts';

/** A search: an address or a point in degrees; the answer is in `language` where its source speaks it. */
export type Sought = ({ address: string } | { latitude: number; longitude: number }) & { language: Locale };

const LONGEST_ID = 500;

const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    // A venue's point has no more, and a form shows them.
    .transform((exact) => Number(exact.toFixed(PLACE.decimals)));

const usable = z.object({
  id: z.string().max(LONGEST_ID),
  address: text(TEXT.address).nullable().catch(null),
  city: text(TEXT.city).nullable().catch(null),
  state: text(TEXT.state).nullable().catch(null),
  country: text(TEXT.country).nullable().catch(null),
  country_code: z.string().nullable(),
  latitude: degrees(90),
  longitude: degrees(180),
});

/** A place that a search has found; what its source does not know is null. `id` is of its source. */
export type Place = z.output<typeof usable>;

/** A place whose country is one that we know, by its code or by its name; any other is dropped. */
function withKnownCountry(place: Place): Place {
  const country_code = place.country_code ?? countryCode(place.country ?? '') ?? null;
  return { ...place, country: country_code === null ? null : place.country, country_code };
}

/** The first of the places that lie on the Earth; a text that no venue may have is null. */
export function usablePlaces(places: readonly Place[]): Place[] {
  const used = places.slice(0, PLACE.results).flatMap((place) => usable.safeParse(place).data ?? []);
  return used.map(withKnownCountry);
}

/** The code of a country as we know it, in upper case; null for any other. */
export function knownCode(code: string | undefined): string | null {
  const known = code?.toUpperCase() ?? '';
  return COUNTRY_CODES.includes(known) ? known : null;
}

/** The parts of a street's address in one line; null without any. */
export const streetOf = (...parts: (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;
