import type { Level } from '@sofra/contract/catalogue/levels';
import { sql } from 'kysely';
import { namesOf, only } from '../activity/differences.ts';
import { type Change, record } from '../activity/record.ts';
import { assertVersion, type IfMatch } from '../api/versions.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import type { ActionContext } from './action-context.ts';
import { updateCounts } from './counts.ts';
import { emptyInTime } from './empty-bin.ts';
import { type Links, relink, unlink } from './links.ts';
import { putIn, takeOut } from './list-places.ts';
import { type LockedRow, lockRows } from './locks.ts';
import { storedColumns } from './new-columns.ts';
import { placedRows } from './positions.ts';
import { type Numbers, renumber } from './renumber.ts';
import { assertRoom } from './room.ts';
import { setPlaces } from './row-states.ts';
import { type Columns, downFrom, type ParentPath } from './tree.ts';

/**
 * A record's former position and public address, its former numbers and languages if it was in another venue, and the links that
 * it lost.
 */
export type FormerPlace = {
  position: number;
  slug?: string;
  locales?: string[];
  numbers?: Numbers;
  links?: Links;
};

/**
 * A record to move: to a position or its former place instead of the end, and only in a version of `ifMatch`; `values` are columns that
 * change.
 */
export type Move = {
  id: string;
  position?: number | undefined;
  former?: FormerPlace | undefined;
  ifMatch?: IfMatch;
  values?: Columns;
};

/** The target of a move: the venue and the new parent. */
type MoveTarget = { venueId: string; parentId: string };

/** Records of one list and the place that they are in, to move to a target. */
type ToMove = { place: ParentPath; moves: readonly Move[]; target: MoveTarget };

/** The changes of a move, and the venues that record it. */
export type Moved = { changes: Change[]; venueIds: string[] };

/**
 * Moves records of one list to another, one after the other, and gives those that come to another venue numbers there (rule 29).
 * Answers what to record; nothing when they are there already. Both venues' locks must be held. Refuses with `not_found` or
 * `version_stale`.
 */
export async function moveRows(
  db: Db,
  now: Date,
  level: Level,
  { place, moves, target }: ToMove,
): Promise<Moved> {
  const { venueId, parentId } = target;
  const ids = moves.map(({ id }) => id);
  const rows = await lockRows(db, level, place, ids);
  const steps = moves.map((move) => {
    const row = rows.get(move.id) ?? refuse('not_found');
    assertVersion(row, move.ifMatch);
    return { ...move, row };
  });
  const venueIds = [...new Set([place.venueId, venueId])];
  const from = steps[0]?.row.parent_id ?? parentId;
  if (from === parentId) return { changes: [], venueIds };
  const places = await changeLists(db, now, level, { from, to: parentId, moves });
  const changes: Change[] = [];
  const lists = { formerVenueId: place.venueId, target, places };
  for (const step of steps) changes.push(await finishMove(db, now, level, step, lists));
  return { changes, venueIds };
}

/** Takes rows from one list into another, in one statement. Answers their places in both, by their ids. */
async function changeLists(
  db: Db,
  now: Date,
  level: Level,
  { from, to, moves }: { from: string; to: string; moves: readonly Move[] },
) {
  const coming = moves.map(({ id, position, former }) => ({ id, position: former?.position ?? position }));
  const ids = moves.map(({ id }) => id);
  const left = takeOut(await placedRows(db, level, from), ids);
  const come = putIn(await placedRows(db, level, to), coming);
  // A public address is free in the new venue alone.
  for (const { id, values } of moves)
    if (values)
      await db
        .updateTable(level)
        .set({ ...storedColumns(values), parent_id: to, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
  const lists = new Map([[from, left.rows]]).set(to, come.rows);
  await setPlaces(db, now, level, lists);
  await updateCounts(db, level, [from, to]);
  await assertRoom(db, level, [to], downFrom(level), from);
  return { before: left.places, after: come.places };
}

/** The lists of a move: the venue of the former one, the target, and the places of the rows in both. */
type Lists = {
  formerVenueId: string;
  target: MoveTarget;
  places: Record<'before' | 'after', ReadonlyMap<string, number>>;
};

/** Gives a moved row its links, numbers and columns in the new list. Answers what to record. */
async function finishMove(
  db: Db,
  now: Date,
  level: Level,
  { id, row, former, values = {} }: Move & { row: LockedRow },
  { formerVenueId, target: { venueId, parentId }, places }: Lists,
): Promise<Change> {
  // A record that its branch moves away is its own from then on (rule 17).
  const links = row.source_id ? await unlink(db, level, id) : undefined;
  if (former?.links) await relink(db, venueId, level, id, former.links);
  const isElsewhere = venueId !== formerVenueId;
  // Its deleted descendants come along.
  if (isElsewhere) await emptyInTime(db, now, venueId);
  const numbers = isElsewhere && (await renumber(db, venueId, level, id, former?.numbers));
  const before = {
    parent_id: row.parent_id,
    position: places.before.get(id),
    ...only(row, namesOf(values)),
    ...(numbers && { numbers }),
    ...(links && { links }),
  };
  const after = { parent_id: parentId, position: places.after.get(id), ...values };
  return { record: { type: level, id }, before, after };
}

/** Records a move in its venues, the caller's first. Answers its activity there; none when nothing has moved. */
export async function recordMove(
  db: Db,
  { who, now }: ActionContext,
  { changes, venueIds }: Moved,
): Promise<number | undefined> {
  if (changes.length === 0) return undefined;
  const others = venueIds.filter((venueId) => venueId !== who.venue.id);
  return record(db, who, now, { venueId: who.venue.id, others, action: 'move', changes });
}
