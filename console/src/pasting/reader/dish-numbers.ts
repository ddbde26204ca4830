import { amountOf, type Entry, type PriceLine } from './entries.ts';

/** The fewest prices with a currency that tell numbers without one apart, and the least part of all. */
const FEWEST = 3;
const LEAST_PART = 0.4;
/** How many times the dearest dish a number is that orders one: `31005`. */
const FAR = 2;

const isBare = ({ prices: [price, ...others] }: PriceLine) =>
  others.length === 0 && price?.currency === undefined && Number.isInteger(Number(price?.amount));

/** Entries without the numbers by which dishes are ordered, alone on their lines where the prices have a currency. */
export function withoutDishNumbers(entries: readonly Entry[]): Entry[] {
  const lines = entries.filter((entry) => entry.kind === 'price');
  const sure = lines.filter(({ prices }) => prices[0]?.currency !== undefined);
  const bare = lines.filter(isBare);
  if (bare.length === 0 || sure.length < FEWEST || sure.length < LEAST_PART * lines.length)
    return [...entries];
  const dearest = Math.max(...sure.map(amountOf));
  const doCount = bare.every((line, at) => at === 0 || amountOf(line) > amountOf(bare[at - 1] ?? line));
  if (!doCount && !bare.every((line) => amountOf(line) > FAR * dearest)) return [...entries];
  const numbers: ReadonlySet<Entry> = new Set(bare);
  return entries.map((entry) =>
    numbers.has(entry) && entry.kind === 'price' ? { kind: 'left', text: entry.text } : entry,
  );
}
