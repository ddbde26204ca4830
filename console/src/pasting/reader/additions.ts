import { moneyBeyond } from '@sofra/contract/money/money';
import { ADD, addedIn, isOverExtras, mayAdd, saysAdding } from './addition-words.ts';
import { amountOf, type Dish, type Entry } from './entries.ts';
import { beginsSmall, isDescribing } from './headings.ts';
import type { PastedExtra } from './menu.ts';
import { trimmed } from './plain-text.ts';
import { findPrices } from './prices.ts';
import { isSectionName } from './section-names.ts';

/** Words that stand over additions of their own, and only with a colon add to a dish. */
const EXTRAS =
  'extras?|add-?ons?|toppings?|suppl[eé]ments?|suplementos?|доп|дополнительно|إضافات|اضافات|ekstra|ilaveler|dodatki|aggiunte|adicionales|adicionais';
const ADDING = new RegExp(String.raw`^\s*(?:\+|(?:${EXTRAS})\.?:)\s*`, 'iu');
/** A plus right before the price. */
const PLUS_BEHIND = /\s*\+\s*$/;
/** Words that begin small and go on from the dish above; with a capital they are a dish of their own. */
const WITH = /^(?:with|mit|avec|con|com|met|med|z|ze|s|se|so|cu|sa|с|со|із|зі|з|са|με|مع|با|עם)\s/u;
/** A mark or a word behind the price of an addition, before the next one. */
const FURTHER =
  /(?<=\d(?:\s?[^\s\d,;/|]{1,5})?)(?:\s*[,;،/|•·]\s*|\s+(?:or|and|oder|und|ou|et|или|и|أو|و)\s+|\s+(?=\+))(?=\+?\s*\p{L})/iu;

/** Whether words say what may be added to a dish. */
export const isAdding = (words: string): boolean =>
  ADDING.test(words) || PLUS_BEHIND.test(words) || saysAdding(words);

/** Whether words go on from the dish above and only tell what that costs more: `with strawberries +$2`. */
export const tellsMore = (words: string): boolean =>
  PLUS_BEHIND.test(words) && /^\p{Ll}/u.test(words) && !ADDING.test(words) && !saysAdding(words);

/** Whether words belong to another dish: they add to it, or go on from it. */
export const isOfOther = (words: string): boolean => isAdding(words) || WITH.test(words);

const titleOf = (words: string) => addedIn(words.replace(ADDING, '').replace(PLUS_BEHIND, ''));

/** The text of an addition, or the row of a table that it is. */
type Added = { text: string; row?: Dish | undefined };

/** The additions of a line, `add tomato $1, add bacon $2`; none where a part of it has no price of its own. */
function addedBy({ text, row }: Added, currency: string): PastedExtra[] {
  if (row) return [{ title: trimmed(titleOf(row.words)), price: row.prices[0]?.amount ?? '' }];
  const own = text.replace(/^(.*[^)])\)$/, (all, inside: string) => (inside.includes('(') ? all : inside));
  const parts = own.split(FURTHER).map((part) => findPrices(part, currency));
  const extras = parts.flatMap((part) => {
    const [price, ...others] = part?.prices ?? [];
    const title = trimmed(titleOf(part?.before ?? ''));
    return price && others.length === 0 && /[\p{L}\p{M}]{3}/u.test(title)
      ? [{ title, price: price.amount }]
      : [];
  });
  return extras.length === parts.length ? extras : [];
}

/** The end of a description in whose line an addition follows: `Rocket, lemon. Add chicken 3`. */
const DESCRIPTION_END = new RegExp(String.raw`(?:[.,;،、。]\s+|\s[–—-]\s|\s\()(?=(?:${ADD})\s)`, 'iu');
/** A sentence with the word of an addition behind its full stop. */
const SENTENCE_END = /[.。]\s+(?=\p{L})/u;
/** Words of all the dishes, whose addition is not meant for the last. */
const OF_ALL =
  /(?<!\p{L})(?:all|any|every|alle[snr]?|jede[snr]?|tous|toutes|todos|todas|tutti|tutte|wszystkie|każde\p{L}*|všechny|všetky|minden|toate|всички|все|ко всем|до всіх|всі|sva|sve|tüm|her|όλα|όλες|alla|kaikki)(?!\p{L})|كل|جميع|כל/iu;

/** Whether a line begins with an addition, or has one behind a description. */
export const hasAddition = (line: string): boolean => isAdding(line) || DESCRIPTION_END.test(line);

