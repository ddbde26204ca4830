import type { Locale } from '../locales.ts';
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

/** The words of a text by their language, in their order; what has no letters goes with the words before it. */
export function partsOf(text: string): Part[] {
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

const arePair = (text: string): boolean => {
  const parts = partsOf(text);
  return parts.length === 2 && parts[0]?.tongue !== parts[1]?.tongue;
};

/** A text in two languages and a remark in the first one behind it in brackets, `حمص Hummus (حار)`. */
export function withoutRemark(text: string): { words: string; remark: string } {
  const { words = '', remark = '' } = LAST_BRACKETS.exec(text)?.groups ?? {};
  const isThird = words !== '' && arePair(words) && partsOf(remark)[0]?.tongue === partsOf(words)[0]?.tongue;
  return isThird ? { words, remark } : { words: text, remark: '' };
}

/** Whether a line has one text in each of two languages, one after the other; measures, codes and remarks are of none. */
export const isTwoTongued = (text: string): boolean => {
  const bare = measuresOut(text.replaceAll(CODES, ' ')).words;
  return arePair(bare) || arePair(withoutRemark(bare).words);
};

/** The one language of a text, if it has one. */
export function onlyTongue(text: string): Tongue | undefined {
  const [first, ...others] = new Set(partsOf(text).map(({ tongue }) => tongue));
  return others.length === 0 ? first : undefined;
}
