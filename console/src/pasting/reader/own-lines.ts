import { isAdding } from './additions.ts';
import { withoutDishNumbers } from './dish-numbers.ts';
import {
  type Dish,
  dishOf,
  type Entry,
  isEdge,
  isPriceLine,
  isWords,
  type PriceLine,
  type Words,
} from './entries.ts';
import { beginsSmall, isDescribing, isList, isUpper } from './headings.ts';
import { isManyTongued } from './languages.ts';
import { withPricesBetween } from './prices-between.ts';
import { withRepeatedSizes } from './repeated-sizes.ts';
import { isSectionName } from './section-names.ts';

/** Whether prices on lines of their own stand before their dishes: more of them begin a block than end one. */
function standBefore(entries: readonly Entry[]): boolean {
  const says = entries.filter(({ kind }) => kind !== 'left');
  const tail = says.slice(says.findLastIndex(isPriceLine) + 1).filter(({ kind }) => kind !== 'gap');
  // The last price has its dish behind it.
  if (!tail.some((entry) => isWords(entry) || entry.kind === 'heading')) return false;
  const votes = says.reduce((sum, entry, at) => {
    if (!isPriceLine(entry)) return sum;
    const [above, below] = [says[at - 1], says[at + 1]];
    if (isEdge(above) && isWords(below)) return sum + 1;
    return isEdge(below) && isWords(above) ? sum - 1 : sum;
  }, 0);
  if (votes !== 0) return votes > 0;
  // Words at the end are the dish of the last price, unless other dishes have their price behind them.
  const isAlone = says.some(isPriceLine) && says.every(({ kind }) => kind !== 'dish');
  return isAlone && tail.some(isWords) && !isFoot(tail) && !beginWithNames(says);
}

/** The most lines of a last dish behind its price; more are the foot of a page. */
const MOST_LAST = 3;
/** Whether the lines behind the last price are the foot of the menu: many, or nothing but sentences. */
const isFoot = (tail: readonly Entry[]) =>
  tail.length > MOST_LAST || tail.filter(isWords).every(({ text }) => /[.!?。]$/u.test(text));

/** Whether more of the lines right behind a price are the usual names of sections than of those right before one. */
function beginWithNames(says: readonly Entry[]): boolean {
  const isName = (entry: Entry | undefined) => isWords(entry) && isSectionName(entry.text);
  const at = (step: number) =>
    says.filter((entry, place) => isPriceLine(entry) && isName(says[place + step]));
  return at(1).length > at(-1).length;
}

const titled = (title: string, { text, prices }: PriceLine): Dish => ({
  ...dishOf(text, title, prices),
  ...(isAdding(text) && { doubt: 'addition' as const }),
});

/** Entries in which every line is parted from the next by a gap say nothing with their gaps. */
function closedUp(entries: readonly Entry[]): readonly Entry[] {
  const gaps = entries.filter(({ kind }, at) => kind === 'gap' && entries[at - 1]?.kind !== 'gap').length;
  const others = entries.filter(({ kind }) => kind !== 'gap').length;
  return others > 3 && gaps > 0.8 * others ? entries.filter(({ kind }) => kind !== 'gap') : entries;
}

/** The least part of prices with a gap right above that only the margin of a page makes. */
const APART = 0.8;

/** Entries in which a gap between the words of a dish and its price is none, where nearly all prices have one. */
function withoutGapsAbove(entries: readonly Entry[]): readonly Entry[] {
  const places = entries.flatMap((entry, at) => (isPriceLine(entry) ? [at] : []));
  const apart = places.filter((at) => entries[at - 1]?.kind === 'gap' && isWords(entries[at - 2]));
  if (apart.length < APART * places.length) return entries;
  const gaps = new Set(apart.map((at) => at - 1));
  return entries.filter((_, at) => !gaps.has(at));
}

/** The words right above each price on a line of its own, by the price's place. */
function groupsAbove(entries: readonly Entry[]): Map<number, Words[]> {
  const groups = new Map<number, Words[]>();
  let group: Words[] = [];
  for (const [at, entry] of entries.entries()) {
    if (isPriceLine(entry)) groups.set(at, group);
    if (isWords(entry)) group.push(entry);
    else if (entry.kind !== 'left') group = [];
  }
  return groups;
}

const mode = (numbers: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0] ?? 0;
};

/** Whether the first words above a price are a heading over the dish that the others make. */
function beginsWithHeading([first, second]: readonly Words[], length: number, usual: number): boolean {
  if (!first || !second || isDescribing(first.text)) return false;
  if (isUpper(first.text) && !isUpper(second.text)) return length > usual || !isDescribing(second.text);
  return length > usual && !isDescribing(second.text);
}

/**
 * The place of the heading right over the dish that ends a group: lines before it name the place or the page, and the dish has as
 * many lines as are usual where the last describes it.
 */
