import { codePoints } from '@sofra/contract/api/fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { TEXT } from '@sofra/contract/limits';
import { MEASURE } from './measures.ts';
import { wordOf } from './one-of.ts';
import { FRACTION, HOW_MUCH, INCHES, PHRASE, titleInName } from './size-phrases.ts';
import { NAMES } from './size-words.ts';

const LETTERS: { [letter: string]: { [locale in Locale]: string } } = {
  s: { en: 'Small', ar: 'صغير', ru: 'Маленькая' },
  sm: { en: 'Small', ar: 'صغير', ru: 'Маленькая' },
  m: { en: 'Medium', ar: 'وسط', ru: 'Средняя' },
  l: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  lg: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  xl: { en: 'Extra large', ar: 'كبير جدًا', ru: 'Очень большая' },
  p: { en: 'Small', ar: 'صغير', ru: 'Маленькая' },
  g: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  gg: { en: 'Extra large', ar: 'كبير جدًا', ru: 'Очень большая' },
  ch: { en: 'Small', ar: 'صغير', ru: 'Маленькая' },
  gde: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  б: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  h: { en: 'Half', ar: 'نصف', ru: 'Половина' },
  f: { en: 'Full', ar: 'كامل', ru: 'Целая' },
  ص: { en: 'Small', ar: 'صغير', ru: 'Маленькая' },
  و: { en: 'Medium', ar: 'وسط', ru: 'Средняя' },
  ك: { en: 'Large', ar: 'كبير', ru: 'Большая' },
  نص: { en: 'Half', ar: 'نصف', ru: 'Половина' },
};

/** The source of a pattern for the name of a size, or a measure in its place. */
export const SIZE = `(?:${wordOf(NAMES)}|${MEASURE}|${FRACTION}|${INCHES})`;

const BETWEEN = String.raw`(?:\s*[/|,;+&]\s*|\s+)`;
const HEADER = new RegExp(
  String.raw`^(?<before>.*?)[\s:(\-–—|/]*(?<sizes>${SIZE}(?:${BETWEEN}\(?${SIZE}\)?)+)\)?$`,
  'iu',
);
const ONE = new RegExp(SIZE, 'giu');

/** The names of sizes for the columns below, and the heading before them. */
export type SizeColumns = { before: string; sizes: string[] };

const isMeasure = (size: string) => /\d/.test(size);
/** Marks that part sizes, where a blank may only part the name of one from its measure. */
const PARTING = /\s+[/|]\s+|\s*(?:,(?!\d)|;)\s*|\s{2,}|\t/;

/** The sizes that a line without a price names; a measure right beside the name of a size only explains it. */
function sizeColumns(line: string): SizeColumns | undefined {
  const { before = '', sizes: named = '' } = HEADER.exec(line)?.groups ?? {};
  const sizes = [...named.matchAll(ONE)].map(([size]) => size);
  const areAlike = sizes.every((size) => isMeasure(size) === isMeasure(sizes[0] ?? ''));
  const areParted = named.split(PARTING).length === sizes.length;
  return sizes.length > 1 && (areAlike || areParted) ? { before, sizes } : undefined;
}

const WHOLE = new RegExp(`^${SIZE}$`, 'iu');
/** Any name with its measure: `Pitcher 50cl`. */
const MEASURED = new RegExp(String.raw`^\p{L}+\s\(?(?:${MEASURE}|${INCHES})\)?$`, 'iu');
/** Whether words are the name of a size, such as `large`. */
export const isSizeName = (words: string): boolean => WHOLE.test(words);

const isName = (cell: string) =>
  cell.length <= 20 && (WHOLE.test(cell) || MEASURED.test(cell) || !/\d|[.,;]/.test(cell));

const CELLS = /\s{2,}|\t|\s+[/|]\s+/;
const AMOUNTS =
  /(?:(?:\s{2,}|\s*[/|]\s*|\t|\s(?=[^\s/|]+\s*[/|]))(?:\p{Sc}\s?)?\d{1,7}(?:[.,]\d{1,3})?(?:\s?\p{Sc})?)+$/u;

