import { DAYS, MOST } from '@sofra/contract/limits';
import { type Action, type Actor, type Change, markUndone, record, UNDOABLE } from '../activity/record.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { softDelete } from '../catalogue/delete-record.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import { lockVenues } from '../catalogue/locks.ts';
import { OPERATIONS } from '../catalogue/operations.ts';
import { listLength } from '../catalogue/positions.ts';
import { restoreRow } from '../catalogue/restore-record.ts';
import { isLevel, type ParentPath, parentNode } from '../catalogue/tree.ts';
import { updateRecords } from '../catalogue/update-records.ts';
import { refuse } from '../platform/answer.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/tables.ts';
import { type ActivityRow, findActivity } from './activities.ts';
import {
  type ChangedRow,
  type Effects,
  effectsOf,
  isAsLeft,
  type MovedRecord,
  type ReorderedList,
  type RowAt,
  valuesBack,
} from './activity-effects.ts';
import {
  assertParent,
  assertUntouched,
  currentRows,
  inBin,
  type Judged,
  refuseChanged,
  subtreeIds,
} from './undo-checks.ts';
import { undoSync } from './undo-sync.ts';

/** An undo under way: its caller, and the context of its checks. */
type Undoing = { context: ActionContext; judged: Judged; place: ParentPath; at: Date };

const isUndoable = (action: string) => (UNDOABLE as readonly string[]).includes(action);

/** Whether an activity can be undone in a venue at all, leaving later changes aside. */
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

/** One step of an undo: its action, the changes to record, and the other venues that record it. */
type Step = { action: Action; changes: readonly Change[]; venueIds?: readonly string[] };

/**
 * Undoes an activity of the caller's venue, all or nothing, by the functions of ordinary changes. The undo is
 * recorded as one activity, which can be undone too. Answers its number. Refuses with `not_found`,
 * `not_undoable`, `already_undone`, `undo_expired`, `changed_since` when somebody has changed the same thing
 * since, `in_another_venue` when a record is in one now, `parent_gone` when its place is gone, and `gone`
 * when it can't be restored any more. Must run in a transaction.
 */
export async function undo(db: Db, context: ActionContext, number: number): Promise<number> {
  const { who, now } = context;
  const effects = effectsOf((await findActivity(db, who, now, number)).changes);
  await lockVenues(db, venuesOf(effects, who.venue.id));
  // Of two undos at once the second waits for the lock, and then reads that the activity is undone.
  const activity = await findActivity(db, who, now, number);
  assertUndoable(activity, now);
  if (activity.action === 'sync') return undoSync(db, context, activity);
  const undoing: Undoing = {
    context,
    judged: { who, activityId: activity.id },
    place: { venueId: who.venue.id, above: [] },
    at: activity.at,
  };
  const steps = [
    ...(await changeBack(db, undoing, effects)),
    ...(await inTurn(effects.moved, (moved) => moveBack(db, undoing, moved))),
    ...(await inTurn(effects.created.filter(isRecord), (created) => undoCreate(db, undoing, created))),
    ...(await inTurn(effects.deleted.filter(isRecord), async (deleted) => ({
      action: 'restore',
      changes: [await putBack(db, undoing, deleted)],
    }))),
  ];
  const head = activity.part_of ?? activity.id;
  await markUndone(db, head);
  return recordSteps(db, { ...who, undoes: head }, who.venue.id, now, steps);
}

/** Records the steps of an undo as one activity in each venue, under the action of the first. */
async function recordSteps(db: Db, actor: Actor, venueId: string, now: Date, steps: readonly Step[]) {
  const [first] = steps;
  if (!first) return refuse('changed_since');
  const others = new Set(steps.flatMap(({ venueIds = [] }) => venueIds));
  others.delete(venueId);
  const changes = steps.flatMap((step) => step.changes);
  return record(db, actor, [venueId, ...others], now, first.action, changes);
}

const isRecord = ({ node }: RowAt) => isLevel(node);

async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<Step>): Promise<Step[]> {
  const steps: Step[] = [];
  for (const one of all) steps.push(await act(one));
  return steps;
}

/** The venues that an undo locks: the caller's, and those that menus moved between. */
const venuesOf = ({ moved }: Effects, venueId: string): string[] => [
  venueId,
  ...moved.filter(({ level }) => !parentNode(level)).flatMap(({ from, to }) => [from, to]),
];

