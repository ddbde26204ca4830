import { moneyBeyond } from '@sofra/contract/money/money';
import { withoutAnyCodes } from './allergens.ts';
import type { BareCodes } from './bare-codes.ts';
import { type Legend, meaningOf } from './legends.ts';
import type { PastedExtra, PastedItem, Reader } from './menu.ts';
import type { Price } from './price.ts';
import type { RawDish } from './sections.ts';
import { numberedSize, sizeName, sizeTitle } from './sizes.ts';
import { type Line, readTitle, type Tongues, tell } from './words.ts';

/** The larger sizes of a dish as extras, and what is told of the prices in its description. */
function sizesOf(prices: readonly Price[], reader: Reader): { extras: PastedExtra[]; note: string } {
  const [first, ...others] = prices;
  if (!first) return { extras: [], note: '' };
  const extras = others.flatMap(({ amount, size, endsRange }, at) => {
    const more = moneyBeyond(amount, first.amount);
    const title = size ? sizeTitle(size, reader.main) : numberedSize(at + 2, reader.main);
    return title && (size !== '' || !endsRange) && more ? [{ title, price: more }] : [];
  });
  // Ranges, sizes with a name too short for an extra, and cheaper ones are told as they stand.
  if (extras.length < others.length) return { extras: [], note: writtenOf(prices, reader) };
  return { extras, note: first.size && sizeName(first.size, reader.main) };
}

const writtenOf = (prices: readonly Price[], reader: Reader) =>
  prices.map(({ amount, size }) => (size ? `${sizeName(size, reader.main)} ${amount}` : amount)).join(' / ');

/** A dish with the words of its own line, as far as they are read, and the lines below without those of codes. */
export type ReadDish = { dish: RawDish; line: Line; lines: readonly string[] };

/** Reads the own line of a dish. */
export function readDish(dish: RawDish, legend: Legend, bare: BareCodes, tongues: Tongues): ReadDish {
  const { coded, lines } = withoutAnyCodes(dish.words, dish.lines, legend, bare);
  for (const { words, warning, speciality } of dish.contents.map(meaningOf)) {
    if (warning) coded.ingredient_warnings.push(warning);
    if (speciality) coded.food_speciality.push(speciality);
    if (!warning && !speciality) coded.notes.push(words);
  }
  return { lines, dish, line: readTitle(coded, tongues) };
}

/** A dish as it goes into the menu, and the languages that its description took in. */
export function itemOf({ dish, line, lines }: ReadDish, tongues: Tongues, reader: Reader) {
  const { extras, note } = sizesOf(dish.prices, reader);
  const { unspoken, ...words } = tell(
    line.parts,
    lines,
    [dish.measure, line.measure, note, ...line.notes],
    tongues,
    reader,
  );
  const item: PastedItem = {
    ...words,
    price: dish.prices[0]?.amount ?? '',
    extras: [...extras, ...dish.additions],
    ingredient_warnings: line.ingredient_warnings,
    food_speciality: line.food_speciality,
  };
  return { item, unspoken };
}
