import { hasAddition, isOfOther } from './additions.ts';
import { markPattern } from './currency-marks.ts';
import { type Dish, dishOf, type Entry, isWords, type Words } from './entries.ts';
import { isDescribing, isUpper } from './headings.ts';
import { trimmed } from './plain-text.ts';
import type { Price } from './price.ts';
import { withoutOldPrice } from './price-words.ts';
import { findPrices } from './prices.ts';
import { isSizeName } from './sizes.ts';

type Variants = Extract<Entry, { kind: 'variants' }>;

const MOST_WORDS = 3;

function makeSplit() {
  const mark = markPattern();
  return new RegExp(
    String.raw`(?<=\d(?:\s?(?:${mark})\.?)?)[\s,;/|]+(?!(?:${mark})\.?(?:[\s,;/|]|$))(?=\p{L})`,
    'iu',
  );
}

let split: RegExp | undefined;

/** A name of a few words with one price that has a currency or decimals. */
function variantIn(part: string, currency: string): Price | undefined {
  const found = findPrices(part, currency);
  const [price, ...others] = found?.prices ?? [];
  const name = trimmed(found?.before ?? '');
  const isName = /^[^\d,;]*\p{L}{2}[^\d,;]*$/u.test(name) && name.split(' ').length <= MOST_WORDS;
  const isSure = price?.currency !== undefined || /\d[.,]\d{2}$/.test(part.trim());
  if (!price || others.length > 0 || !isName || !isSure || isSizeName(name) || isOfOther(found?.before ?? ''))
    return undefined;
  price.size = name;
  return price;
}

/** The variants of a line that is nothing but names with a price each: `Chicken £7.50  Prawn £8.50`. */
export function variantsIn(line: string, currency: string): Price[] | undefined {
  split ??= makeSplit();
  const parts = line.split(split);
  if (parts.length < 2 || hasAddition(line) || withoutOldPrice(line).told) return undefined;
  const variants = parts.flatMap((part) => variantIn(part, currency) ?? []);
  return variants.length === parts.length ? variants : undefined;
}

/** The variants of a line without a title above, each as a dish in doubt; one dish where the line also reads as one. */
function apart({ prices, whole }: Variants): Dish[] {
  if (whole) return [whole];
  return prices.map(
    (price): Dish => ({
      ...dishOf(`${price.size} ${price.amount}`, price.size, [
        { amount: price.amount, currency: price.currency, size: '' },
      ]),
      doubt: 'several',
    }),
  );
}

/** Whether the first words are the heading over the title that follows. */
const isOverTitle = ([first, second]: readonly Words[]) =>
  first !== undefined &&
  second !== undefined &&
  isUpper(first.text) &&
  !isUpper(second.text) &&
  !isDescribing(second.text);

/** The parts of the lines right above variants: what belongs to the dish before, a heading, the title, and its description. */
function partsAbove(group: readonly Words[]) {
  const begin = group.findIndex(({ text }) => !isDescribing(text));
  const own = begin < 0 ? [] : group.slice(begin);
  const heading = isOverTitle(own) ? own[0] : undefined;
  const [title, ...descriptions] = heading ? own.slice(1) : own;
  return { before: begin < 0 ? group : group.slice(0, begin), heading, title, descriptions };
}

/**
 * Entries in which lines of variants have become the prices of the title right above them. It is in doubt unless it begins a
 * block and has a description, a heading right above, or the same variants as another title. Several such lines in a row, and
 * one below capitals alone, are dishes under a heading, each in doubt.
 */
export function withVariants(entries: readonly Entry[]): Entry[] {
  const first = ({ prices }: Variants) => prices[0]?.size;
  const lines = entries.filter((entry) => entry.kind === 'variants');
  const made: Entry[] = [];
  const titled = new Set<Entry>();
  for (const [at, entry] of entries.entries()) {
    if (entry.kind !== 'variants') {
      made.push(entry);
      continue;
    }
    const begin = made.findLastIndex((one) => !isWords(one)) + 1;
    const { before, heading, title, descriptions } = partsAbove(made.slice(begin).filter(isWords));
    const isAlike = lines.some((line) => line !== entry && first(line) === first(entry));
    const isHeading = title && isUpper(title.text) && descriptions.length === 0 && !isAlike;
    if (!title || isHeading || entries[at + 1]?.kind === 'variants') {
      made.push(...apart(entry));
      continue;
    }
    const over = made[begin - 1];
    const begins = !over || over.kind === 'gap' || over.kind === 'heading' || titled.has(over);
    const isTold = descriptions.length > 0 || heading || over?.kind === 'heading' || isAlike;
    const dish = dishOf(entry.text, title.text, entry.prices);
    dish.descriptions.push(...descriptions.map(({ text }) => text));
    if (!begins || !isTold) dish.doubt = 'several';
    titled.add(dish);
    made.splice(begin, Number.POSITIVE_INFINITY, ...before);
    if (heading) made.push({ kind: 'heading', text: heading.text });
    made.push(dish);
  }
  return made;
}
