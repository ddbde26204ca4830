import type { Locale } from '@sofra/contract/languages/locales';
import { measuresOut } from './measures.ts';

const SCRIPTS: { [script: string]: RegExp } = {
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  other: /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}])\p{L}/u,
};

/** A language of the product by its letters, or one of the others. */
export type Tongue = Locale | 'other';

/** Words of one language in a line. */
export type Part = { tongue: Tongue; words: string };

const tongueOf = (letters: string): Tongue | undefined =>
  (Object.keys(SCRIPTS) as Tongue[]).find((name) => SCRIPTS[name]?.test(letters));

const EDGES = /^[\s/|,;:•·–—-]+|[\s/|,;:•·–—-]+$/gu;
const isLetters = /\p{L}/u;

/** The runs of words of one language in a text; what has no letters goes with the words before it. */
function runsOf(text: string): Part[] {
  const parts: Part[] = [];
  let ahead = '';
  for (const word of text.split(/(?<=[\s/|])/)) {
    const tongue = isLetters.test(word) ? tongueOf(word) : undefined;
    const last = parts.at(-1);
    if (tongue && last?.tongue !== tongue) {
      parts.push({ tongue, words: ahead + word });
      ahead = '';
    } else if (last) last.words += word;
    else ahead += word;
  }
  return parts;
}

/** A Latin word among others in short capitals, such as `BBQ` or `XL`, which is no translation. */
const SHORT = /^[\s(]*(?!I{1,3}V?\b)\p{Script=Latin}{2,4}[\s).,]*$/u;
const isCapital = (words: string) => words === words.toUpperCase() && words !== words.toLowerCase();
const isShort = ({ tongue, words }: Part) => tongue === 'en' && SHORT.test(words) && isCapital(words);

/** The language of words that may have a Latin name in them: the other one, where there is only one. */
function tongueAround(words: string): Tongue | undefined {
  const tongues = new Set(runsOf(words).map(({ tongue }) => tongue));
  if (tongues.size > 1) tongues.delete('en');
  return tongues.size === 1 ? [...tongues][0] : undefined;
}

/** The two sides of a text around a mark, `Крылья BBQ / BBQ wings`, where one is Latin and the other is not. */
function sidesOf(text: string): Part[] | undefined {
  const sides = text.split(/\s*[/|]\s*|\s+[–—-]\s+/).filter((side) => isLetters.test(side));
  const parts = sides.map((words) => ({ tongue: tongueAround(words), words }));
  const isLatin = (side: string) => runsOf(side).every(({ tongue }) => tongue === 'en');
  if (sides.length !== 2 || sides.filter(isLatin).length !== 1) return undefined;
  return parts.flatMap(({ tongue, words }) => (tongue ? [{ tongue, words }] : []));
}

/** How many of the first words of a text stand again in it: `BBQ BBQ wings`. */
function repeated(words: readonly string[]): number {
  const [first = ''] = words;
  return words.length > 1 && words.indexOf(first, 1) > 0 ? 1 : 0;
}

/** Runs in which a Latin name within the words of another language belongs to those. */
function withNames(runs: readonly Part[]): Part[] {
  const made: Part[] = [];
  for (const [at, run] of runs.entries()) {
    const last = made.at(-1);
    const isAround = last && last.tongue !== 'en' && run.tongue === 'en';
    const isInside = at < runs.length - 1 && runs[at + 1]?.tongue === last?.tongue;
    const isAgain = at === 2 && run.tongue === 'en' && runs[0]?.words.split(/\s+/).includes(run.words.trim());
    const words = run.words.split(/(?<=\s)/);
    const own = isAround ? repeated(words.map((word) => word.trim())) : 0;
    const rises = isAround && isShort(run) && !isCapital(last.words);
    if (last && (isAgain || (isAround && isInside && isShort(run)) || rises)) last.words += run.words;
    else if (last && own > 0) {
      last.words += words.slice(0, own).join('');
      made.push({ ...run, words: words.slice(own).join('') });
    } else if (last?.tongue === run.tongue) last.words += run.words;
    else made.push({ ...run });
  }
  return made;
}

/** The words of a text by their language, in their order; a Latin name among words of another goes with them. */
export function partsOf(text: string): Part[] {
  const runs = runsOf(text);
  const parts = runs.length > 1 ? (sidesOf(text) ?? withNames(runs)) : runs;
  return parts
    .map(({ tongue, words }) => ({ tongue, words: closed(words.replaceAll(EDGES, '')) }))
    .filter(({ words }) => isLetters.test(words));
}

/** Words without brackets around all of them, or one that has no other. */
function closed(words: string): string {
  const [open, close] = [words.includes('('), words.includes(')')];
  if (/^\([^()]*\)$/.test(words)) return words.slice(1, -1).trim();
  if (open !== close) return words.replaceAll(/^\(|\($|^\)|\)$/g, '').trim();
  return words;
}

/** Codes in brackets, which are of no language. */
const CODES = /\([^()]{1,3}\)/g;
const LAST_BRACKETS = /^(?<words>.*\S)\s*\((?<remark>[^()]+)\)$/u;

/** Whether a text has parts in several languages, each in one of its own. */
const areApart = (text: string): boolean => {
  const tongues = partsOf(text).map(({ tongue }) => tongue);
  return tongues.length > 1 && new Set(tongues).size === tongues.length;
};

/** A text in two languages and a remark in the first one behind it in brackets, `حمص Hummus (حار)`. */
export function withoutRemark(text: string): { words: string; remark: string } {
  const { words = '', remark = '' } = LAST_BRACKETS.exec(text)?.groups ?? {};
  const isThird = words !== '' && areApart(words) && partsOf(remark)[0]?.tongue === partsOf(words)[0]?.tongue;
  return isThird ? { words, remark } : { words: text, remark: '' };
}

/** Whether a line has one text in each of several languages, one after the other; measures, codes and remarks are of none. */
export const isManyTongued = (text: string): boolean => {
  const bare = measuresOut(text.replaceAll(CODES, ' ')).words;
  return areApart(bare) || areApart(withoutRemark(bare).words);
};

/** The one language of a text, if it has one. */
export function onlyTongue(text: string): Tongue | undefined {
  const [first, ...others] = new Set(partsOf(text).map(({ tongue }) => tongue));
  return others.length === 0 ? first : undefined;
}
