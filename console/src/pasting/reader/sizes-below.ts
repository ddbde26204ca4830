import type { Dish, Entry } from './entries.ts';
import { trimmed } from './plain-text.ts';
import type { Price } from './price.ts';

/** The name of a size that begins small, behind a title and a mark: `Oysters ... les 6`. */
const BEHIND =
  /^(?<title>.*?\p{L}.*?)(?:\s*[.…·_–—:,(]+\s*|\s{2,})(?<name>(?<word>\p{Ll}+) [^\s.…]{1,12})[\s.…·_)–—:-]*$/u;
const ALONE = /^(?<word>\p{Ll}+) [^\s.…]{1,12}$/u;

/** The prices of the lines from a place on that are nothing but names of sizes, which begin with the same word. */
function pricesBelow(entries: readonly Entry[], begin: number, word: string): Price[] {
  const prices: Price[] = [];
  for (const entry of entries.slice(begin)) {
    const [price, ...others] = entry.kind === 'dish' ? entry.prices : [];
    const size = entry.kind === 'dish' ? trimmed(entry.words) : '';
    if (!price || others.length > 0 || ALONE.exec(size)?.groups?.word !== word) break;
    prices.push({ ...price, size });
  }
  return prices;
}

/** A dish with the sizes in the lines below it, and how many those are. */
function sized(dish: Dish, entries: readonly Entry[], at: number): { dish: Dish; count: number } {
  const [first, ...others] = dish.prices;
  const { title, name = '', word = '' } = BEHIND.exec(dish.words)?.groups ?? {};
  if (!first || others.length > 0 || !title) return { dish, count: 0 };
  const prices = pricesBelow(entries, at + 1, word);
  if (prices.length === 0 || prices.some(({ amount }) => Number(amount) <= Number(first.amount)))
    return { dish, count: 0 };
  return {
    dish: { ...dish, words: title, prices: [{ ...first, size: name }, ...prices] },
    count: prices.length,
  };
}

/** Entries in which lines with the name of a size, `les 12 28 €`, give their price to the dish above: `Oysters, les 6 15 €`. */
export function withSizesBelow(entries: readonly Entry[]): Entry[] {
  const made: Entry[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (entry?.kind === 'dish') {
      const { dish, count } = sized(entry, entries, at);
      made.push(dish);
      at += count;
    } else if (entry) made.push(entry);
  }
  return made;
}
