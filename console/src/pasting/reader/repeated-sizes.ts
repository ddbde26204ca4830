import { amountOf, type Dish, type Entry } from './entries.ts';

/** The fewest dishes below which the same words stand again. */
const FEWEST = 3;

/** Whether words with one price stand right below another dish, and cost more than it. */
function isBelowCheaper(entry: Dish, above: Entry | undefined): boolean {
  return (
    entry.prices.length === 1 &&
    entry.descriptions.length === 0 &&
    above?.kind === 'dish' &&
    above.words !== entry.words &&
    above.prices.length === 1 &&
    amountOf(above) < amountOf(entry)
  );
}

/**
 * Entries in which the same words with a price of their own, `large` or `meal`, below one dish after another are a dearer size of
 * each, and no dish that the menu has several times.
 */
export function withRepeatedSizes(entries: readonly Entry[]): Entry[] {
  const said = entries.filter(({ kind }) => kind !== 'gap');
  const above = new Map(said.map((entry, at) => [entry, said[at - 1]]));
  const found = new Map<string, Dish[]>();
  for (const entry of said) {
    if (entry.kind !== 'dish') continue;
    const same = found.get(entry.words) ?? [];
    same.push(entry);
    found.set(entry.words, same);
  }
  const sizes = [...found.values()].filter(
    (dishes) => dishes.length >= FEWEST && dishes.every((dish) => isBelowCheaper(dish, above.get(dish))),
  );
  const dropped = new Set<Entry>(sizes.flat());
  for (const entry of dropped) {
    const dish = above.get(entry);
    if (entry.kind !== 'dish' || dish?.kind !== 'dish') continue;
    dish.prices.push(...entry.prices.map((price) => ({ ...price, size: entry.words })));
  }
  return entries.filter((entry) => !dropped.has(entry));
}
