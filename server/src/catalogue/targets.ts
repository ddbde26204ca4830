import type { Problem } from '@sofra/contract/api/problems';
import type { Level } from '@sofra/contract/catalogue/levels';
import type { IfMatch } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import { Refusal } from '../platform/http/answer.ts';
import { type LockedRow, lockRows } from './locks.ts';
import { assertPlace } from './read.ts';
import type { ParentPath } from './tree.ts';

/** A record that a call acts on: `versions` are the only ones in which it does, `at` the pointer to it in a body that names many. */
export type Target = { id: string; versions?: IfMatch; at?: string };

/** Why a call does not act on a record, whose row is not there or of another version. */
export function problemOf({ at, versions }: Target, row: LockedRow | undefined): Problem[] {
  if (!row)
    return [at === undefined ? { code: 'not_found' } : { code: 'unknown_record', pointer: `${at}/id` }];
  if (versions?.includes(row.version) !== false) return [];
  return [{ code: 'version_stale', ...(at !== undefined && { pointer: `${at}/meta/version` }) }];
}

/**
 * Locks the rows that a call acts on. Refuses with `not_found` when their place is not there, with `unknown_record` (`not_found`
 * without a pointer) when one of them is not, and with `version_stale`. The venue's lock must be held.
 */
export async function lockTargets(
  db: Db,
  level: Level,
  place: ParentPath,
  targets: readonly Target[],
): Promise<void> {
  const ids = targets.map(({ id }) => id);
  const rows = await lockRows(db, level, place, ids, []);
  if (rows.size < ids.length) await assertPlace(db, level, place);
  const problems = targets.flatMap((target) => problemOf(target, rows.get(target.id)));
  if (problems.length > 0) throw new Refusal(problems);
}