/** Undoes new values and positions, a table at a time. */
async function changeBack(db: Db, undoing: Undoing, effects: Effects): Promise<Step[]> {
  const { context, place } = undoing;
  const nodes = new Set([
    ...effects.changed.map(({ node }) => node),
    ...effects.reordered.map(({ level }) => level),
  ]);
  for (const node of nodes) await assertAsLeft(db, undoing, node, effects);
  const extras = await undoExtras(db, undoing, effects);
  const steps: Step[] = [];
  for (const node of nodes) {
    const list = effects.reordered.find(({ level }) => level === node);
    const changed = effects.changed.filter((one) => one.node === node);
    const options = { exact: true, ...(list && { parentId: list.parentId }) };
    const patches = patchesBack(changed, list);
    const { changes } = await updateRecords(db, context.now, node, place, patches, options);
    steps.push({ action: list ? 'reorder' : 'update', changes });
  }
  if (extras.length > 0) steps.push({ action: 'update', changes: extras });
  return steps;
}

function patchesBack(changed: readonly ChangedRow[], list: ReorderedList | undefined) {
  const values = new Map(changed.map((one) => [one.id, valuesBack(one)]));
  const ids = new Set([...values.keys(), ...Object.keys(list?.before ?? {})]);
  return [...ids].map((id) => {
    const position = list?.before[id];
    return { id, values: values.get(id) ?? {}, ...(position !== undefined && { position }) };
  });
}

async function assertAsLeft(db: Db, { judged, place }: Undoing, node: RowAt['node'], effects: Effects) {
  const changed = effects.changed.filter((one) => one.node === node);
  const list = effects.reordered.find(({ level }) => level === node);
  const ids = [...new Set([...changed.map(({ id }) => id), ...Object.keys(list?.after ?? {})])];
  // The list is checked before its rows, so that a row that left it is a change and not a missing one.
  if (list) await assertUntouched(db, judged, { lists: [list.parentId] });
  const rows = await currentRows(db, judged, node, place, ids);
  const others = changed.filter((one) => !isAsLeft(rows.get(one.id)?.columns ?? {}, one)).map(({ id }) => id);
  if (others.length > 0) await refuseChanged(db, judged, { records: others });
  const elsewhere = Object.entries(list?.after ?? {}).some(([id, at]) => rows.get(id)?.position !== at);
  if (elsewhere) await refuseChanged(db, judged, { records: [list?.parentId ?? ''] });
}

/** Undoes rows created and deleted inside records, such as extras. Answers the changes to record. */
async function undoExtras(db: Db, undoing: Undoing, effects: Effects): Promise<Change[]> {
  const { context, judged, place } = undoing;
  const changes: Change[] = [];
  for (const { node, id } of effects.created.filter((part) => !isRecord(part))) {
    await assertUntouched(db, judged, { records: [id] });
    await currentRows(db, judged, node, place, [id]);
    changes.push(await softDelete(db, context.now, node, id));
  }
  // Rows are restored in the reverse order of their deletion, so that each gets its position.
  for (const deleted of effects.deleted.filter((part) => !isRecord(part)).reverse())
    changes.push(await putBack(db, undoing, deleted));
  return changes;
}

async function moveBack(db: Db, { context, judged, place }: Undoing, moved: MovedRecord): Promise<Step> {
  const { level, id, from, to, former } = moved;
  const now = parentNode(level) ? place : { venueId: to, above: [] };
  const row = (await currentRows(db, judged, level, now, [id])).get(id);
  if (row?.parent_id !== to) await refuseChanged(db, judged, { records: [id] });
  await assertParent(db, judged, parentNode(level), from);
  const { changes, venueIds } = await OPERATIONS[level].move(db, context, now, id, from, { former });
  if (changes.length === 0) refuse('changed_since');
  return { action: 'move', changes, venueIds };
}

async function undoCreate(db: Db, { context, judged, place }: Undoing, { node, id }: RowAt): Promise<Step> {
  await currentRows(db, judged, node, place, [id]);
  const ids = await subtreeIds(db, node, [id]);
  await assertUntouched(db, judged, { records: ids, lists: ids });
  const change = await softDelete(db, context.now, node, id);
  await emptyInTime(db, context.now, place.venueId);
  return { action: 'delete', changes: [change] };
}

async function putBack(db: Db, { context, judged, at }: Undoing, deleted: RowAt): Promise<Change> {
  const { node, id, parentId, position } = deleted;
  await inBin(db, judged, node, id, at);
  await assertParent(db, judged, parentNode(node), parentId);
  if (node === 'extras' && (await listLength(db, node, parentId)) >= MOST.extras)
    refuse('too_many', { parameters: { max: MOST.extras } });
  return restoreRow(db, context.now, node, id, { parent_id: parentId, position });
}
