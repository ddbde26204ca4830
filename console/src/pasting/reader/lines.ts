import { tellsMore } from './additions.ts';
import { isCodes } from './allergens.ts';
import { withPricesBetween } from './between-languages.ts';
import { withBracketedPrices } from './bracketed.ts';
import { headerColumns, headingColumns } from './columns.ts';
import { type Dish, dishOf, type Entry, type PriceLine } from './entries.ts';
import { bareHeading, isDescribing, isRuler, isUpper, markedHeading } from './headings.ts';
import { isTimedMeal } from './hours.ts';
import { isLegendHead, type Legend, legendOf } from './legends.ts';
import { withListedLegends } from './listed-legends.ts';
import { isContact, isNotice, isPriceless } from './notices.ts';
import { LONGEST_LINE, trimmed } from './plain-text.ts';
import { portionBeforePrice } from './portions.ts';
import type { Price, Priced, PricedLine } from './price.ts';
import { withoutDeposit, withoutFrom } from './price-words.ts';
import { findPrices } from './prices.ts';
import { amountsAtEnd, type SizeColumns, sizesNamed, withoutDashes } from './sizes.ts';
import { variantsIn } from './variants.ts';
import { withoutYears } from './years.ts';

const BULLET =
  /^(?:(?:[-*•·▪●◦‣–—►➤✓✔]|\p{Extended_Pictographic})+\s+(?=\P{N})|\p{Extended_Pictographic}+\s+(?=\d{1,2}\s\p{L})|\d{1,3}[.)、．]\s*(?=\p{L})|\d{1,3}[-–]\s+(?=[\p{Lu}\p{Lo}])|[([]\d{1,3}[)\]]\s*(?=\p{L})|[①-⑳▫▪◽◾□■◻◼]\s*(?=\p{L})|[#№]\s?\d{1,3}[.):]?\s+(?=\p{L}))/u;
const MARKED_ENDS = /^(?:\p{Extended_Pictographic}.*\p{Extended_Pictographic}|\*[^*]+\*)$/u;
const NUMBERED = /^(\d{1,3})\s+(?=\p{L})/u;
const LETTER = /\p{L}/u;
const PRICED_KINDS: ReadonlySet<Entry['kind']> = new Set(['dish', 'price', 'variants']);

// Runs of blanks and leaders tell no more than two of them, and long ones make the search slow.
const shortened = (line: string) =>
  line
    .replaceAll(/ {2,}/g, '  ')
    .replaceAll(/([^\p{L}\p{N}])\1{3,}/gu, '$1$1$1')
    .replaceAll(/(?: [.…·_]){3,}/gu, ' ...');

/** The fewest numbers of dishes that begin at any, and the least part of them that follows the one before. */
const FEWEST_RISING = 5;
const MOSTLY_NEXT = 0.6;

/** Lines without numbers that rise through all of a menu, from 101 on or by its sections. */
function withoutRising(lines: readonly string[], numbers: readonly number[]): string[] {
  let last = 0;
  let followers = 0;
  const rising = new Set<number>();
  for (const [at, number] of numbers.entries())
    if (number > last) {
      if (number === last + 1) followers++;
      last = number;
      rising.add(at);
    }
  const others = numbers.filter((number) => !Number.isNaN(number)).length - rising.size;
  const areNumbers =
    rising.size >= FEWEST_RISING && followers >= MOSTLY_NEXT * (rising.size - 1) && 4 * others < rising.size;
  return areNumbers
    ? lines.map((line, at) => (rising.has(at) ? line.replace(NUMBERED, '') : line))
    : [...lines];
}

/** Lines without the numbers before the dishes, where they count them: 1, 2, 3, and on from 10 under the next heading. */
function withoutNumbers(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => Number(NUMBERED.exec(line)?.[1] ?? Number.NaN));
  let next = 1;
  const counted = new Set<number>();
  for (const [at, number] of numbers.entries())
    if (number === next || (counted.size > 2 && number > next)) {
      counted.add(at);
      next = number + 1;
    }
  if (counted.size < 3) return withoutRising(lines, numbers);
  return lines.map((line, at) => (counted.has(at) ? line.replace(NUMBERED, '') : line));
}

/** Stars or underlines around some words, and not around all of the line. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*\*?|__?)([^\s*_](?:[^*_]*[^\s*_])?)\1(?![\p{L}\p{N}*_])/gu;
/** Marks of emphasis before an amount, `**Latte** – $4`, are no part of the words. */
const plainWords = (line: string) =>
  /\d/.test(line.replaceAll(EMPHASIS, '')) ? line.replaceAll(EMPHASIS, '$2') : line;

/** Whether a line is a legend whose first code looks like a bullet. */
function isPictured(line: string): boolean {
  const legend = BULLET.test(line) && line.length <= LONGEST_LINE ? legendOf(line) : undefined;
  return (
    legend !== undefined && (legend.size > 1 || /^(?:\*|\p{Extended_Pictographic}+\s?[=:–—-])/u.test(line))
  );
}

