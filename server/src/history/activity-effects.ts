import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { differing, isAsLeft, type Values } from '../activity/differences.ts';
import { withPrice } from '../activity/prices.ts';
import type { Change } from '../activity/record.ts';
import type { FormerPlace } from '../catalogue/move-record.ts';
import type { ColumnsPatch } from '../catalogue/new-columns.ts';
import { isLevel, isNode, type Node } from '../catalogue/tree.ts';

/** A created or deleted row with its place. */
export type RowAt = { node: Node; id: string; parentId: string; position: number };

/** A record that moved between lists; `former` are its other values in the old place. */
export type MovedRecord = {
  level: Level;
  id: string;
  from: string;
  to: string;
  former: FormerPlace;
};

/** A changed row: its changed columns before and after. */
export type ChangedRow = { node: Node; id: string; before: Values; after: Values };

/** The rows of one list that were reordered: their positions by id. */
export type ReorderedList = {
  level: Level;
  parentId: string;
  before: Record<string, number>;
  after: Record<string, number>;
};

/** The effects of an activity, grouped by how each is undone; a subtree is given by its root. */
export type Effects = {
  created: RowAt[];
  deleted: RowAt[];
  moved: MovedRecord[];
  changed: ChangedRow[];
  reordered: ReorderedList[];
};

const placed = (node: Node, id: string, { parent_id, position }: Values): RowAt => ({
  node,
  id,
  parentId: String(parent_id),
  position: Number(position ?? 1),
});

function movedOf(level: Level, id: string, before: Values, after: Values): MovedRecord {
  const { parent_id: from, ...rest } = before;
  return { level, id, from: String(from), to: String(after.parent_id), former: rest as FormerPlace };
}

function reorderOf(type: string, id: string, before: Values, after: Values): ReorderedList[] {
  const level = LEVEL_NAMES.find((name) => LEVELS[name].parentType === type);
  const places = (side: Values) => side.positions as Record<string, number>;
  return level ? [{ level, parentId: id, before: places(before), after: places(after) }] : [];
}

/** Adds a change to the effects, by how it is undone. */
function addEffect(effects: Effects, { record: { type, id }, before, after }: Change): void {
  const [was, is] = [before as Values | null, after as Values | null];
  if (was?.positions && is?.positions) effects.reordered.push(...reorderOf(type, id, was, is));
  else if (!isNode(type)) return;
  else if (!was && is) effects.created.push(placed(type, id, is));
  else if (was && !is) effects.deleted.push(placed(type, id, was));
  else if (!was || !is) return;
  else if (isLevel(type) && was.parent_id && is.parent_id) effects.moved.push(movedOf(type, id, was, is));
  else mergeChanged(effects.changed, { node: type, id, before: was, after: is });
}

// One call may change a row twice: a translation may also switch its language on.
function mergeChanged(changed: ChangedRow[], { node, id, ...sides }: ChangedRow): void {
  const [before, after] = differing(sides.before, sides.after, 'texts');
  const known = changed.find((one) => one.id === id);
  if (!known) changed.push({ node, id, before, after });
  else {
    Object.assign(known.before, before);
    Object.assign(known.after, after);
  }
}

/** Reads the effects of an activity from its record. */
export function effectsOf(changes: readonly Change[]): Effects {
  const effects: Effects = { created: [], deleted: [], moved: [], changed: [], reordered: [] };
  for (const change of changes) addEffect(effects, change);
  const created = new Set(effects.created.map(({ id }) => id));
  return { ...effects, created: effects.created.filter(({ parentId }) => !created.has(parentId)) };
}

/** The patch that writes a row's former columns back; text fields that came since are cleared. */
export function valuesBack({ before, after }: Pick<ChangedRow, 'before' | 'after'>): ColumnsPatch {
  // A record in JSON has the columns that were written, which the types of a change do not say.
  if (!('texts' in before)) return before as ColumnsPatch;
  const [was, is] = [before.texts, after.texts] as Record<string, Values | null>[];
  const locales = Object.keys({ ...was, ...is }).map((locale) => {
    const cleared = Object.fromEntries(Object.keys(is?.[locale] ?? {}).map((field) => [field, null]));
    return [locale, { ...cleared, ...was?.[locale] }];
  });
  return { ...before, texts: Object.fromEntries(locales) };
}

const withoutSources = (values: Values): Values => {
  if (!values.texts) return values;
  const texts = Object.entries(values.texts as Record<string, Values | null>).map(([locale, said]) => {
    const { source: _, ...own } = said ?? {};
    return [locale, said && own];
  });
  return { ...values, texts: Object.fromEntries(texts) };
};

/** A moment as our clock writes it, which SQL writes in another way. */
const withMoment = (values: Values): Values =>
  typeof values.checked_at === 'string'
    ? { ...values, checked_at: new Date(values.checked_at).toISOString() }
    : values;

const comparable = (values: Values): Values => withMoment(withoutSources(withPrice(values)));

/**
 * Whether a row's columns are still as an activity left them. What a translation was made from is left out, since another main
 * language writes it without a change of the record.
 */
export const isRowAsLeft = (now: Values, { after }: Pick<ChangedRow, 'after'>): boolean =>
  isAsLeft(comparable(now), comparable(after), 'texts');
