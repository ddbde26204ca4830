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
  /** My values with the other person's where I have changed nothing; without it, what stands here counts as mine. */
  merged?: (merge: ThreeWayMerge<V>) => V;
  /** The parts in conflict. */
  conflictsIn: (merge: ThreeWayMerge<V>) => readonly string[];
  /** The values that stay, by the side that was chosen for each of them. */
  resolve: (merge: ThreeWayMerge<V>, choices: Choices) => V;
};

/**
 * Saves values, never over another person's conflicting change since `base`: answers the conflicts to choose from, or
 * the saved record.
 */
export async function saveOver<V, R extends { version: number }>(
  saver: Saver<V, R>,
  mine: V,
  base: Base<V>,
): Promise<{ base: Base<V>; conflict?: Conflict<V> }> {
  const baseOf = (record: R): Base<V> => ({ values: saver.read(record), version: record.version });
  try {
    const saved = await saver.save(mine, base);
    return { base: saved ? baseOf(saved) : base };
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    const current = baseOf(error.current);
    const sides = { before: base.values, mine, theirs: current.values };
    const both = saver.merged?.(sides) ?? mine;
    const merge = { before: base.values, mine: both, theirs: current.values };
    const parts = saver.conflictsIn(merge);
    return parts.length > 0
      ? { base, conflict: { ...merge, parts, current } }
      : saveOver(saver, both, current);
  }
}
