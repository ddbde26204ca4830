import type { ProblemCode } from '@sofra/contract/api/problem-codes';
import { DAYS } from '@sofra/contract/limits';
import type { Values } from '../activity/differences.ts';
import {
  type Action,
  type Actor,
  type Change,
  markUndone,
  record,
  recordWithNotice,
  UNDOABLE,
} from '../activity/record.ts';
import { isLookChange } from '../branding/revert-look.ts';
import { dropLooks } from '../branding/theme-rows.ts';
import type { ActionContext } from '../catalogue/action-context.ts';
import { NO_CHECK } from '../catalogue/checked-words.ts';
import { statesAnything } from '../catalogue/checks.ts';
import { deleteRows } from '../catalogue/delete-record.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import { OPERATIONS } from '../catalogue/operations.ts';
import { restoreRows } from '../catalogue/restore-record.ts';
import { isLevel, type Node, parentNode } from '../catalogue/tree.ts';
import { updateRecords } from '../catalogue/update-records.ts';
import { daysBefore } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { lockVenues } from '../venues/locks.ts';
import { type ActivityRow, findActivity, syncToldBy } from './activities.ts';
import {
  type ChangedRow,
  type Effects,
  effectsOf,
  isRowAsLeft,
  type MovedRecord,
  type ReorderedList,
  type RowAt,
  valuesBack,
} from './activity-effects.ts';
import { undoPutBack } from './put-back.ts';
import {
  assertInBin,
  assertParent,
  assertUnchanged,
  currentRows,
  refuseChanged,
  subtreeIds,
  type UndoScope,
} from './undo-checks.ts';
import { undoLanguages } from './undo-languages.ts';
import { undoLook } from './undo-look.ts';
import { undoSoldOut } from './undo-sold-out.ts';
import { undoSync } from './undo-sync.ts';

/** Why an activity can't be undone at all, leaving later changes aside; undefined for one that can. */
function whyNot({ action, undone, at }: ActivityRow, now: Date): ProblemCode | undefined {
  if (!(UNDOABLE as readonly string[]).includes(action)) return 'not_undoable';
  if (undone) return 'already_undone';
  return at <= daysBefore(now, DAYS.bin) ? 'undo_expired' : undefined;
}

/** Whether an activity can be undone in a venue at all, leaving later changes aside. */
export const canBeUndone = (activity: ActivityRow, venueId: string | undefined, now: Date): boolean =>
  isOf(activity, venueId) && whyNot(activity, now) === undefined;

/** Whether an activity is a venue's own, or tells in its main venue of a sync to it. */
const isOf = (activity: ActivityRow, venueId: string | undefined): boolean =>
  activity.venue_id === venueId || (venueId !== undefined && branchOf(activity).includes(venueId));

/** The branch that an activity of a main venue tells of, whose sync is undone from there. */
const branchOf = ({ action, changes: [about] }: ActivityRow): string[] =>
  action === 'sync_branch' && about ? [about.record.id] : [];

/** One step of an undo: its action, the changes to record, and the venues that it changes, unless it is the caller's alone. */
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
  const asked = await findActivity(db, who, now, number);
  const effects = effectsOf(asked.changes);
  await lockVenues(db, [who.venue.id, ...venuesOf(asked), ...branchOf(asked)]);
  // Of two undos at once the second waits for the lock, and then reads that the activity is undone.
  const activity = await findActivity(db, who, now, number);
  const reason = whyNot(activity, now);
  if (reason) refuse(reason, { parameters: { max: DAYS.bin } });
  const scopeOf = (of: ActivityRow, venueId: string): UndoScope => ({
    context,
    activity: of,
    place: { venueId, above: [] },
  });
  const scope = scopeOf(activity, who.venue.id);
  if (activity.action === 'sync') return undoSync(db, scope);
  for (const branch of branchOf(activity))
    return undoSync(db, scopeOf(await syncToldBy(db, activity), branch));
  if (activity.action === 'publication_restore' || activity.action === 'discard')
    return undoPutBack(db, scope);
  if (activity.action === 'sold_out') return undoSoldOut(db, scope);
  if (activity.changes.some(isLookChange)) return undoLook(db, scope);
  const steps = [
    ...(await changeBack(db, scope, effects)),
    // Rows are moved back and restored in the reverse order, so that each gets its position.
    ...(await inTurn(db, scope, movedTogether(effects), moveBack)),
    ...(await inTurn(db, scope, createdTogether(effects), undoCreate)),
    ...(await inTurn(db, scope, deletedTogether(effects), undoDelete)),
    ...(await languagesBack(db, scope)),
  ];
  const head = activity.part_of ?? activity.id;
  await markUndone(db, head);
  return recordSteps(db, { ...who, undoes: head }, who.venue.id, now, steps);
}

