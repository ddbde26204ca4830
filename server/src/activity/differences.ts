import { isDeepStrictEqual } from 'node:util';

/** Recorded columns, or the entries of one, by their names. */
export type Values = Record<string, unknown>;

/** Some columns of a row, by their names. */
export const only = <R extends object, N extends keyof R>(row: R, names: readonly N[]): Pick<R, N> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<R, N>;

/** The names of a row's columns. */
export const namesOf = <R extends object>(row: R) => Object.keys(row) as (keyof R & string)[];

const isEqual = (_column: string, before: unknown, after: unknown) =>
  isDeepStrictEqual(before ?? null, after ?? null);

/** The columns of `after` that are others in a row, by how values of a column are compared; one that is not given is none. */
export const changedIn = <A extends object>(
  before: { [N in keyof A]?: unknown },
  after: A,
  isSame = isEqual,
): Partial<A> => {
  const isOther = (name: keyof A & string) =>
    after[name] !== undefined && !isSame(name, before[name], after[name]);
  const names: (keyof A)[] = namesOf(after).filter(isOther);
  return only(after, names);
};

const entriesOf = (value: unknown) => (value ?? {}) as Values;

/**
 * The columns that differ, on both sides; one that a side lacks is null there. Of the column `nested` only the entries that
 * differ are kept.
 */
export function differing(before: Values, after: Values, nested?: string): [Values, Values] {
  const kept: [Values, Values] = [{}, {}];
  for (const column of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const pair = [before[column] ?? null, after[column] ?? null];
    if (isDeepStrictEqual(pair[0], pair[1])) continue;
    const sides = column === nested ? differing(entriesOf(pair[0]), entriesOf(pair[1])) : pair;
    for (const [side, value] of sides.entries()) Object.assign(kept[side] ?? {}, { [column]: value });
  }
  return kept;
}

/** Whether columns are still as a change left them, and of the column `nested` the entries that it left. */
export function isAsLeft(now: Values, left: Values, nested?: string): boolean {
  return Object.entries(left).every(([column, value]) =>
    column === nested
      ? isAsLeft(entriesOf(now[column]), entriesOf(value))
      : isDeepStrictEqual(now[column] ?? null, value),
  );
}
