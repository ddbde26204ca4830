import { fold } from '@sofra/contract/folding';
import { LEVEL_NAMES } from '@sofra/contract/levels';
import { MOST } from '@sofra/contract/limits';
import { LOCALE_CODES, type Locale } from '@sofra/contract/locales';
import type { Title, Titled, Titles } from './titles.ts';

/**
 * How near a title is to what is looked for: the same, beginning so, with such words in a row, with such words, or with such
 * letters in it.
 */
const NEARNESS = { same: 0, beginning: 1, row: 2, words: 3, letters: 4 } as const;

/** What is looked for, folded: as a whole, and its words. */
type Wanted = { whole: string; words: readonly string[] };

/** How near a folded title is, the smaller the nearer; undefined when a word is missing. */
function nearness(title: string, { whole, words }: Wanted): number | undefined {
  if (!words.every((word) => title.includes(word))) return undefined;
  if (title === whole) return NEARNESS.same;
  if (title.startsWith(whole)) return NEARNESS.beginning;
  const spaced = ` ${title}`;
  if (spaced.includes(` ${whole}`)) return NEARNESS.row;
  return words.every((word) => spaced.includes(` ${word}`)) ? NEARNESS.words : NEARNESS.letters;
}

type Match = { record: Titled; title: Title; near: number };

const rankOf = ({ record }: Match) => LEVEL_NAMES.indexOf(record.level);
const lengthOf = ({ title }: Match) => title.folded.length;

/** The nearest of a record's titles, of equally near ones the first of `locales`; a record in none of them has its own. */
function matchOf(record: Titled, wanted: Wanted, locales: readonly Locale[]): Match | undefined {
  const isSpoken = record.titles.some(({ locale }) => locales.includes(locale));
  let best: Match | undefined;
  for (const title of record.titles) {
    if (isSpoken && !locales.includes(title.locale)) continue;
    const near = nearness(title.folded, wanted);
    if (near === undefined || (best && best.near < near)) continue;
    const isFirst = best && locales.indexOf(best.title.locale) < locales.indexOf(title.locale);
    if (!best || near < best.near || !isFirst) best = { record, title, near };
  }
  return best;
}

/** A record's title in a language, or else in the first that it has, as lists show it. */
const titleIn = ({ titles }: Titled, locale: Locale) =>
  [locale, ...LOCALE_CODES].flatMap((code) => titles.find((title) => title.locale === code)?.text ?? [])[0] ??
  '';

function pathOf({ parentId }: Titled, titles: Titles, locale: Locale): object[] {
  const above = titles.get(parentId);
  if (!above) return [];
  const { level, id } = above;
  return [...pathOf(above, titles, locale), { record_type: level, id, title: titleIn(above, locale) }];
}

/**
 * The records of which a title has all the words that are looked for, whole or only begun, in any order: the nearest
 * first, of equally near ones those higher up and then the shorter, at most `MOST.found`. `locales` are the venue's, its
 * default language first.
 */
export function search(titles: Titles, words: string, locales: readonly [Locale, ...Locale[]]) {
  const whole = fold(words);
  if (!whole) return [];
  const wanted = { whole, words: whole.split(' ') };
  const matches = [...titles.values()].flatMap((record) => matchOf(record, wanted, locales) ?? []);
  // Sorting keeps the order of what is equal: menus first, and each level as the tree has it.
  matches.sort(
    (one, other) => one.near - other.near || rankOf(one) - rankOf(other) || lengthOf(one) - lengthOf(other),
  );
  return matches.slice(0, MOST.found).map(({ record, title: { locale, text } }) => ({
    type: 'found' as const,
    id: record.id,
    attributes: {
      record_type: record.level,
      title: titleIn(record, locales[0]),
      ...{ matched: text, locale, position: record.position },
      path: pathOf(record, titles, locales[0]),
    },
  }));
}
