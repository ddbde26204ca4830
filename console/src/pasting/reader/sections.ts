import type { Dish, Entry } from './entries.ts';
import { withoutRemarkBehind } from './heading-remarks.ts';
import {
  areDescriptionsSmall,
  beginsSmall,
  headingsBetween,
  isDescribing,
  isList,
  isLoudAmongSmall,
  isShortHeading,
  isUpper,
} from './headings.ts';
import { isManyTongued, onlyTongue } from './languages.ts';
import { withoutBrackets } from './plain-text.ts';
import { isSectionName } from './section-names.ts';

/** A dish with the lines of its description. */
export type RawDish = Pick<
  Dish,
  'text' | 'words' | 'measure' | 'prices' | 'contents' | 'additions' | 'isCertain' | 'doubt'
> & {
  lines: string[];
};

/** A heading with the dishes under it. */
export type RawSection = { title: string; lines: string[]; dishes: RawDish[] };

/** The state: the last dish of the block, and the lines without a price that wait for their meaning. */
type Reading = {
  sections: RawSection[];
  section: RawSection | undefined;
  dish: RawDish | undefined;
  waiting: string[];
  /** The sections that have dishes, by their titles. */
  titled: Map<string, RawSection>;
  hasLoudDishes: boolean;
  /** The section whose heading stands in this block. */
  fresh: RawSection | undefined;
  /** Whether the block tells how to reach the place, so that its other lines are the place's name. */
  hasContact: boolean;
  /** Whether a dish without a price stands right above. */
  isPriceless: boolean;
  /** Whether the dishes are in several languages, so that their headings are too. */
  areMany: boolean;
  /** Whether descriptions begin small, so that a line with a capital between two dishes is a heading. */
  areSmall: boolean;
  /** Whether the headings are marked, so that no unmarked line right below another is one. */
  areMarked: boolean;
};

/** A sentence is no heading: more words, or a full stop. */
const isSentence = (words: string) => /[.!]$/.test(words) || words.split(' ').length > 8;

/** Words that begin small and are a list head nothing: `grilled, garlic butter`. */
const isIngredients = (words: string) => beginsSmall(words) && isList(words) && !isSectionName(words);

/** Whether words go on with a heading in another language. */
function isSameHeading({ areMany, section }: Reading, title: string): boolean {
  const [own, other] = [onlyTongue(section?.title ?? ''), onlyTongue(title)];
  const isNew = section !== undefined && section.dishes.length + section.lines.length === 0;
  return areMany && isNew && own !== undefined && other !== undefined && own !== other && !isSentence(title);
}

function beginSection(reading: Reading, title: string, lines: string[] = []): void {
  if (reading.section && isSameHeading(reading, title)) {
    reading.section.title = `${reading.section.title} / ${title}`;
    reading.section.lines.push(...lines);
    return;
  }
  // A heading that stands again, as on a second page, goes on with its section.
  const before = reading.titled.get(title);
  reading.section = before ?? { title, lines, dishes: [] };
  if (!before) reading.sections.push(reading.section);
  reading.dish = undefined;
}

/** Keeps lines that are no part of a dish, in their place. */
const leave = (reading: Reading, lines: readonly string[]) =>
  reading.sections.push({ title: '', lines: [...lines], dishes: [] });

/** Whether two lines are one heading in two languages: in two alphabets, or usual names both. */
function areOneHeading({ areMany }: Reading, one: string, other: string): boolean {
  const [own, next] = [onlyTongue(one), onlyTongue(other)];
  const areApart = areMany && own !== undefined && next !== undefined && own !== next;
  return areApart ? !isSentence(one) : isSectionName(one) && isSectionName(other);
}

