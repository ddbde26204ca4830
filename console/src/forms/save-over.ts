import type { Choices, ThreeWayMerge } from './three-way-merge.ts';
import { VersionConflict } from './version-conflict.ts';

/** The base of an edit: the values, and the version of the record that they were read from. */
export type Base<V> = { values: V; version: number | undefined };

/** Parts that another person saved otherwise than they stand here, to be chosen for, and the record as saved now. */
export type Conflict<V> = ThreeWayMerge<V> & { parts: readonly string[]; current: Base<V> };

/** How a record's values are read, saved and merged. */
export type Saver<V, R> = {
  read: (record: R | undefined) => V;
  /** Saves what has changed since `base`, and tells of a failure; undefined when nothing has. Throws `VersionConflict`. */
  save: (values: V, base: Base<V>) => Promise<R | undefined>;
  /** The parts that the other person saved otherwise than they stand here, changed here or not. */
  conflictsIn: (merge: ThreeWayMerge<V>) => readonly string[];
  /** The values that stay, by the side that was chosen for each of them. */
  resolve: (merge: ThreeWayMerge<V>, choices: Choices) => V;
  /** Whether the other person has changed something that must be seen before it is saved together with mine. */
  mustSee?: (merge: ThreeWayMerge<V>) => boolean;
  /** Shows what has become of `mine` with the other person's parts. */
  show?: (both: V, mine: V) => void;
};

/** My values with the other person's parts where I have changed nothing; `parts` are those that both have changed. */
export function mergeParts<V>(
  { conflictsIn, resolve }: Pick<Saver<V, never>, 'conflictsIn' | 'resolve'>,
  { before, mine, theirs }: ThreeWayMerge<V>,
): ThreeWayMerge<V> & { parts: readonly string[] } {
  const changedHere = new Set(conflictsIn({ before, mine: theirs, theirs: mine }));
  const changedThere = conflictsIn({ before, mine, theirs });
  const taken = changedThere.filter((part) => !changedHere.has(part));
  const both = resolve({ before, mine, theirs }, Object.fromEntries(taken.map((part) => [part, 'theirs'])));
  return { before, mine: both, theirs, parts: changedThere.filter((part) => changedHere.has(part)) };
}

/**
 * Saves values, never over another person's conflicting change since `base`: answers the conflicts to choose from, what
 * must be seen before it is saved, or the saved record.
 */
export async function saveOver<V, R extends { version: number }>(
  saver: Saver<V, R>,
  mine: V,
  base: Base<V>,
): Promise<{ base: Base<V>; conflict?: Conflict<V>; unseen?: ThreeWayMerge<V> }> {
  const baseOf = (record: R): Base<V> => ({ values: saver.read(record), version: record.version });
  try {
    const saved = await saver.save(mine, base);
    return { base: saved ? baseOf(saved) : base };
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const current = baseOf(error.current);
    const sides = { before: base.values, mine, theirs: current.values };
    const merge = mergeParts(saver, sides);
    if (merge.parts.length > 0) return { base, conflict: { ...merge, current } };
    saver.show?.(merge.mine, mine);
    if (saver.mustSee?.(sides)) return { base: current, unseen: sides };
    return saveOver(saver, merge.mine, current);
  }
}
