import { moneyBeyond } from '../money.ts';
import type { Dish, Entry } from './entries.ts';
import { isDescribing } from './headings.ts';
import type { PastedExtra } from './menu.ts';
import { trimmed } from './plain-text.ts';
import { findPrices } from './prices.ts';

const ADD =
  'add|add-?on|добавь|добавить|أضف|إضافة|اضافة|ajouter|ajoutez|aggiungi|aggiungere|añade|añadir|zusätzlich|ilave';
/** Words that stand over additions of their own, and only with a colon add to a dish. */
const EXTRAS =
  'extras?|add-?ons?|toppings?|suppl[eé]ments?|suplementos?|доп|дополнительно|إضافات|اضافات|ekstra';
const ADDING = new RegExp(String.raw`^\s*(?:\+|(?:${ADD})\s|(?:${ADD}|${EXTRAS})\.?:)\s*`, 'iu');
/** A plus right before the price. */
const PLUS_BEHIND = /\s*\+\s*$/;
/** Words that begin small and go on from the dish above; with a capital they are a dish of their own. */
const WITH = /^(?:with|mit|avec|con|с|со|مع)\s/u;
/** A mark or a word behind the price of an addition, before the next one. */
const FURTHER =
  /(?<=\d(?:\s?[^\s\d,;/|]{1,5})?)(?:\s*[,;،/|•·]\s*|\s+(?:or|and|oder|und|ou|et|или|и|أو|و)\s+|\s+(?=\+))(?=\+?\s*\p{L})/iu;

/** Whether words say what may be added to a dish. */
export const isAdding = (words: string): boolean => ADDING.test(words) || PLUS_BEHIND.test(words);

/** Whether words go on from the dish above and only tell what that costs more: `with strawberries +$2`. */
export const tellsMore = (words: string): boolean =>
  PLUS_BEHIND.test(words) && /^\p{Ll}/u.test(words) && !ADDING.test(words);

/** Whether words belong to another dish: they add to it, or go on from it. */
export const isOfOther = (words: string): boolean => isAdding(words) || WITH.test(words);

/** The additions of a line, `add tomato $1, add bacon $2`; none where a part of it has no price of its own. */
function addedBy({ text }: Pick<Dish, 'text'>, currency: string): PastedExtra[] {
  const own = text.replace(/^(.*[^)])\)$/, (all, inside: string) => (inside.includes('(') ? all : inside));
  const parts = own.split(FURTHER).map((part) => findPrices(part, currency));
  const extras = parts.flatMap((part) => {
    const [price, ...others] = part?.prices ?? [];
    const title = trimmed((part?.before ?? '').replace(ADDING, '').replace(PLUS_BEHIND, ''));
    return price && others.length === 0 && /\p{L}{3}/u.test(title) ? [{ title, price: price.amount }] : [];
  });
  return extras.length === parts.length ? extras : [];
}

/** The end of a description in whose line an addition follows: `Rocket, lemon. Add chicken 3`. */
const DESCRIPTION_END = new RegExp(String.raw`(?:\.\s+|\s\()(?=(?:${ADD})\s)`, 'iu');

/** Whether a line begins with an addition, or has one behind a description. */
export const hasAddition = (line: string): boolean => isAdding(line) || DESCRIPTION_END.test(line);

/** The description and the addition of a line that has both. */
function describedAddition({ text }: Dish): [description: string, added: { text: string }] | [] {
  const [description = '', ...rest] = text.split(DESCRIPTION_END);
  if (rest.length === 0 || !isDescribing(description) || isAdding(description)) return [];
  return [description, { text: text.slice(description.length).replace(/^\.?\s+\(?/, '') }];
}

/** The same dish with something at a higher price, `with chicken 75` below a salad for 60. */
function variantOf(dish: Dish, { prices: [first] }: Dish): PastedExtra[] {
  const [price, ...others] = dish.prices;
  const more = first && price && others.length === 0 && moneyBeyond(price.amount, first.amount);
  return more ? [{ title: trimmed(dish.words), price: more }] : [];
}

/** Whether a dish follows some place without a gap, so that what stands there is not meant for all above it. */
function goesOn(entries: readonly Entry[], at: number): boolean {
  const next = entries[at + 1];
  return next?.kind === 'dish' && (!isAdding(next.words) || goesOn(entries, at + 1));
}

/**
 * Entries in which what is added right below a dish is an extra of it. Below the last of several dishes it may be meant for
 * all of them, and stays as it is.
 */
export function withAdditions(entries: readonly Entry[], currency: string): Entry[] {
  let above: Dish[] = [];
  let isTold = false;
  const extrasOf = (entry: Dish, at: number): PastedExtra[] => {
    const dish = above.at(-1);
    if (!dish || WITH.test(dish.words)) return [];
    if (isAdding(entry.words))
      return above.length === 1 || goesOn(entries, at) ? addedBy(entry, currency) : [];
    // Below a description, between dishes, and where prices have lines of their own, a capital begins no dish either.
    const mayBeDish = dish.text.includes(dish.words) && !isTold && !goesOn(entries, at);
    const words = mayBeDish ? entry.words : entry.words.toLowerCase();
    return WITH.test(words) ? variantOf(entry, dish) : [];
  };
  return entries.flatMap((entry, at): Entry[] => {
    if (entry.kind === 'gap' || entry.kind === 'heading') above = [];
    if (entry.kind !== 'dish') {
      isTold = entry.kind === 'text' && above.length > 0;
      return [entry];
    }
    const [description, added] = above.length > 0 ? describedAddition(entry) : [];
    const described: Entry | undefined = description ? { kind: 'text', text: description } : undefined;
    const extras = added ? addedBy(added, currency) : extrasOf(entry, at);
    above.at(-1)?.additions.push(...extras);
    if (extras.length > 0) return described ? [described] : [];
    isTold = false;
    if (!isAdding(entry.words)) above.push(entry);
    return [entry];
  });
}