/** Lines over the first dishes: the last may be their heading below the name of the venue. */
function beginFirst(reading: Reading, waiting: readonly string[]): boolean {
  const [before = '', last = ''] = waiting.slice(-2);
  if (reading.titled.size > 0 || waiting.length < 2 || isDescribing(last)) return false;
  const isPair = areOneHeading(reading, before, last);
  leave(reading, waiting.slice(0, isPair ? -2 : -1));
  beginSection(reading, isPair ? `${before} / ${last}` : last);
  return true;
}

function begin(reading: Reading, waiting: readonly string[]): void {
  const [first, ...rest] = waiting;
  if (first === undefined) return;
  const isDescription = waiting.every(
    (line) => isDescribing(line) || line.startsWith('(') || line.split(' ').length > 3,
  );
  if (reading.fresh && (reading.areMarked || isDescription)) reading.fresh.lines.push(...waiting);
  else if (beginFirst(reading, waiting)) return;
  else if (isSentence(first) || isIngredients(first)) leave(reading, waiting);
  else {
    beginSection(reading, first);
    for (const line of rest)
      if (isSameHeading(reading, line)) beginSection(reading, line);
      else reading.section?.lines.push(line);
  }
}

const isHeadingHere = ({ areSmall, areMarked }: Reading, last: string) =>
  !areMarked && (isShortHeading(last) || (areSmall && isLoudAmongSmall(last)));