/** How many amounts stand in columns at the end of a line. */
export const amountsAtEnd = (line: string): number =>
  AMOUNTS.exec(line)?.[0].match(/\d+(?:[.,]\d+)?/g)?.length ?? 0;

/**
 * The columns that a line names by its place: it has a cell for each of the amounts at the end of the line below. Names that
 * fill their line may stand over a heading, with the amounts below that.
 */
function columnsAbove(line: string, [next = '', ...further]: readonly string[]): SizeColumns | undefined {
  const cells = line.split(CELLS);
  if (cells.length < 2 || !cells.every(isName)) return undefined;
  const amounts = amountsAtEnd(next);
  if (amounts >= 2 && cells.length >= amounts)
    return { before: cells.slice(0, -amounts).join(' '), sizes: cells.slice(-amounts) };
  const isOver = !/\d/.test(next) && further.some((text) => amountsAtEnd(text) === cells.length);
  return isOver ? { before: '', sizes: cells } : undefined;
}

/** A row under the names of sizes, without the dashes that stand for no price, and the sizes that it has: `Cocoa 180 220 —`. */
export function withoutDashes(line: string, sizes: readonly string[]): { line: string; sizes: string[] } {
  const cells = sizes.length > 1 ? line.trim().split(/\s+/).slice(-sizes.length) : [];
  const areCells =
    cells.length === sizes.length && cells.every((cell) => /^(?:\p{Sc}?\d[\d.,]*\p{Sc}?|[–—-])$/u.test(cell));
  const own = sizes.filter((_, at) => /\d/.test(cells[at] ?? ''));
  if (!areCells || own.length === 0 || own.length === sizes.length) return { line, sizes: [...sizes] };
  const words = line.trim().split(/\s+/).slice(0, -sizes.length).join(' ');
  return { line: [words, ...cells.filter((cell) => /\d/.test(cell))].join('  '), sizes: own };
}

/** The sizes that a line names for the lines below, by their words where there is one for each amount, or else by their place. */
export function sizesNamed(line: string, below: readonly string[]): SizeColumns | undefined {
  const named = sizeColumns(line) ?? measuresOver(line, amountsAtEnd(below[0] ?? ''));
  const isOneForEach = named?.sizes.length === amountsAtEnd(below[0] ?? '');
  return isOneForEach ? named : (columnsAbove(line, below) ?? named);
}