/** The description and the addition of a line that has both. */
function describedAddition({ text }: Dish): [description: string, added: Added] | [] {
  const [description = '', ...rest] = text.split(DESCRIPTION_END);
  if (rest.length === 0 || !isDescribing(description) || isAdding(description)) return [];
  return [description, { text: text.slice(description.length).replace(/^[.,;،、。]?\s*[–—-]?\s*\(?/, '') }];
}

/** Whether words tell of dishes before they add something to them. */
const hasAdditionBehind = (words: string) =>
  DESCRIPTION_END.test(words) || words.split(SENTENCE_END).slice(1).some(saysAdding);

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

/** The part of the price above from which a line that begins small is no cheap addition. */
const CHEAP = 0.5;

/** The dishes of a block with the heading over it, and what is usual in the menu. */
type Block = {
  above: Dish[];
  heading: string;
  isTold: boolean;
  usual: number;
  areCapital: boolean;
};

/** Whether a line that may be a dish is rather an addition: its price is a small part of the dish's above, or the usual one. */
const isCheap = (entry: Dish, { above, usual }: Block) => {
  const dish = above.at(-1);
  return amountOf(entry) <= CHEAP * (dish ? amountOf(dish) : usual);
};

/** Whether a line adds to the dishes around it, and is no dish under a heading of additions. */
function adds(entry: Dish, block: Block): boolean {
  if (isOverExtras(block.heading)) return false;
  return isAdding(entry.words) || (mayAdd(entry.words) && isCheap(entry, block));
}

/** Whether a line may add to dishes, though its words don't say so: it begins small where dishes don't, and is cheaper. */
function isSuspect(entry: Dish, block: Block): boolean {
  const dish = block.above.at(-1);
  if (hasAdditionBehind(entry.words)) return true;
  if (!dish || !block.areCapital || !beginsSmall(entry.words) || beginsSmall(dish.words)) return false;
  return WITH.test(entry.words) ? amountOf(entry) < amountOf(dish) : isCheap(entry, block);
}

/** The extras that a line gives to the dish above. */
function extrasOf(entry: Dish, at: number, entries: readonly Entry[], block: Block, currency: string) {
  const dish = block.above.at(-1);
  if (!dish || WITH.test(dish.words)) return [];
  if (adds(entry, block)) {
    // `Extra cheese` between dishes may be meant for several.
    const isBeside = block.above.length === 1 || (isAdding(entry.words) && goesOn(entries, at));
    // What costs as much as the dish may be one itself.
    const isMeant = isBeside && amountOf(entry) < amountOf(dish);
    return isMeant ? addedBy({ text: entry.text, row: entry.isCertain ? entry : undefined }, currency) : [];
  }
  // Below a description, between dishes, and where prices have lines of their own, a capital begins no dish either.
  const mayBeDish = dish.text.includes(dish.words) && !block.isTold && !goesOn(entries, at);
  const words = mayBeDish ? entry.words : entry.words.toLowerCase();
  return WITH.test(words) ? variantOf(entry, dish) : [];
}

function blockOf(entries: readonly Entry[]): Block {
  const dishes = entries.filter((entry) => entry.kind === 'dish');
  const amounts = dishes.map(amountOf).sort((one, other) => one - other);
  const small = dishes.filter(({ words }) => beginsSmall(words)).length;
  return {
    above: [],
    heading: '',
    isTold: false,
    usual: amounts[amounts.length >> 1] ?? 0,
    areCapital: 4 * small < dishes.length,
  };
}

/** Begins a block where a line parts it from what is above, or is the heading over additions. */
function follow(block: Block, entry: Exclude<Entry, Dish>): void {
  const isNamed = entry.kind === 'text' && isOverExtras(entry.text) && isSectionName(entry.text);
  const isHeading = entry.kind === 'heading' || isNamed;
  if (entry.kind === 'gap' || isHeading) block.above = [];
  if (isHeading || (entry.kind === 'text' && block.above.length === 0)) block.heading = entry.text;
  block.isTold = entry.kind === 'text' && block.above.length > 0;
}

/**
 * Entries in which what is added right below a dish is an extra of it. Below the last of several dishes it may be meant for
 * all of them, and is in doubt.
 */
export function withAdditions(entries: readonly Entry[], currency: string): Entry[] {
  const block = blockOf(entries);
  return entries.flatMap((entry, at): Entry[] => {
    if (entry.kind !== 'dish') {
      follow(block, entry);
      return [entry];
    }
    const own = block.above.length > 0 && !entry.isCertain ? describedAddition(entry) : [];
    const isForOne = !OF_ALL.test(own[0] ?? '');
    const [description, added] = isForOne ? own : [];
    const extras = added ? addedBy(added, currency) : extrasOf(entry, at, entries, block, currency);
    block.above.at(-1)?.additions.push(...extras);
    if (extras.length > 0) return description ? [{ kind: 'text', text: description }] : [];
    block.isTold = false;
    const isAddition = adds(entry, block);
    if (isAddition || (!entry.isCertain && isSuspect(entry, block))) entry.doubt ??= 'addition';
    if (!isAddition) block.above.push(entry);
    return [entry];
  });
}