/** Words that tell of all the dishes above or below them: `All come with rice`. */
const OF_ALL =
  /^\(?(?:all|alle|tous|toutes|todos|todas|tutti|tutte|все|всё|hepsi|tümü|όλα|جميع|كل|כל)(?!\p{L})(?=.*\s(?:with|mit|avec|con|com|с|со|ile|με|مع|עם)\s)/iu;

/** Gives a dish the lines below it, and its section those that tell of all its dishes. */
function describe({ section }: Reading, dish: RawDish, lines: readonly string[]): void {
  for (const line of lines)
    if (section && section.dishes.length > 1 && OF_ALL.test(line)) section.lines.push(withoutBrackets(line));
    else dish.lines.push(line);
}

/** Before a dish, the lines that wait are the description of the dish before, a heading, or both. */
function settle(reading: Reading): void {
  const { dish, waiting } = reading;
  const last = waiting.at(-1) ?? '';
  reading.waiting = [];
  if (!dish) begin(reading, waiting);
  else if (isHeadingHere(reading, withoutRemarkBehind(last))) {
    describe(reading, dish, waiting.slice(0, -1));
    beginSection(reading, last);
  } else describe(reading, dish, waiting);
}

/** At a gap, the lines that wait belong to the dish above, or else are a heading. */
function endBlock(reading: Reading): void {
  const { dish, waiting } = reading;
  reading.waiting = [];
  const last = waiting.at(-1) ?? '';
  // Below the words of a dish in its other language, a line in both is the next heading.
  const isHeading =
    reading.areMany && waiting.length > 1 && isManyTongued(last) && !isManyTongued(waiting[0] ?? '');
  if (dish && isHeading) {
    dish.lines.push(...waiting.slice(0, -1));
    beginSection(reading, last);
    reading.hasContact = false;
    reading.fresh = reading.section;
    return;
  }
  if (dish) describe(reading, dish, waiting);
  else if (reading.hasContact && reading.titled.size === 0) leave(reading, waiting);
  else begin(reading, waiting);
  reading.hasContact = false;
  reading.fresh = undefined;
  reading.dish = undefined;
}

function addDish(reading: Reading, { descriptions, ...dish }: Dish): void {
  settle(reading);
  if (!reading.section) beginSection(reading, '');
  reading.dish = { ...dish, lines: [...descriptions] };
  reading.section?.dishes.push(reading.dish);
  if (reading.section) reading.titled.set(reading.section.title, reading.section);
}

/** Capitals are a heading, but for the description of a dish where the dishes are in capitals too. */
const isLoudHeading = ({ hasLoudDishes, areMarked, dish, fresh }: Reading, text: string) =>
  !(areMarked && (dish || fresh)) &&
  isUpper(withoutRemarkBehind(text)) &&
  !(hasLoudDishes && /[,،]/.test(text));

/** A dish without a price is left, with the description right below it. */
function beginPriceless(reading: Reading): void {
  settle(reading);
  reading.dish = undefined;
  reading.isPriceless = true;
}

function read(reading: Reading, entry: Entry, isHeading: boolean): void {
  const isLeft = reading.isPriceless && entry.kind === 'text' && isDescribing(entry.text);
  if (entry.kind !== 'text' && entry.kind !== 'left') reading.isPriceless = false;
  if (isLeft) leave(reading, [entry.text]);
  else if (entry.kind === 'gap') endBlock(reading);
  else if (entry.kind === 'dish') addDish(reading, entry);
  else if (
    entry.kind === 'heading' ||
    (entry.kind === 'text' && !entry.isCodes && (isHeading || isLoudHeading(reading, entry.text)))
  ) {
    settle(reading);
    beginSection(reading, entry.text);
    reading.fresh = reading.section;
  } else if (entry.kind === 'text') reading.waiting.push(entry.text);
  else {
    if (entry.kind === 'left' && entry.isDish) beginPriceless(reading);
    leave(reading, [entry.text]);
    if (entry.kind === 'left' && entry.isContact) reading.hasContact = true;
  }
}

/** Whether most dishes are in several languages, in their line or in the one below. */
function areManyTongued(entries: readonly Entry[]): boolean {
  const dishes = entries.flatMap((entry, at) =>
    entry.kind === 'dish'
      ? [{ words: entry.words, below: entry.descriptions[0], next: entries[at + 1] }]
      : [],
  );
  const pairs = dishes.filter(({ words, below, next }) => {
    const other = onlyTongue(below ?? (next?.kind === 'text' ? next.text : ''));
    return (
      isManyTongued(words) ||
      (other !== undefined && onlyTongue(words) !== undefined && onlyTongue(words) !== other)
    );
  });
  return pairs.length > 1 && 2 * pairs.length >= dishes.length;
}

/** The fewest marked headings right over dishes that tell that the others are marked too. */
const FEWEST_MARKED = 2;
/** Whether headings are marked, as those of a page are: several of the `marked` words stand right over a dish. */
const areHeadingsMarked = (entries: readonly Entry[], marked: ReadonlySet<string>): boolean =>
  entries.filter(
    (entry, at) => entry.kind === 'heading' && marked.has(entry.text) && entries[at + 1]?.kind === 'dish',
  ).length >= FEWEST_MARKED;

/** Puts entries together: headings with their dishes, dishes with their descriptions, and what is left; `marked` are the headings after a `#`. */
export function sectionsOf(
  entries: readonly Entry[],
  marked: ReadonlySet<string> = new Set(),
): { sections: RawSection[]; left: string[] } {
  const areMarked = areHeadingsMarked(entries, marked);
  const dishes = entries.filter(({ kind }) => kind === 'dish') as Dish[];
  const loud = dishes.filter(({ words }) => isUpper(words)).length;
  const reading: Reading = {
    sections: [],
    section: undefined,
    dish: undefined,
    waiting: [],
    titled: new Map(),
    hasLoudDishes: 2 * loud > dishes.length,
    hasContact: false,
    isPriceless: false,
    areMany: areManyTongued(entries),
    areSmall: areDescriptionsSmall(entries),
    areMarked,
    fresh: undefined,
  };
  const headings = areMarked ? new Set() : headingsBetween(entries);
  for (const [at, entry] of entries.entries()) read(reading, entry, headings.has(at));
  endBlock(reading);
  const empty = reading.sections.filter((section) => section.dishes.length === 0);
  return {
    sections: reading.sections.filter((section) => section.dishes.length > 0),
    left: empty.flatMap(({ title, lines }) => [title, ...lines]).filter(Boolean),
  };
}
