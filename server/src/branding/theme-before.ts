import { isDeepStrictEqual } from 'node:util';
import type { Values } from '../activity/differences.ts';
import type { Change } from '../activity/record.ts';
import type { ThemeColumns } from './theme-rows.ts';

/** A value that is not as a change left it. */
const CHANGED = Symbol('changed since');

const isNode = (value: unknown): value is Values => value !== null && typeof value === 'object';

/** The value before a change, option by option: what the change did not touch stays as it is now. */
function takenBack(now: unknown, before: unknown, after: unknown): unknown {
  if (isDeepStrictEqual(before, after)) return now;
  if (!isNode(now) || !isNode(before) || !isNode(after))
    return isDeepStrictEqual(now ?? null, after ?? null) ? (before ?? null) : CHANGED;
  const taken = { ...now };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const former = takenBack(now[name], before[name], after[name]);
    if (former === CHANGED) return CHANGED;
    taken[name] = former;
  }
  return taken;
}

/**
 * A theme's columns before a recorded change, or `undefined` when what it changed is not as it left it. Other options, also of
 * the same part, may have changed since.
 */
export function themeBefore(
  now: ThemeColumns | null,
  { before, after }: Pick<Change, 'before' | 'after'>,
): ThemeColumns | null | undefined {
  if (!before || !after)
    return isDeepStrictEqual(now, after ?? null) ? (before as ThemeColumns | null) : undefined;
  const former = takenBack(now, before, after);
  if (former === CHANGED) return undefined;
  const columns = former as ThemeColumns;
  // A look that was not there before is recorded as null.
  const looks = Object.entries(columns.menu_themes).filter(([, look]) => look !== null);
  return { ...columns, menu_themes: Object.fromEntries(looks) };
}
