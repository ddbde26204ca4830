import { type Dish, type Entry, isEdge, isUncoded, type Words } from './entries.ts';
import { isDescribing, isUpper } from './headings.ts';
import { onlyTongue } from './languages.ts';
import { trimmed } from './plain-text.ts';
import { isSectionName } from './section-names.ts';

/** A dish with the words right before it and right behind it; `isLast` where nothing but a gap or a heading follows those. */
type Place = { dish: Dish; before: Words[]; behind: Words[]; isLast: boolean };

/** The fewest dishes that tell how a menu is written, and the least part of them. */
const FEWEST = 3;
const FEWEST_IN_TWO = 2;
const MOSTLY = 0.8;
const MOSTLY_IN_TWO = 0.6;
/** The most words of a name in another language, and of a heading. */
const MOST_WORDS = 6;
const MOST_OF_HEADING = 4;

const wordsIn = (text: string) => text.split(' ').length;
const isName = ({ text }: Words) => !isDescribing(text) && wordsIn(text) <= MOST_WORDS && /\p{L}/u.test(text);
const mayBeHeading = ({ text }: Words) => !isDescribing(text) && wordsIn(text) <= MOST_OF_HEADING;

function areInTwo(one: string, other: string): boolean {
  const [own, next] = [onlyTongue(one), onlyTongue(other)];
  return own !== undefined && next !== undefined && own !== next;
}

/** Whether words beside a dish are rather a heading: the usual name of a section, where the dish is none, in its alphabet. */
const isHeading = ({ text }: Words, { words }: Dish): boolean =>
  (isUpper(text) && !isUpper(words)) ||
  (isSectionName(text) && !isSectionName(words) && !areInTwo(words, text));

/** The dishes of a text with the words around them, and the words that stand before the first dish of their block. */
function placesOf(entries: readonly Entry[]): Place[] {
  const places: Place[] = [];
  let run: Words[] = [];
  for (const entry of entries) {
    const last = places.at(-1);
    if (isUncoded(entry)) {
      run.push(entry);
      if (last && !last.isLast) last.behind.push(entry);
    } else if (entry.kind === 'dish') {
      places.push({ dish: entry, before: run, behind: [], isLast: false });
      run = [];
    } else if (isEdge(entry)) {
      if (last) last.isLast = true;
      run = [];
    }
  }
  const last = places.at(-1);
  if (last) last.isLast = true;
  return places;
}

const share = (places: readonly Place[], is: (place: Place) => boolean) =>
  places.length === 0 ? 0 : places.filter(is).length / places.length;

/** Whether most dishes have their name in another language on the line above (or below), and how sure that is. */
function areNamed(places: readonly Place[], wordsOf: (place: Place) => Words | undefined): boolean {
  const inTwo = (place: Place) => {
    const words = wordsOf(place);
    return words !== undefined && areInTwo(place.dish.words, words.text);
  };
  if (places.length >= FEWEST_IN_TWO && share(places, inTwo) >= MOSTLY_IN_TWO) return true;
  const isNamed = (place: Place) => {
    const words = wordsOf(place);
    return words !== undefined && isName(words) && !isHeading(words, place.dish);
  };
  return places.length >= FEWEST && share(places, isNamed) >= MOSTLY;
}

/** The most frequent number of lines between two dishes. */
function usualRun(runs: readonly Words[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of runs) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** The lines over a dish beside the one that names it: a heading in one language or in two. */
const headingsIn = (words: readonly Words[]): Words[] =>
  words.length > 0 && words.length <= 2 && words.every(mayBeHeading) ? [...words] : [];

type Change = { dropped: Set<Entry>; headings: Map<Entry, string> };

function addHeadings({ dropped, headings }: Change, words: readonly Words[]): void {
  const [first, second] = headingsIn(words);
  if (!first) return;
  headings.set(first, [first, second].flatMap((one) => one?.text ?? []).join(' / '));
  if (second) dropped.add(second);
}

function nameFromBelow(places: readonly Place[]): Change {
  const change: Change = { dropped: new Set(), headings: new Map() };
  const usual = usualRun(places.map(({ behind }) => behind).filter(({ length }) => length > 0));
  for (const { dish, behind, isLast } of places) {
    const [name, ...others] = behind;
    if (!name || isHeading(name, dish)) continue;
    dish.descriptions.push(name.text);
    change.dropped.add(name);
    if (usual === 1 && !isLast) addHeadings(change, others);
  }
  return change;
}

function nameFromAbove(places: readonly Place[]): Change {
  const change: Change = { dropped: new Set(), headings: new Map() };
  for (const { dish, before } of places) {
    const name = before.at(-1);
    if (!name || isHeading(name, dish)) continue;
    if (areInTwo(name.text, dish.words)) dish.words = `${name.text} / ${dish.words}`;
    else {
      dish.descriptions.unshift(trimmed(dish.words));
      dish.words = name.text;
    }
    change.dropped.add(name);
    addHeadings(change, before.slice(0, -1));
  }
  return change;
}

function changeOf(places: readonly Place[]): Change | undefined {
  const ends = places.filter(({ isLast }) => isLast);
  const endsWithWords = share(ends, ({ behind }) => behind.length > 0);
  if (endsWithWords >= MOSTLY && areNamed(places, ({ behind }) => behind[0])) return nameFromBelow(places);
  if (endsWithWords <= 1 - MOSTLY && areNamed(places, ({ before }) => before.at(-1)))
    return nameFromAbove(places);
  return undefined;
}

/**
 * Entries in which the name of a dish in another language, alone on the line below its price or above it, belongs to the dish
 * and is no heading. Most dishes have such a line, and the ends of the blocks tell on which side.
 */
export function withNamesBeside(entries: readonly Entry[]): Entry[] {
  const change = changeOf(placesOf(entries));
  if (!change) return [...entries];
  return entries.flatMap((entry): Entry[] => {
    const heading = change.headings.get(entry);
    if (heading !== undefined) return [{ kind: 'heading', text: heading }];
    return change.dropped.has(entry) ? [] : [entry];
  });
}
