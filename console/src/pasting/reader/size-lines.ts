import { type Dish, dishOf, type Entry, isEdge, isUncoded } from './entries.ts';
import { isDescribing, isUpper } from './headings.ts';
import { trimmed } from './plain-text.ts';
import type { Price } from './price.ts';
import { isSectionName } from './section-names.ts';
import { isOnlySize, saysHowMuch } from './sizes.ts';

/** Lines of nothing but sizes and prices, and the lines of the dish above them. */
type Found = { title: number; begin: number; end: number; prices: Price[] };

/** The most lines of a description between a title and its sizes. */
const MOST_LINES = 2;

const isSizeLine = (entry: Entry | undefined): entry is Dish =>
  entry?.kind === 'dish' && entry.prices.length === 1 && isOnlySize(trimmed(entry.words));

/** The place of the title of the sizes that begin at some place: right above, or over its description. */
function titleAbove(entries: readonly Entry[], begin: number): number | undefined {
  for (let at = begin - 1; at >= begin - 1 - MOST_LINES; at--) {
    const entry = entries[at];
    if (!isUncoded(entry)) return undefined;
    if (!isDescribing(entry.text)) return at;
  }
  return undefined;
}

/** The lines of sizes below a title of their own. */
function foundIn(entries: readonly Entry[]): Found[] {
  const found: Found[] = [];
  for (let begin = 0; begin < entries.length; begin++) {
    if (!isSizeLine(entries[begin]) || isSizeLine(entries[begin - 1])) continue;
    let end = begin;
    const prices: Price[] = [];
    for (let entry = entries[end]; isSizeLine(entry); entry = entries[++end])
      prices.push(...entry.prices.map((price) => ({ ...price, size: trimmed(entry.words) })));
    const title = titleAbove(entries, begin);
    if (title !== undefined) found.push({ title, begin, end, prices });
  }
  return found;
}

/** Whether a title is none of a section: it has several sizes, or nothing that may be a dish of a section follows. */
function isTitle(entries: readonly Entry[], { title, end, prices }: Found, areUsual: boolean): boolean {
  const [entry, next] = [entries[title], entries[end]];
  if (!isUncoded(entry)) return false;
  if (prices.length > 1) return next?.kind !== 'dish' || !(isUpper(entry.text) || isSectionName(entry.text));
  return !isUpper(entry.text) && (areUsual || isEdge(next) || isUncoded(next));
}

/** Leaves a size in doubt that stands alone below a dish, for it may be a dearer one of that. */
function doubted(entry: Entry, before: Entry | undefined): Entry {
  if (!isSizeLine(entry)) return entry;
  const isBelow =
    (isUncoded(before) && isDescribing(before.text)) ||
    (before?.kind === 'dish' && saysHowMuch(trimmed(entry.words)));
  return isBelow ? { ...entry, doubt: entry.doubt ?? 'several' } : entry;
}

/** Entries in which lines of nothing but sizes with their prices have become the prices of the title above them. */
export function withSizeLines(entries: readonly Entry[]): Entry[] {
  const found = foundIn(entries);
  const meant = found.filter((one) => isTitle(entries, one, found.length > 1));
  const made: Entry[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const own = meant.find(({ title }) => title === at);
    if (own && isUncoded(entry)) {
      const lines = entries
        .slice(own.begin, own.end)
        .flatMap((line) => (line.kind === 'dish' ? [line.text] : []));
      const dish = dishOf(lines.join(' '), entry.text, own.prices);
      const below = entries.slice(at + 1, own.begin).filter(isUncoded);
      dish.descriptions.push(...below.map(({ text }) => text));
      if (own.prices.length === 1) dish.measure = own.prices[0]?.size ?? '';
      made.push(dish);
      at = own.end - 1;
    } else if (entry) made.push(doubted(entry, entries[at - 1]));
  }
  return made;
}
