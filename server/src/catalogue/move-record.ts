import type { Level } from '@sofra/contract/catalogue/levels';
import { type Change, record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ActionContext } from './action-context.ts';
import { updateCounts } from './counts.ts';
import { emptyInTime } from './empty-bin.ts';
import { type Links, relink, unlink } from './links.ts';
import { lockRow } from './locks.ts';
import { storedColumns } from './new-columns.ts';
import { closeGap, openGap } from './positions.ts';
import { type Numbers, renumber } from './renumber.ts';
import { assertRoom } from './room.ts';
import { type Columns, downFrom, namesOf, type ParentPath } from './tree.ts';

/**
 * A record's former position and public address, its former numbers if it was in another venue, and the links that it lost.
 */
export type FormerPlace = { position: number; slug?: string; numbers?: Numbers; links?: Links };

/** Options of a move: to the record's former place instead of the end, and only in a version of `ifMatch`. */
export type MoveOptions = { former?: FormerPlace | undefined; ifMatch?: IfMatch };

/** The target of a move: the venue, the new parent, and the columns that change. */
export type MoveTarget = MoveOptions & { venueId: string; parentId: string; values?: Columns };

/** The changes of a move, and the venues that record it. */
export type Moved = { changes: Change[]; venueIds: string[] };

/**
 * Moves a record to another list, and gives one that comes to another venue numbers there (rule 29). Answers what to
 * record; nothing when it is there already. Both venues' locks must be held. Refuses with `not_found` or `version_stale`.
 */
export async function moveRow(
  db: Db,
  now: Date,
  level: Level,
  place: ParentPath,
  id: string,
  target: MoveTarget,
): Promise<Moved> {
  const { venueId, parentId, former, values = {} } = target;
  const row = await lockRow(db, level, place, id);
  assertVersion(row, target.ifMatch);
  const venueIds = [...new Set([place.venueId, venueId])];
  if (row.parent_id === parentId) return { changes: [], venueIds };
  await closeGap(db, level, row.parent_id, row.position);
  const position = await openGap(db, level, parentId, former?.position);
  await db
    .updateTable(level)
    .set({
      ...storedColumns(values),
      parent_id: parentId,
      position,
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await updateCounts(db, level, [row.parent_id, parentId]);
  await assertRoom(db, level, [parentId], downFrom(level), row.parent_id);
  // A record that its branch moves away is its own from then on (rule 17).
  const links = row.source_id ? await unlink(db, level, id) : undefined;
  if (former?.links) await relink(db, venueId, level, id, former.links);
  const numbers = venueId === place.venueId ? undefined : await renumberIn(db, now, level, id, target);
  const kept = Object.fromEntries(namesOf(values).map((column) => [column, row[column]]));
  const before = {
    parent_id: row.parent_id,
    position: row.position,
    ...kept,
    ...(numbers && { numbers }),
    ...(links && { links }),
  };
  const after = { parent_id: parentId, position, ...values };
  return { changes: [{ record: { type: level, id }, before, after }], venueIds };
}

async function renumberIn(db: Db, now: Date, level: Level, id: string, { venueId, former }: MoveTarget) {
  // Its deleted descendants come along.
  await emptyInTime(db, now, venueId);
  return renumber(db, venueId, level, id, former?.numbers);
}

/** Records a move in its venues, the caller's first. Answers its activity there; none when nothing has moved. */
export async function recordMove(
  db: Db,
  { who, now }: ActionContext,
  { changes, venueIds }: Moved,
): Promise<number | undefined> {
  if (changes.length === 0) return undefined;
  const others = venueIds.filter((venueId) => venueId !== who.venue.id);
  return record(db, who, [who.venue.id, ...others], now, 'move', changes);
}