/**
 * Records the steps of an undo as one activity in each venue, under the action of the first; the caller's is told of what has
 * changed in another one alone.
 */
async function recordSteps(db: Db, actor: Actor, venueId: string, now: Date, steps: readonly Step[]) {
  const [first] = steps;
  if (!first) return refuse('changed_since');
  const changed = new Set(steps.flatMap(({ venueIds = [venueId] }) => venueIds));
  const entry = { action: first.action, changes: steps.flatMap((step) => step.changes) };
  const isHere = changed.delete(venueId);
  const [other, ...others] = changed;
  if (!isHere && other && others.length === 0)
    return (await recordWithNotice(db, actor, now, { venueId: other, ...entry }, { venueId, ...entry }))
      .notice;
  return record(db, actor, now, { venueId, others: [...changed], ...entry });
}

/** The action that a row's part of an undo is recorded under: a row inside a record, such as an extra, is a part of that. */
const actionOn = (node: Node, action: Action): Action => (isLevel(node) ? action : 'update');

type Act<T> = (db: Db, scope: UndoScope, one: T) => Promise<Step>;

async function inTurn<T>(db: Db, scope: UndoScope, all: readonly T[], act: Act<T>): Promise<Step[]> {
  const steps: Step[] = [];
  for (const one of all) steps.push(await act(db, scope, one));
  return steps;
}

/** The venues that menus of an activity came to or left. */
const venuesOf = ({ changes }: ActivityRow): string[] =>
  changes
    .filter(({ record: { type } }) => type === 'menus')
    .flatMap(({ before, after }) => [before, after].map((side) => (side as Values | null)?.parent_id))
    .filter((id) => typeof id === 'string');

/** The undo of what is in a list: copies of menus may be in another venue than the activity that tells of them. */
function scopeOfList(scope: UndoScope, node: Node, parentId: string): UndoScope {
  return parentNode(node) ? scope : { ...scope, place: { venueId: parentId, above: [] } };
}

/** Undoes languages that came with menus, after these. */
async function languagesBack(db: Db, scope: UndoScope): Promise<Step[]> {
  const changes = await undoLanguages(db, scope);
  return changes.length > 0 ? [{ action: 'update', changes }] : [];
}

