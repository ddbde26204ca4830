import type { Locale } from '@sofra/contract/languages/locales';

// Not in every browser yet; without it the language's region has to do.
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The country (ISO 3166, upper case) whose time zone this is, or undefined when the browser can't tell. */
export function zoneCountry(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined {
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      const country: WithZones = new Intl.Locale(`und-${code}`);
      if (country.getTimeZones?.()?.includes(zone)) return code;
    }
  return undefined;
}

/** The country that the person is probably in: that of the clock, else that of the languages; upper case. */
export function guessCountry(languages: readonly string[] = navigator.languages): string | undefined {
  return zoneCountry() ?? languages.map((tag) => new Intl.Locale(tag).region).find(Boolean);
}

/** A country's name in a language; the code itself when there is none. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code;
}
