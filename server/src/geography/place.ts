import { COUNTRY_CODES } from '@sofra/contract/country-currencies';
import type { Locale } from '@sofra/contract/locales';

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

/** The code of a country as we know it, in upper case; null for any other. */
export function knownCode(code: string | undefined): string | null {
  const known = code?.toUpperCase() ?? '';
  return COUNTRY_CODES.includes(known) ? known : null;
}

/** The parts of a street's address in one line; null without any. */
export const streetOf = (...parts: (string | undefined)[]): string | null =>
  parts.filter(Boolean).join(' ') || null;