/** The fewest lines of numbered allergens that are a legend: `1. Gluten`, `(2) Eggs`. */
const FEWEST_LISTED = 4;
const LISTED = /^[([]?\d{1,2}[)\].]/;

/** Whether a line explains a number as an allergen, which else looks like the number of a dish. */
function explainsNumber(line: string): boolean {
  const legend = LISTED.test(line) && line.length <= LONGEST_LINE ? legendOf(line) : undefined;
  return legend !== undefined && [...legend.values()].every(({ warning }) => warning);
}

/** Whether a line is marked at both ends; with an amount in it the same picture has to stand there. */
const isMarked = (line: string) =>
  MARKED_ENDS.test(line) && (!/\d/.test(line) || line.startsWith('*') || [...line][0] === [...line].at(-1));

/** The lines of a text as they are searched: without bullets, numbers and emphasis. */
export const readable = (texts: readonly string[]): string[] => {
  const lines = withListedLegends(texts.map((raw) => shortened(raw.trim())));
  const listed = new Set(lines.filter(explainsNumber));
  return withoutNumbers(
    lines.map((line) => {
      if (listed.size >= FEWEST_LISTED && listed.has(line)) return line;
      // A picture or a star at both ends marks a heading, and others may be the codes of a legend.
      return isMarked(line) || isPictured(line) ? line : plainWords(line.replace(BULLET, '') || line);
    }),
  );
};

/** Words in italics below a dish, `_crispy chicken, slaw_`, which describe it; a list that begins small does in bold too. */
const EMPHASIZED = /^(?<mark>[*_])(?<words>[^*_]+)\k<mark>$/u;

function emphasized(line: string): string | undefined {
  const { mark, words = '' } = EMPHASIZED.exec(line)?.groups ?? {};
  const isList = /^\p{Ll}.*[,،]/u.test(words);
  return (mark === '_' ? isDescribing(words) : isList) ? words : undefined;
}

const asText = (line: string): Entry => {
  const words = emphasized(line);
  if (words) return { kind: 'text', text: words };
  const heading = markedHeading(line);
  return heading ? { kind: 'heading', text: heading } : { kind: 'text', text: line };
};

/** Words alone before a price, which say that it is that of each dish around, or the least of several: `All £3.90`, `from 5`. */
const FOR_EACH =
  /^(?:from|starting (?:at|from)|ab|от|من|dès|à partir de|desde|a partir(?: de| da)?|od|от|από|all|each|any|je|jeweils|alle|chacune?|tous|todos|todas|cada uno|cada una|tutti|ciascuno|все|каждый|الكل|لكل)[\s:.–—-]*$/iu;

function asPriced(line: string, { before, prices }: Priced): Dish | PriceLine {
  if (!LETTER.test(before) || FOR_EACH.test(before)) return { kind: 'price', text: line, prices };
  const { words, from } = prices.length === 1 ? withoutFrom(before) : { words: before, from: '' };
  const dish = dishOf(line, words, prices);
  dish.measure = from;
  return dish;
}

function asVariants(line: string, priced: Priced, prices: Price[]): Entry {
  const entry = asPriced(line, priced);
  const isWhole = entry.kind === 'dish' && entry.prices.length > 1;
  return { kind: 'variants', text: line, prices, whole: isWhole ? entry : undefined };
}

