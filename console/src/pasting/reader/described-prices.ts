import { isAdding } from './additions.ts';
import { withoutCodes } from './allergens.ts';
import { dishOf, type Entry, isUncoded, type Words } from './entries.ts';
import { hasFurtherPrice } from './further-prices.ts';
import { beginsSmall, isDescribing, isList, isUpper } from './headings.ts';
import type { Legend } from './legends.ts';
import { trimmed } from './plain-text.ts';
import { isSectionName } from './section-names.ts';

/** The most words of a title over the line of its ingredients. */
const MOST_WORDS = 6;
/** The fewest dishes that tell how a menu is laid out, and the least part of them. */
const FEWEST = 2;
const MOSTLY = 0.6;

/** Whether words may be the title of a dish whose ingredients and price stand on the next line. */
const isTitle = ({ text }: Words) =>
  !isDescribing(text) && text.split(' ').length <= MOST_WORDS && !isSectionName(text) && /\p{L}/u.test(text);

/** A mark behind a title in its own line, or its codes. */
const OWN_TITLE = /:\s|\s[–—|-]\s|[()[\]]|\t/;

/** Words that add to a dish above with a price, and describe a title above without one. */
const WITH = /^(?:with|mit|avec|con|com|met|с|со|مع)\s/u;

const isSmall = (entry: Entry | undefined) => entry?.kind === 'dish' && beginsSmall(entry.words);

/**
 * A title with its ingredients and price on the next line; `isSmall` where those begin small, as no title of the menu does, `isCoded`
 * where the title has codes of the legend and they have none.
 */
type Pair = { at: number; isSmall: boolean; isCoded: boolean };
/** The most lines of a description between a title and the one with the price. */
const MOST_BETWEEN = 2;
const isMore = (entry: Entry | undefined) =>
  isUncoded(entry) && (beginsSmall(entry.text) || /^[([]/.test(entry.text) || /[,/]$/.test(entry.text));
/** The dish whose line goes on with the description that begins right below a title, and its place. */
function endOf(entries: readonly Entry[], at: number): number {
  let end = at + 1;
  while (end <= at + MOST_BETWEEN && isMore(entries[end])) end++;
  return end;
}

/** The words of a title that has codes of the legend. */
function codedTitle(text: string, legend: Legend): string | undefined {
  if (legend.size === 0 || beginsSmall(text)) return undefined;
  const { words, ingredient_warnings, food_speciality } = withoutCodes(text, legend);
  return ingredient_warnings.length + food_speciality.length > 0 ? words : undefined;
}

/** The titles that have a description with its price on the next line. */
function pairsIn(entries: readonly Entry[], legend: Legend): Pair[] {
  const named = entries.flatMap((entry) =>
    entry.kind === 'dish' ? [entry.words] : isUncoded(entry) && isTitle(entry) ? [entry.text] : [],
  );
  const areCapital = 2 * named.filter(beginsSmall).length <= named.length;
  return entries.flatMap((entry, at) => {
    const end = endOf(entries, at);
    const next = entries[end];
    if (!isUncoded(entry) || next?.kind !== 'dish') return [];
    const coded = codedTitle(entry.text, legend);
    if (!isTitle({ ...entry, text: coded ?? entry.text })) return [];
    const isAddition = isAdding(next.words) && !WITH.test(next.words);
    if (isAddition || OWN_TITLE.test(trimmed(next.words)) || next.descriptions.length > 0) return [];
    // Below a heading several dishes begin small.
    const begins = areCapital && beginsSmall(next.words) && !isSmall(entries[end + 1]);
    if (!begins && !isList(next.words)) return [];
    const isCoded = coded !== undefined && codedTitle(next.words, legend) === undefined;
    return [{ at, isSmall: begins && isList(next.words), isCoded }];
  });
}

/** Whether a dish has its title, a description and its price on three lines. */
const hasOwnLines = (entries: readonly Entry[], at: number) =>
  entries[at]?.kind === 'price' && isUncoded(entries[at - 1]) && isUncoded(entries[at - 2]);

/**
 * Entries in which a line of ingredients with a price gives it to the title right above, where most dishes are laid out so, or
 * have the three on lines of their own, or where the title alone has codes. A lone list that begins small is in doubt.
 */
export function withDescribedPrices(entries: readonly Entry[], legend: Legend): Entry[] {
  const pairs = pairsIn(entries, legend);
  if (pairs.length === 0) return [...entries];
  const apart = entries.filter((_, at) => hasOwnLines(entries, at)).length;
  const all = entries.filter(({ kind }) => kind === 'dish' || kind === 'price').length;
  const below = entries.filter(({ kind }) => kind === 'price').length;
  const areUsual = pairs.length + apart >= FEWEST && pairs.length + below >= MOSTLY * all;
  const titles = pairs.flatMap(({ at }) => entries[at] ?? []).filter(isUncoded);
  // Capitals are a heading, unless most titles are in them.
  const areLoud = areUsual && titles.filter(({ text }) => isUpper(text)).length >= MOSTLY * titles.length;
  const made = new Map<number, Entry>();
  const dropped = new Set<number>();
  for (const { at, isSmall, isCoded } of pairs) {
    const end = endOf(entries, at);
    const [title, line] = [entries[at], entries[end]];
    if (!isUncoded(title) || line?.kind !== 'dish' || !(areUsual || isSmall || isCoded)) continue;
    if (isUpper(title.text) && !areLoud) continue;
    const dish = dishOf(line.text, title.text, line.prices);
    dish.descriptions.push(
      ...entries.slice(at + 1, end).flatMap((more) => (isUncoded(more) ? [more.text] : [])),
      trimmed(line.words),
    );
    for (let place = at + 1; place <= end; place++) dropped.add(place);
    dish.measure = line.measure;
    if (!areUsual && !isCoded) dish.doubt = 'sentence';
    else if (hasFurtherPrice(line.words, Number(line.prices[0]?.amount))) dish.doubt = 'several';
    made.set(at, dish);
  }
  return entries.flatMap((entry, at) => (dropped.has(at) ? [] : [made.get(at) ?? entry]));
}
