import { directionOf, type Locale } from '@sofra/contract/languages/locales';

type Direction = ReturnType<typeof directionOf>;

/** The direction of a letter; signs and digits follow their surroundings. */
function directionOfSign(sign: string): Direction | undefined {
  if (!/\p{L}/u.test(sign)) return undefined;
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(sign) ? 'rtl' : 'ltr';
}

/** A name as it stands among words that may be read from the other side: its signs and numbers stay where they belong in it. */
export function isolate(name: string, locale: Locale): string {
  const own = directionOf(locale);
  const found = [...name].map(directionOfSign);
  const isForeign = found.some((direction) => direction && direction !== own);
  // A text that begins and ends in letters of the other direction, with none of this one between, needs no isolation.
  const isWhole = found[0] && found.at(-1) && !found.includes(own);
  return isForeign && !isWhole ? `\u2068${name}\u2069` : name;
}

/** The same for a name that stands beside others and beside figures, with which it would be read as one. */
export function isolateAmongNames(name: string, locale: Locale): string {
  const own = directionOf(locale);
  const isOwn = own === 'ltr' && [...name].every((sign) => directionOfSign(sign) !== 'rtl');
  return isOwn ? name : `\u2068${name}\u2069`;
}

const MARKS: Record<Direction, string> = { ltr: '\u200e', rtl: '\u200f' };

/** Words of a language that may begin with a foreign name: also isolated, they are read in the language's own direction. */
export function inOwnDirection(words: string, locale: Locale): string {
  const own = directionOf(locale);
  const first = [...words].map(directionOfSign).find((direction) => direction !== undefined);
  return first === undefined || first === own ? words : MARKS[own] + words;
}
