import type { Level } from '@sofra/contract/catalogue/levels';
import { fold } from '@sofra/contract/languages/folding';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import { downFrom, type Node } from './tree.ts';

/** A record whose titles may match; `folded` has them for comparison, one line per language. */
export type Candidate<N extends Node = Level> = { level: N; id: string; folded: string };

/** A matching record, with the language of the matching title. */
export type Match<N extends Node = Level> = { candidate: Candidate<N>; locale: Locale };

/**
 * The rank of a title: equal to the search, beginning with it, with its words in a row, with its words, or
 * with its letters.
 */
const NEARNESS = { same: 0, beginning: 1, row: 2, words: 3, letters: 4 } as const;

/** The words of a search, folded. */
export const searchWords = (query: string): string[] => fold(query).split(' ').filter(Boolean);

/** The rank of a folded title, the best the smallest; undefined when a word is missing. */
function nearness(title: string, words: readonly string[]): number | undefined {
  if (!words.every((word) => title.includes(word))) return undefined;
  const whole = words.join(' ');
  if (title === whole) return NEARNESS.same;
  if (title.startsWith(whole)) return NEARNESS.beginning;
  const spaced = ` ${title}`;
  if (spaced.includes(` ${whole}`)) return NEARNESS.row;
  return words.every((word) => spaced.includes(` ${word}`)) ? NEARNESS.words : NEARNESS.letters;
}

type Ranked<N extends Node> = Match<N> & { near: number; length: number };

/** The best-ranked title of a record, of equal ones the first of `locales`, or its own if it is in none. */
function bestTitle<N extends Node>(
  candidate: Candidate<N>,
  words: readonly string[],
  locales: readonly Locale[],
): Ranked<N>[] {
  const lines = candidate.folded.split('\n');
  const titles = LOCALE_CODES.flatMap((locale, at) => (lines[at] ? [{ locale, title: lines[at] }] : []));
  const spoken = titles.filter(({ locale }) => locales.includes(locale));
  const order = (locale: Locale) => locales.indexOf(locale);
  return (spoken.length > 0 ? spoken : titles)
    .flatMap(({ locale, title }): Ranked<N>[] => {
      const near = nearness(title, words);
      return near === undefined ? [] : [{ candidate, locale, near, length: title.length }];
    })
    .sort((one, other) => one.near - other.near || order(one.locale) - order(other.locale))
    .slice(0, 1);
}

const NODES = downFrom('menus');
const rankOf = ({ candidate }: Match<Node>) => NODES.indexOf(candidate.level);

/**
 * The records of which a title has all the words, whole or only begun, in any order: the nearest first, of equally near ones
 * those of a higher level and then the shorter, at most `most`. `candidates` come in tree order; `locales` are the
 * venue's, its default language first.
 */
export function rankMatches<N extends Node>(
  candidates: readonly Candidate<N>[],
  words: readonly string[],
  locales: readonly Locale[],
  most: number = MOST.found,
): Match<N>[] {
  return candidates
    .flatMap((candidate) => bestTitle(candidate, words, locales))
    .sort((one, other) => one.near - other.near || rankOf(one) - rankOf(other) || one.length - other.length)
    .slice(0, most);
}
