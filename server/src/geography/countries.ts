import { fold } from '@sofra/contract/languages/folding';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { COUNTRY_CODES } from '@sofra/contract/money/country-currencies';

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

const names = new Map<Locale, Intl.DisplayNames>();

/** The name of a country by its ISO 3166 code in either case, or undefined when there is no such code. */
export function countryName(code: string, locale: Locale = 'en'): string | undefined {
  const known = code.toUpperCase();
  if (!COUNTRY_CODES.includes(known)) return undefined;
  const inLocale = names.get(locale) ?? namesIn(locale);
  names.set(locale, inLocale);
  return inLocale.of(known);
}

let codes: Map<string, string> | undefined;

/** Short forms of countries in addresses, which no list of names has. */
const WRITTEN_SHORT = [
  ['usa', 'US'],
  ['us', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
  ['ksa', 'SA'],
] as const;

function codesByName(): Map<string, string> {
  const named = LOCALE_CODES.flatMap((locale) => {
    const names = namesIn(locale);
    return COUNTRY_CODES.map((code) => [fold(names.of(code) ?? ''), code] as const);
  });
  return new Map([...WRITTEN_SHORT, ...named]);
}

/** The ISO 3166 code of a country by its name in one of our languages, however it is written; undefined for no country. */
export function countryCode(name: string): string | undefined {
  codes ??= codesByName();
  const folded = fold(name);
  return folded === '' ? undefined : codes.get(folded);
}