const PHRASES = new RegExp(`^(?:${PHRASE})$`, 'iu');
/** Whether words are the name of a size, of one word or of several. */
export const isSizePhrase = (words: string): boolean => PHRASES.test(words);
const SEVERAL_PHRASES = new RegExp(`^(?:${PHRASE})(?:[\\s,(]+(?:${PHRASE})\\)?)?$`, 'iu');
/** Whether words are nothing but the name of a size, which a vessel may follow: `Pint bottle`. */
export const isOnlySize = (words: string): boolean => SEVERAL_PHRASES.test(words);
const HOW_LARGE = new RegExp(`^${HOW_MUCH}$`, 'iu');
/** Whether words only say how large something is, or which part of it. */
export const saysHowMuch = (words: string): boolean => HOW_LARGE.test(words);
const LAST_PHRASE = new RegExp(`(?:${PHRASE})$`, 'iu');
/** Marks around names in a row, which stand before their prices. */
const AROUND_NAMES = /^[\s(]+|[\s:=.…_)–—-]+$/g;
/** Numbers of one measure, whose unit stands once: `200/300/400 ml`, `Ø 25/35`. */
const NUMBERS =
  /(?<![\p{L}\p{N}.,/])(?<mark>[Ø∅⌀]\s?)?(?<numbers>\d+(?:[.,]\d+)?(?:\s?[/|;]\s?\d+(?:[.,]\d+)?)+)(?<unit>\s?[\p{L}"″]{0,8})\.?$/u;

/** The numbers of a measure as sizes, where there are as many as prices. */
function measuresAtEnd(words: string, count: number): SizeColumns | undefined {
  const found = NUMBERS.exec(words);
  const { mark = '', numbers = '', unit = '' } = found?.groups ?? {};
  const sizes = numbers.split(/\s?[/|;]\s?/).map((number) => `${mark}${number}${unit}`);
  const isMeasure = unit === '' || PHRASES.test(sizes[0] ?? '');
  return found && sizes.length === count && isMeasure
    ? { before: words.slice(0, found.index), sizes }
    : undefined;
}

/** The numbers of a measure over as many amounts, with a unit behind the last: `Draught beer (0.3 / 0.5 l)`. */
function measuresOver(line: string, count: number): SizeColumns | undefined {
  const named = count > 1 ? measuresAtEnd(line.replace(AROUND_NAMES, ''), count) : undefined;
  return named?.sizes.every((size) => /\p{L}/u.test(size)) ? named : undefined;
}

/** As many names as prices in a row, with a mark between each: `cup / bowl`. */
function phrasesAtEnd(words: string, count: number): SizeColumns | undefined {
  const cells = words.split(/\s*[/|,،]\s*/);
  const [first = '', ...others] = cells.slice(-count);
  if (cells.length < count || !others.every((cell) => PHRASES.test(cell))) return undefined;
  const own = LAST_PHRASE.exec(first);
  // The first is usual where only the others have a name: `Espresso / double`.
  if (!own && cells.length > count) return undefined;
  const { title, name } = titleInName(own?.[0] ?? '', others);
  const before = [...cells.slice(0, -count), `${first.slice(0, own?.index)}${title}`].join(' / ');
  return { before, sizes: [name, ...others] };
}

/** Any names in brackets, as many as prices: `(Dry/Gravy)`. */
function namesInBrackets(words: string, count: number): SizeColumns | undefined {
  const { before = '', inside = '' } =
    /^(?<before>.*\p{L}.*)\((?<inside>[^()\d]+)\)[\s:=.…–—-]*$/u.exec(words)?.groups ?? {};
  const sizes = inside.split(/\s*[/|,،]\s*/).filter(Boolean);
  return sizes.length === count ? { before, sizes } : undefined;
}

const LAST_MEASURE = new RegExp(String.raw`[\s,(]+${MEASURE}\)?$`, 'iu');

/** As many names as prices that begin with the same word: `Caesar with chicken / with prawns`. */
function namesAlike(words: string, count: number): SizeColumns | undefined {
  const [measure = ''] = LAST_MEASURE.exec(words) ?? [];
  const [first = '', ...others] = words.slice(0, words.length - measure.length).split(/\s*\/\s*/);
  const word = /^\p{L}+\s/u.exec(others[0] ?? '')?.[0] ?? '';
  const begin = first.lastIndexOf(` ${word}`);
  const areAlike = word !== '' && begin > 0 && others.every((name) => name.startsWith(word));
  if (!areAlike || others.length + 1 !== count) return undefined;
  return { before: first.slice(0, begin) + measure, sizes: [first.slice(begin + 1), ...others] };
}

/** The names of sizes at the end of some words, where there are as many as prices behind them. */
export function namesAtEnd(words: string, count: number): SizeColumns | undefined {
  const bare = words.replace(AROUND_NAMES, '');
  const named = sizeColumns(bare);
  if (named?.sizes.length === count) return named;
  return (
    measuresAtEnd(bare, count) ??
    phrasesAtEnd(bare, count) ??
    namesInBrackets(words, count) ??
    namesAlike(bare, count)
  );
}

/** The name of a size in full: a letter is too short for the title of an extra. */
export const sizeName = (size: string, locale: Locale): string =>
  LETTERS[size.toLowerCase()]?.[locale] ?? size;

const NUMBERED: { [locale in Locale]: string } = { en: 'Size', ar: 'الحجم', ru: 'Размер' };

/** The name of a size as the title of an extra, which is longer than some: `6"`. One letter that we don't know tells nothing. */
export function sizeTitle(size: string, locale: Locale): string | undefined {
  const name = sizeName(size, locale);
  if (codePoints(name) >= TEXT.title.min) return name;
  return codePoints(name) > 1 ? `${NUMBERED[locale]} ${name}` : undefined;
}

/** The name of a size that a menu leaves without one, by its place among the prices of its dish. */
export const numberedSize = (place: number, locale: Locale): string => `${NUMBERED[locale]} ${place}`;