/** Tells what a line is by itself; `priced` are its prices. */
export function entryOf({ line, priced, variants }: PricedLine): Entry {
  if (isRuler(line)) return { kind: 'gap' };
  if (!priced && line.includes('\t')) {
    // The header of a table that a page has again over each section.
    const cells = line.split('\t').map((cell) => cell.trim());
    if (headerColumns(cells)) return { kind: 'left', text: line };
    const named = headingColumns(cells)?.filter(({ role }) => role === 'price');
    if (named?.every(({ size }) => size === ''))
      return { kind: 'heading', text: bareHeading(cells[0] ?? line) };
  }
  if (line.length > LONGEST_LINE) return { kind: 'text', text: line };
  // A short form of pieces is a street's too: `(4 st)`.
  const { line: bare } = withoutDeposit(line);
  const own = /[([]/.test(bare) ? portionBeforePrice(bare).line : bare;
  if (isContact(own)) return { kind: 'left', text: line, isContact: true };
  if (isPriceless(line)) return { kind: 'left', text: line, isDish: true };
  if (isTimedMeal(line)) return { kind: 'heading', text: bareHeading(line) };
  if (isNotice(own) || isLegendHead(line) || legendOf(line)) return { kind: 'left', text: line };
  if (priced && variants) return asVariants(line, priced, variants);
  if (priced) return asPriced(line, priced);
  return LETTER.test(line) ? asText(line) : { kind: 'left', text: line };
}

/** Marks and words between a heading and the names of sizes: `WINE BY THE glass / bottle`. */
const BEFORE_SIZES = /(?:\s(?:by the|per|по|au|al|im|in))?[\s:(|/–—-]+$|\s(?:by the|per|au|al|im)$/i;

/** Whether measures stand alone, as those of the dish above them: no line with a price for each follows. */
const isLone = ({ before, sizes }: SizeColumns, below: string | undefined, currency: string) =>
  !LETTER.test(before) &&
  sizes.every((size) => /\d/.test(size)) &&
  findPrices(below ?? '', currency, sizes.length)?.prices.length !== sizes.length;

/** Words that say for how many a dish is, with a number behind them. */
const ONLY_COUNTS =
  /^[\s(*]*(?:serves|feeds|enough for|good for|for|ideal for|рассчитано на|на|يكفي|تكفي|تكفي ل|für|reicht für|pour|para|per)\s*$/iu;

/** The prices of a line, unless they only say what the dish above costs more. */
function ownPrices(line: string, currency: string, columns: number): Priced | undefined {
  const found = findPrices(line, currency, columns);
  if (found && ONLY_COUNTS.test(found.before) && !found.prices[0]?.currency) return undefined;
  return found && tellsMore(found.before) ? undefined : found;
}

/** Gives prices without names those of their columns; the only price of the first column needs none. */
function nameSizes(prices: readonly Price[], own: readonly string[], all: readonly string[]): void {
  const isPlain = prices.length === own.length && prices.every(({ size }) => size === '');
  const isUsual = prices.length === 1 && own[0] === all[0];
  if (isPlain && !isUsual) for (const [at, price] of prices.entries()) price.size = own[at] ?? '';
}

/** The prices of lines; the names of sizes above them say how many each has, and give their names. */
function pricedLines(
  lines: readonly string[],
  currency: string,
): { priced: PricedLine[]; heads: Map<number, string> } {
  const heads = new Map<number, string>();
  let sizes: string[] = [];
  let wasGap = true;
  const priced = lines.map((line, at): PricedLine => {
    const row = withoutDashes(line, sizes);
    const found = ownPrices(row.line, currency, Math.max(1, row.sizes.length));
    const isShort = !found && line.length <= LONGEST_LINE && !legendOf(line);
    const named = isShort ? sizesNamed(line, lines.slice(at + 1, at + 4)) : undefined;
    if (named && !isLone(named, lines[at + 1], currency)) {
      heads.set(at, named.before.replace(BEFORE_SIZES, ''));
      sizes = named.sizes;
    } else if (!found && (markedHeading(line) || isUpper(line) || (wasGap && LETTER.test(line)))) {
      // Sizes hold under a heading too, where as many amounts go on in columns.
      if (amountsAtEnd(lines[at + 1] ?? '') !== sizes.length) sizes = [];
    }
    wasGap = isRuler(line);
    if (found) nameSizes(found.prices, row.sizes, sizes);
    return { line, priced: found, variants: found && variantsIn(line, currency) };
  });
  return { priced, heads };
}

/** Whether a first line with a bare number may name the place: the next tells how to reach it, or no other has a price. */
function isPlaceName(entries: readonly Entry[], at: number): boolean {
  const [entry, next] = [entries[at], entries[at + 1]];
  if (at > 0 || entry?.kind !== 'dish' || entry.prices.some(({ currency }) => currency)) return false;
  // A name with the number of its page stands apart from what follows, which is no dish.
  const following = next?.kind === 'gap' ? entries.slice(1).find(({ kind }) => kind !== 'gap') : undefined;
  const isApart =
    following !== undefined && !PRICED_KINDS.has(following.kind) && isUpper(trimmed(entry.words));
  if (isApart) return true;
  const isAlone = entries.length > 3 && entries.slice(1).every(({ kind }) => !PRICED_KINDS.has(kind));
  return isAlone || (next?.kind === 'left' && next.isContact === true);
}

/** Whether the words of a dish may only remark on its price, which is of the words above: `$7.50 • Popular`. */
function isRemark(entries: readonly Entry[], at: number): boolean {
  const entry = entries[at];
  return entry?.kind === 'dish' && /^\s*[•·]/.test(entry.words) && entries[at - 1]?.kind === 'text';
}

/** The kinds of a text's lines. */
export function lineEntries(lines: readonly string[], currency: string): Entry[] {
  const { priced, heads } = pricedLines(lines, currency);
  const legend = legendIn(lines);
  const entries = withoutYears(withBracketedPrices(withPricesBetween(priced, currency), currency)).flatMap(
    (line, at): Entry[] => {
      const head = heads.get(at);
      if (isCodes(line.line, legend)) return [{ kind: 'text', text: line.line, isCodes: true }];
      if (head === undefined) return [entryOf(line)];
      return LETTER.test(head) ? [{ kind: 'heading', text: bareHeading(head) }] : [];
    },
  );
  for (const [at, entry] of entries.entries())
    if (entry.kind === 'dish' && isPlaceName(entries, at)) entry.doubt = 'amount';
    else if (entry.kind === 'dish' && isRemark(entries, at)) entry.doubt = 'sentence';
  return entries;
}

/** The codes that the legends of a text explain; under a line that announces one, a line may explain a single code. */
export function legendIn(lines: readonly string[]): Legend {
  return new Map(lines.flatMap((line) => (line.length > LONGEST_LINE ? [] : [...(legendOf(line) ?? [])])));
}