const placeOfHeading = (group: readonly Words[], usual: number): number =>
  group.length <= usual + 1 ? 0 : group.length - 1 - (isDescribing(group.at(-1)?.text ?? '') ? usual : 1);

/** Whether the first words of a block are a heading over the dish: in capitals, or a usual name. */
const isOverBlock = ([first, second]: readonly Words[], length: number, usual: number): boolean =>
  first !== undefined &&
  second !== undefined &&
  length > usual &&
  (isSectionName(first.text) || (isUpper(first.text) && !isUpper(second.text) && !isDescribing(second.text)));

/** Whether the first words are the usual name of a section, and the second may name a dish: a list does where dishes have one line. */
const isNameOverDish = ([first, second]: readonly Words[], usual: number): boolean =>
  first !== undefined &&
  second !== undefined &&
  isSectionName(first.text) &&
  !isSectionName(second.text) &&
  (!isDescribing(second.text) || (usual === 1 && !beginsSmall(second.text) && isList(second.text)));

/** Whether the first words are in several languages and the next in one: a heading over a dish with a line for each. */
const isPairOverOne = ([first, second]: readonly Words[]): boolean =>
  first !== undefined && second !== undefined && isManyTongued(first.text) && !isManyTongued(second.text);

/** Words that only describe: they begin small or with a bracket, are a list or end as a sentence. */
const onlyDescribes = ({ text }: Words) => beginsSmall(text) || isList(text) || /^[([]|[.。]$/u.test(text);

/** The least part of dishes without a description that tells that no line above a title describes it. */
const MOSTLY = 0.7;

/** The headings by their titles where nearly all dishes have one line: each title is the last words above its price. */
function titlesAlone(groups: ReadonlyMap<number, Words[]>, usual: number): Map<Entry, Words> {
  const headings = new Map<Entry, Words>();
  const alone = [...groups.values()].filter(
    (group) => group.length === 1 || isSectionName(group.at(-2)?.text ?? ''),
  );
  if (usual !== 1 || alone.length < MOSTLY * groups.size) return headings;
  for (const group of groups.values()) {
    const at = group.findLastIndex((words) => !onlyDescribes(words));
    const [heading, title] = [group[at - 1], group[at]];
    if (heading && title && !onlyDescribes(heading)) headings.set(title, heading);
  }
  return headings;
}

function withPricesBelow(entries: readonly Entry[]): Entry[] {
  const groups = groupsAbove(entries);
  const usual = mode([...groups.values()].map(({ length }) => length).filter(Boolean));
  // Where gaps part the dishes, a heading has a block of its own.
  const parted = [...groups.values()].filter(
    ([first]) => first && isEdge(entries[entries.indexOf(first) - 1]),
  );
  // So it has where the other headings are marked.
  const areMarked = entries.filter(({ kind }) => kind === 'heading').length > 1;
  const areBlocks = areMarked || (groups.size > 2 && 3 * parted.length > 2 * groups.size);
  const over = areBlocks ? new Map<Entry, Words>() : titlesAlone(groups, usual);
  const partsOf = (group: Words[]) => {
    const own = group.find((words) => over.has(words));
    if (own) return { heading: over.get(own), title: own };
    const isOver = areBlocks ? isOverBlock : beginsWithHeading;
    const isNamed = !areBlocks && parted.includes(group) && isNameOverDish(group, usual);
    const isPair = isPairOverOne(group);
    if (!isPair && !isNamed && !isOver(group, group.length, usual)) return { title: group[0] };
    const at = isPair ? 0 : placeOfHeading(group, usual);
    return { heading: group[at], title: group[at + 1] };
  };
  const made = new Map<Entry, Entry | undefined>();
  for (const [at, group] of groups) {
    const price = entries[at];
    const { heading, title } = partsOf(group);
    if (!title || !isPriceLine(price)) continue;
    if (heading) made.set(heading, { kind: 'heading', text: heading.text });
    made.set(title, titled(title.text, price));
    made.set(price, undefined);
  }
  return entries.flatMap((entry) => {
    const instead = made.has(entry) ? made.get(entry) : entry;
    return instead ? [instead] : [];
  });
}

function withPricesBefore(entries: readonly Entry[]): Entry[] {
  const made: Entry[] = [];
  for (const entry of entries) {
    const price = made.at(-1);
    if (isPriceLine(price) && (isWords(entry) || entry.kind === 'heading'))
      made[made.length - 1] = titled(entry.text, price);
    else made.push(entry);
  }
  return made;
}

/** Entries in which prices on lines of their own have become the prices of the dishes above or below them. */
export function withOwnLines(entries: readonly Entry[]): Entry[] {
  if (!entries.some(isPriceLine)) return [...entries];
  const close = closedUp(withoutDishNumbers(entries));
  const between = withPricesBetween(close);
  if (between) return between;
  return standBefore(close)
    ? withPricesBefore(close)
    : withRepeatedSizes(withPricesBelow(withoutGapsAbove(close)));
}
