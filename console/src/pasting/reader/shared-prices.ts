import { type Dish, dishOf, type Entry } from './entries.ts';
import { isDescribing, isUpper } from './headings.ts';
import { trimmed } from './plain-text.ts';

/** Words at the end which say that a price is of everything below: `Sides $5 each`, `COCKTAILS – all 14`. */
const SHARED = /[\s–—:-](?:all|each|alle|je|toutes?|tous|tutti|все|все по|الكل)[\s–—:-]*$/iu;
/** The fewest dishes below such a price. */
const FEWEST = 2;

/** The lines right below a price for all; none where they go on to a dish with its own price. */
function linesBelow(entries: readonly Entry[], begin: number): string[] {
  const texts: string[] = [];
  for (let at = begin; ; at++) {
    const entry = entries[at];
    if (entry?.kind === 'dish') return [];
    if (entry?.kind !== 'text' || isUpper(entry.text)) return isDescribing(texts[0] ?? '') ? [] : texts;
    texts.push(entry.text);
  }
}

/** The dishes of some lines with the price of another; a line that describes belongs to the dish above it. */
function dishesOf(lines: readonly string[], { prices }: Dish): Dish[] {
  const dishes: Dish[] = [];
  for (const text of lines) {
    if (isDescribing(text)) dishes.at(-1)?.descriptions.push(text);
    else dishes.push(dishOf(text, text, prices));
  }
  return dishes;
}

/** The dishes of a line with several names and one price for each: `Pepper | Béarnaise | Chimichurri 18 each`. */
function dishesBeside(dish: Dish): Dish[] {
  const end = SHARED.exec(dish.words)?.index;
  const names = end ? dish.words.slice(0, end).split(/\s+[|•·]\s+/) : [];
  const areNames =
    names.length >= FEWEST && dish.prices.length === 1 && names.every((name) => /\p{L}/u.test(name));
  return areNames ? names.map((name) => dishOf(dish.text, trimmed(name), dish.prices)) : [dish];
}

/** Entries in which a heading with a price for all gives it to the lines below. */
export function withSharedPrices(entries: readonly Entry[]): Entry[] {
  const made: Entry[] = [];
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (!entry) continue;
    const end = entry.kind === 'dish' ? SHARED.exec(entry.words)?.index : undefined;
    const begin = entries[at + 1]?.kind === 'gap' ? at + 2 : at + 1;
    const lines = end ? linesBelow(entries, begin) : [];
    const dishes = entry.kind === 'dish' ? dishesOf(lines, entry) : [];
    if (entry.kind === 'dish' && dishes.length >= FEWEST) {
      made.push({ kind: 'heading', text: trimmed(entry.words.slice(0, end)) }, ...dishes);
      at = begin + lines.length - 1;
    } else if (entry.kind === 'dish') made.push(...dishesBeside(entry));
    else made.push(entry);
  }
  return made;
}
