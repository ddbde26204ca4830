import { DAYS, MOST } from '@sofra/contract/limits';
import { asOne, type Change, markUndone, record, UNDOABLE } from '../activity/record.ts';
import type { Acting } from '../catalogue/actions.ts';
import { putBack, remove, restore, takeAway } from '../catalogue/bin.ts';
import { arrange } from '../catalogue/change.ts';
import { countIn } from '../catalogue/create.ts';
import { lockVenues } from '../catalogue/locks.ts';
import { OPERATIONS } from '../catalogue/operations.ts';
import { isLevel, type Place, parentNode } from '../catalogue/tree.ts';
import { refuse } from '../platform/answer.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/tables.ts';
import { type ActivityRow, findActivity } from './activities.ts';
import {
  type Arranged,
  type Changed,
  type Deeds,
  deedsOf,
  isAsLeft,
  type Moved,
  type Placed,
  valuesBack,
} from './deeds.ts';
import {
  assertParent,
  assertUntouched,
  inBin,
  type Judged,
  refuseChanged,
  standing,
  subtreeIds,
} from './standing.ts';

/** An undo under way: who asks for it, and what it is judged by. */
type Undoing = { acting: Acting; judged: Judged; place: Place; at: Date };

const isUndoable = (action: string) => (UNDOABLE as readonly string[]).includes(action);

/** Whether an undo of an activity would be heard in a venue; what has been changed or taken away since is another question. */
export const canBeUndone = (activity: ActivityRow, venueId: string | undefined, now: Date): boolean =>
  activity.venue_id === venueId &&
  isUndoable(activity.action) &&
  !activity.undone &&
  activity.at > daysBefore(now, DAYS.bin);

function assertUndoable(activity: ActivityRow, now: Date): void {
  if (!isUndoable(activity.action)) refuse('not_undoable');
  if (activity.undone) refuse('already_undone');
  if (activity.at <= daysBefore(now, DAYS.bin)) refuse('undo_expired', { parameters: { max: DAYS.bin } });
}

/**
 * Takes back what an activity that is heard in the caller's venue did, by the same doors that changes go through, all or
 * nothing; what it does is recorded, and can be undone in its turn. Answers the new activity. Refuses with `not_found`, `not_undoable`,
 * `already_undone`, `undo_expired`, with `changed_since` when somebody has changed the same thing since, `in_another_venue` for
 * what is in one now, `parent_gone` when the place to go back to is not there, and `gone` for what nobody can bring back.
 * Must run in a transaction.
 */
export async function undo(db: Db, acting: Acting, id: number): Promise<number> {
  const { who, now } = acting;
  const deeds = deedsOf((await findActivity(db, who.venue.id, now, id)).changes);
  await lockVenues(db, venuesOf(deeds, who.venue.id));
  // Two may undo the same at once: the second one waits for the lock, and reads now that it is undone.
  const activity = await findActivity(db, who.venue.id, now, id);
  assertUndoable(activity, now);
  const head = activity.part_of ?? activity.id;
  const undoing: Undoing = {
    acting: { ...acting, who: { ...who, undoes: head } },
    judged: { who, activityId: activity.id },
    place: { venueId: who.venue.id, above: [] },
    at: activity.at,
  };
  const made = [
    ...(await changeBack(db, undoing, deeds)),
    ...(await inTurn(deeds.moved, (moved) => moveBack(db, undoing, moved))),
    ...(await inTurn(deeds.made.filter(isRecord), (made) => unmake(db, undoing, made))),
    ...(await inTurn(deeds.taken.filter(isRecord), (taken) => fetchBack(db, undoing, taken))),
  ];
  await markUndone(db, head);
  return asOne(db, made);
}

const isRecord = ({ node }: Placed) => isLevel(node);

async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<number>): Promise<number[]> {
  const made: number[] = [];
  for (const one of all) made.push(await act(one));
  return made;
}

/** The venues that an undo takes the locks of: the caller's, and those that menus moved between. */
const venuesOf = ({ moved }: Deeds, venueId: string): string[] => [
  venueId,
  ...moved.filter(({ level }) => !parentNode(level)).flatMap(({ from, to }) => [from, to]),
];