/** Undoes new values and positions, a table at a time. */
async function changeBack(db: Db, scope: UndoScope, effects: Effects): Promise<Step[]> {
  const nodes = new Set([
    ...effects.changed.map(({ node }) => node),
    ...effects.reordered.map(({ level }) => level),
  ]);
  const steps: Step[] = [];
  for (const node of nodes) {
    const list = effects.reordered.find(({ level }) => level === node);
    const changed = effects.changed.filter((one) => one.node === node);
    await assertAsLeft(db, scope, node, changed, list);
    const { changes } = await updateRecords(db, scope.context.now, node, scope.place, {
      patches: patchesBack(changed, list),
      exact: true,
      ...(list && { parentId: list.parentId }),
    });
    steps.push({ action: list ? 'reorder' : 'update', changes });
  }
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

/** Refuses with `changed_since` unless rows and their list are as the activity left them. */
async function assertAsLeft(
  db: Db,
  scope: UndoScope,
  node: Node,
  changed: readonly ChangedRow[],
  list: ReorderedList | undefined,
): Promise<void> {
  const ids = [...new Set([...changed.map(({ id }) => id), ...Object.keys(list?.after ?? {})])];
  // The list is checked before its rows, so that a row that left it is a change and not a missing one.
  if (list) await assertUnchanged(db, scope, { lists: [list.parentId] });
  const rows = await currentRows(db, scope, node, ids);
  const others = changed
    .filter((one) => !isRowAsLeft(rows.get(one.id)?.columns ?? {}, one))
    .map(({ id }) => id);
  if (others.length > 0) await refuseChanged(db, scope, { records: others });
  const elsewhere = Object.entries(list?.after ?? {}).some(([id, at]) => rows.get(id)?.position !== at);
  if (elsewhere) await refuseChanged(db, scope, { records: [list?.parentId ?? ''] });
}

/** The rows that an undo takes together, those of one list, in their order. */
const together = <T>(all: readonly T[], listOf: (one: T) => string) =>
  [...Map.groupBy(all, listOf).values()] as [T, ...T[]][];

const movedTogether = ({ moved }: Effects) =>
  together(moved.toReversed(), ({ level, from, to }) => [level, from, to].join());
const createdTogether = ({ created }: Effects) => together(created, ({ node }) => node);
const deletedTogether = ({ deleted }: Effects) =>
  together(deleted.toReversed(), ({ node, parentId }) => [node, parentId].join());

async function moveBack(
  db: Db,
  scope: UndoScope,
  all: readonly [MovedRecord, ...MovedRecord[]],
): Promise<Step> {
  const [{ level, from, to }] = all;
  const now = parentNode(level) ? scope.place : { venueId: to, above: [] };
  const ids = all.map(({ id }) => id);
  const rows = await currentRows(db, scope, level, ids, now);
  const elsewhere = ids.filter((id) => rows.get(id)?.parent_id !== to);
  if (elsewhere.length > 0) await refuseChanged(db, scope, { records: elsewhere });
  await assertParent(db, scope, parentNode(level), from);
  const { lockTarget, move } = OPERATIONS[level];
  const back = await lockTarget(db, scope.context, now, from, '/data/id');
  const moves = all.map(({ id, former }) => ({ id, former }));
  const { changes, venueIds } = await move(db, scope.context, now, moves, { to: back, dropLooks });
  if (changes.length === 0) refuse('changed_since');
  return { action: 'move', changes, venueIds };
}

async function undoCreate(db: Db, scope: UndoScope, all: readonly [RowAt, ...RowAt[]]): Promise<Step> {
  const { now } = scope.context;
  const [{ node, parentId }] = all;
  const there = scopeOfList(scope, node, parentId);
  const roots = all.map(({ id }) => id);
  const rows = await currentRows(db, there, node, roots);
  const ids = await subtreeIds(db, node, roots);
  await assertUnchanged(db, there, { records: ids, lists: ids });
  const listOf = (id: string) => rows.get(id)?.parent_id ?? '';
  const changes: Change[] = [];
  for (const group of together(roots, listOf))
    changes.push(...(await deleteRows(db, now, node, listOf(group[0]), group)));
  await emptyInTime(db, now, there.place.venueId);
  return { action: actionOn(node, 'delete'), changes, venueIds: [there.place.venueId] };
}

async function undoDelete(db: Db, scope: UndoScope, all: readonly [RowAt, ...RowAt[]]): Promise<Step> {
  const [{ node, parentId }] = all;
  const there = scopeOfList(scope, node, parentId);
  for (const { id } of all) await assertInBin(db, there, node, id);
  await assertParent(db, scope, parentNode(node), parentId);
  const changes = await restoreRows(db, scope.context.now, node, parentId, all);
  if (parentNode(node) === 'items')
    for (const deleted of all) changes.push(...(await uncheck(db, scope, deleted)));
  return { action: actionOn(node, 'restore'), changes, venueIds: [there.place.venueId] };
}

/** Takes back a check of a dish that was made without an extra which comes back and states something. */
async function uncheck(db: Db, scope: UndoScope, { node, id, parentId }: RowAt): Promise<readonly Change[]> {
  const part = (await currentRows(db, scope, node, [id])).get(id);
  const dish = (await currentRows(db, scope, 'items', [parentId])).get(parentId);
  const checkedAt = Date.parse(String(dish?.columns.checked_at));
  if (!(checkedAt > scope.activity.at.getTime()) || !statesAnything(part?.columns ?? {})) return [];
  const write = { patches: [{ id: parentId, values: NO_CHECK }], exact: true };
  return (await updateRecords(db, scope.context.now, 'items', scope.place, write)).changes;
}
