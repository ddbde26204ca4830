import { COUNTRY_CODES } from '@sofra/contract/country-currencies';
import { text } from '@sofra/contract/fields';
import { PLACE, TEXT } from '@sofra/contract/limits';
import type { Locale } from '@sofra/contract/locales';
import { z } from 'zod';

/** A place that a search has found; what its source does not know is null. `id` is of its source. */
export type Place = {
  id: string;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  country_code: string | null;
  latitude: number;
  longitude: number;
};

/** A search: an address or a point in degrees; the answer is in `language` where its source speaks it. */
export type Sought = ({ address: string } | { latitude: number; longitude: number }) & { language: Locale };

const LONGEST_ID = 500;

const usable = z.object({
  id: z.string().max(LONGEST_ID),
  address: text(TEXT.address).nullable().catch(null),
  city: text(TEXT.city).nullable().catch(null),
  state: text(TEXT.state).nullable().catch(null),
  country: text(TEXT.country).nullable().catch(null),
  country_code: z.string().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** The first of the places that lie on the Earth; a text that no venue may have is null. */
export function usablePlaces(places: readonly Place[]): Place[] {
  return places.slice(0, PLACE.results).flatMap((place) => usable.safeParse(place).data ?? []);
}

/** The code of a country as we know it, in upper case; null for any other. */
export function knownCode(code: string | undefined): string | null {
  const known = code?.toUpperCase() ?? '';
  return COUNTRY_CODES.includes(known) ? known : null;
}

/** The parts of a street's address in one line; null without any. */
export const streetOf = (...parts: (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;