/** Takes new values and places back: a table at a time, each in one statement. */
async function changeBack(db: Db, undoing: Undoing, deeds: Deeds): Promise<number[]> {
  const { acting, place } = undoing;
  const nodes = new Set([
    ...deeds.changed.map(({ node }) => node),
    ...deeds.arranged.map(({ level }) => level),
  ]);
  for (const node of nodes) await assertAsLeft(db, undoing, node, deeds);
  let also = await partsBack(db, undoing, deeds);
  const made: number[] = [];
  for (const node of nodes) {
    const list = deeds.arranged.find(({ level }) => level === node);
    const patches = patchesBack(
      deeds.changed.filter((one) => one.node === node),
      list,
    );
    const options = { also, ...(list && { parentId: list.parentId }) };
    made.push((await arrange(db, acting.who, acting.now, node, place, patches, options)).activity);
    also = [];
  }
  if (also.length > 0) made.push(await record(db, acting.who, place.venueId, acting.now, 'update', also));
  return made;
}

function patchesBack(changed: readonly Changed[], list: Arranged | undefined) {
  const values = new Map(changed.map((one) => [one.id, valuesBack(one)]));
  const ids = new Set([...values.keys(), ...Object.keys(list?.before ?? {})]);
  return [...ids].map((id) => {
    const position = list?.before[id];
    return { id, values: values.get(id) ?? {}, ...(position !== undefined && { position }) };
  });
}

async function assertAsLeft(db: Db, { judged, place }: Undoing, node: Placed['node'], deeds: Deeds) {
  const changed = deeds.changed.filter((one) => one.node === node);
  const list = deeds.arranged.find(({ level }) => level === node);
  const ids = [...new Set([...changed.map(({ id }) => id), ...Object.keys(list?.after ?? {})])];
  // What has come to a list or left it is told before one of its rows is missed.
  if (list) await assertUntouched(db, judged, { lists: [list.parentId] });
  const rows = await standing(db, judged, node, place, ids);
  const others = changed.filter((one) => !isAsLeft(rows.get(one.id)?.columns ?? {}, one)).map(({ id }) => id);
  if (others.length > 0) await refuseChanged(db, judged, { records: others });
  const elsewhere = Object.entries(list?.after ?? {}).some(([id, at]) => rows.get(id)?.position !== at);
  if (elsewhere) await refuseChanged(db, judged, { records: [list?.parentId ?? ''] });
}

/** Takes back what came and went inside records, such as an item's extras. Answers what to record. */
async function partsBack(db: Db, { acting, judged, place, at }: Undoing, deeds: Deeds): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { node, id } of deeds.made.filter((part) => !isRecord(part))) {
    await assertUntouched(db, judged, { records: [id] });
    await standing(db, judged, node, place, [id]);
    changes.push(await takeAway(db, acting.now, node, id));
  }
  // The last to go is the first to come back, so that each finds its place.
  for (const { node, id, parentId, position } of deeds.taken.filter((part) => !isRecord(part)).reverse()) {
    await inBin(db, judged, node, id, at);
    await assertParent(db, judged, parentNode(node), parentId);
    if ((await countIn(db, node, parentId)) >= MOST.extras)
      refuse('too_many', { parameters: { max: MOST.extras } });
    changes.push(await putBack(db, acting.now, node, id, { parent_id: parentId, position }));
  }
  return changes;
}

async function moveBack(db: Db, { acting, judged, place }: Undoing, moved: Moved): Promise<number> {
  const { level, id, from, to, before } = moved;
  const now = parentNode(level) ? place : { venueId: to, above: [] };
  const row = (await standing(db, judged, level, now, [id])).get(id);
  if (row?.parent_id !== to) await refuseChanged(db, judged, { records: [id] });
  await assertParent(db, judged, parentNode(level), from);
  const { activity } = await OPERATIONS[level].move(db, acting, now, id, from, { stood: before });
  return activity ?? refuse('changed_since');
}

async function unmake(db: Db, { acting, judged, place }: Undoing, { node, id }: Placed): Promise<number> {
  if (!isLevel(node)) return refuse('not_undoable');
  await standing(db, judged, node, place, [id]);
  const ids = await subtreeIds(db, node, id);
  await assertUntouched(db, judged, { records: ids, lists: ids });
  return remove(db, acting, node, place, id);
}

async function fetchBack(db: Db, { acting, judged, place, at }: Undoing, taken: Placed): Promise<number> {
  const { node, id, parentId, position } = taken;
  await inBin(db, judged, node, id, at);
  await assertParent(db, judged, parentNode(node), parentId);
  return restore(db, acting, node, place.venueId, id, { parent_id: parentId, position });
}
