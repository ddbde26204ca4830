import { fold } from '@sofra/contract/folding';
import { LOCALE_CODES } from '@sofra/contract/locales';

const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country by its ISO 3166 code in either case, or undefined when there is no such code. */
export function countryName(code: string): string | undefined {
  return /^[a-z]{2}$/i.test(code) ? REGIONS.of(code.toUpperCase()) : undefined;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Codes of countries that are no more have the names of those that came after them, and are none of theirs.
const isOfToday = (code: string) => new Intl.Locale(`und-${code}`).region === code;

let codes: Map<string, string> | undefined;

function codesByName(): Map<string, string> {
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isOfToday);
  return new Map(
    LOCALE_CODES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      return all.map((code) => [fold(names.of(code) ?? ''), code] as const);
    }),
  );
}

/** The ISO 3166 code of a country by its name in one of our languages, however it is written; undefined for no country. */
export function countryCode(name: string): string | undefined {
  codes ??= codesByName();
  const folded = fold(name);
  return folded === '' ? undefined : codes.get(folded);
}
