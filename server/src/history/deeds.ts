import { isDeepStrictEqual } from 'node:util';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/levels';
import type { Change } from '../activity/record.ts';
import type { Stood } from '../catalogue/actions.ts';
import { isLevel, type Node, UPWARDS } from '../catalogue/tree.ts';

type Values = Record<string, unknown>;

/** A row that has come or gone, with where it stood. */
export type Placed = { node: Node; id: string; parentId: string; position: number };

/** A record that went from one list to another; `before` is what else of it was another there. */
export type Moved = {
  level: Level;
  id: string;
  from: string;
  to: string;
  before: Stood;
};

/** New values in a row: of each column that is another now, what it was and what it became. */
export type Changed = { node: Node; id: string; before: Values; after: Values };

/** Rows of one list that were put elsewhere: their places by id. */
export type Arranged = {
  level: Level;
  parentId: string;
  before: Record<string, number>;
  after: Record<string, number>;
};

/** What an activity did, sorted by what takes it back. Of what came or went whole there is only the root. */
export type Deeds = {
  made: Placed[];
  taken: Placed[];
  moved: Moved[];
  changed: Changed[];
  arranged: Arranged[];
};

const isNode = (type: string): type is Node => (UPWARDS as readonly string[]).includes(type);

/** Keeps of both sides the columns that differ; of the texts the languages that do. */
function differing(before: Values, after: Values): [Values, Values] {
  const kept: [Values, Values] = [{}, {}];
  for (const column of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const pair = [before[column] ?? null, after[column] ?? null];
    if (isDeepStrictEqual(pair[0], pair[1])) continue;
    const sides = column === 'texts' ? differing((pair[0] ?? {}) as Values, (pair[1] ?? {}) as Values) : pair;
    for (const [side, value] of sides.entries()) Object.assign(kept[side] ?? {}, { [column]: value });
  }
  return kept;
}

const placed = (node: Node, id: string, { parent_id, position }: Values): Placed => ({
  ...{ node, id, parentId: String(parent_id) },
  position: Number(position ?? 1),
});

function movedOf(level: Level, id: string, before: Values, after: Values): Moved {
  const { parent_id: from, ...rest } = before;
  const stood = rest as Stood;
  return { level, id, from: String(from), to: String(after.parent_id), before: stood };
}

function arrangedOf(type: string, id: string, before: Values, after: Values): Arranged[] {
  const level = LEVEL_NAMES.find((name) => LEVELS[name].parentType === type);
  const places = (side: Values) => side.positions as Record<string, number>;
  return level ? [{ level, parentId: id, before: places(before), after: places(after) }] : [];
}

function sort(deeds: Deeds, { record: { type, id }, before, after }: Change): void {
  const [was, is] = [before as Values | null, after as Values | null];
  if (was?.positions && is?.positions) deeds.arranged.push(...arrangedOf(type, id, was, is));
  else if (!isNode(type)) return;
  else if (!was && is) deeds.made.push(placed(type, id, is));
  else if (was && !is) deeds.taken.push(placed(type, id, was));
  else if (!was || !is) return;
  else if (isLevel(type) && was.parent_id && is.parent_id) deeds.moved.push(movedOf(type, id, was, is));
  else join(deeds.changed, { node: type, id, before: was, after: is });
}

// One call may change a row in two ways, as a translation does that also switches its language on.
function join(changed: Changed[], { node, id, ...sides }: Changed): void {
  const [before, after] = differing(sides.before, sides.after);
  const known = changed.find((one) => one.id === id);
  if (!known) changed.push({ node, id, before, after });
  else {
    Object.assign(known.before, before);
    Object.assign(known.after, after);
  }
}

/** Reads what was recorded of an activity. */
export function deedsOf(changes: readonly Change[]): Deeds {
  const deeds: Deeds = { made: [], taken: [], moved: [], changed: [], arranged: [] };
  for (const change of changes) sort(deeds, change);
  const made = new Set(deeds.made.map(({ id }) => id));
  return { ...deeds, made: deeds.made.filter(({ parentId }) => !made.has(parentId)) };
}

/** A row's columns as a patch of `change` writes them back: of its texts, what has come since is cleared. */
export function valuesBack({ before, after }: Pick<Changed, 'before' | 'after'>): Values {
  if (!('texts' in before)) return before;
  const [was, is] = [before.texts, after.texts] as Record<string, Values | null>[];
  const locales = Object.keys({ ...was, ...is }).map((locale) => {
    const cleared = Object.fromEntries(Object.keys(is?.[locale] ?? {}).map((field) => [field, null]));
    return [locale, { ...cleared, ...was?.[locale] }];
  });
  return { ...before, texts: Object.fromEntries(locales) };
}

/** Whether a row's columns are still what an activity made of them. */
export function isAsLeft(now: Values, { after }: Pick<Changed, 'after'>): boolean {
  return Object.entries(after).every(([column, left]) => {
    if (column !== 'texts') return isDeepStrictEqual(now[column] ?? null, left);
    const texts = (now.texts ?? {}) as Values;
    return Object.entries(left as Values).every(([locale, words]) =>
      isDeepStrictEqual(texts[locale] ?? null, words),
    );
  });
}
