import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { type Change, markUndone } from '../activity/record.ts';
import { updateCounts } from '../catalogue/counts.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import { listOrders } from '../catalogue/linked-rows.ts';
import { newColumns } from '../catalogue/new-columns.ts';
import { assertRoom } from '../catalogue/room.ts';
import { type Deletion, setDeletions, setLinks, setLists } from '../catalogue/row-states.ts';
import { climbThroughBin, downFrom, isNode, type Node, parentType } from '../catalogue/tree.ts';
import { setColumnsOfAll } from '../catalogue/update-records.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Counts } from '../sync/diff.ts';
import { listChange, recordSync } from '../sync/sync-branch.ts';
import { isRowAsLeft, valuesBack } from './activity-effects.ts';
import {
  assertUnchanged,
  refuseChanged,
  refuseMissing,
  type StoredRow,
  storedRows,
  subtreeIds,
  type UndoScope,
} from './undo-checks.ts';

// A sync is undone as a whole, by writing back what its activity holds: the columns of rows that changed, the rows that came
// and went, and the order of each list that it touched. It stands in history, because the checks of an undo are here.

type Values = Record<string, unknown>;

/** One row's part of a sync; null on the side on which the row is not there. */
type RowChange = { id: string; before: Values | null; after: Values | null };

/** A list's rows in order, before and after. */
type ListChange = { parentId: string; before: string[]; after: string[] };

type NodeChanges = { node: Node; rows: RowChange[]; lists: ListChange[] };

const orderOf = (side: Values) =>
  Object.entries(side.positions as Record<string, number>)
    .filter(([, place]) => place > 0)
    .sort(([, one], [, other]) => one - other)
    .map(([id]) => id);

/** Sorts the changes of a sync by their tables. */
function byNode(changes: readonly Change[]): NodeChanges[] {
  return downFrom('menus').map((node) => {
    const parts: NodeChanges = { node, rows: [], lists: [] };
    for (const { record, ...sides } of changes) {
      const [before, after] = [sides.before, sides.after] as (Values | null)[];
      if (before?.positions && after?.positions) {
        if (parentType(node) !== record.type) continue;
        parts.lists.push({ parentId: record.id, before: orderOf(before), after: orderOf(after) });
      } else if (isNode(record.type) && record.type === node)
        parts.rows.push({ id: record.id, before: before ?? null, after: after ?? null });
    }
    return parts;
  });
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null);

/** Whether a row is as the sync left it, in the bin since then or with these values. */
function isUnchanged(row: StoredRow, { after }: RowChange, at: Date): boolean {
  const deletedAt = timeOf(row.columns.deleted_at);
  if (row.buried) return false;
  if (!after) return deletedAt === at.getTime();
  const { deleted_at = null, ...columns } = after;
  return deletedAt === timeOf(deleted_at) && isRowAsLeft(row.columns, { after: columns });
}

/** Refuses with the reason unless rows and lists are as the sync left them. Answers the rows. */
async function assertAsLeft(
  db: Db,
  scope: UndoScope,
  { node, rows, lists }: NodeChanges,
): Promise<Map<string, StoredRow>> {
  const ids = rows.map(({ id }) => id);
  const stored = await storedRows(db, scope, node, ids);
  const changed = rows.filter((change) => {
    const row = stored.get(change.id);
    return !row || !isUnchanged(row, change, scope.activity.at);
  });
  const missing = changed.find(({ id }) => stored.get(id)?.buried !== false);
  if (missing) await refuseMissing(db, scope, node, missing.id, scope.place.venueId);
  if (changed.length > 0) await refuseChanged(db, scope, { records: changed.map(({ id }) => id) });
  const orders = await listOrders(
    db,
    node,
    lists.map(({ parentId }) => parentId),
  );
  const other = lists.filter(({ parentId, after }) => !isDeepStrictEqual(orders.get(parentId) ?? [], after));
  const parents = other.map(({ parentId }) => parentId);
  if (parents.length > 0) await refuseChanged(db, scope, { records: parents, lists: parents });
  await assertLinksFree(db, scope, node, rows);
  const came = rows.filter(({ before }) => before === null).map(({ id }) => id);
  const under = await subtreeIds(db, node, came);
  if (under.length > 0) await assertUnchanged(db, scope, { records: under, lists: under });
  return stored;
}

/** The former links of rows that get them back, or lose them again. */
const linksBack = (rows: readonly RowChange[]) =>
  rows.flatMap(({ id, before, after }) =>
    before && after && 'source_id' in before ? [{ id, sourceId: before.source_id as string | null }] : [],
  );

/** Refuses with `changed_since` when another copy of the same record has come meanwhile: each record has one in a branch. */
async function assertLinksFree(
  db: Db,
  scope: UndoScope,
  node: Node,
  rows: readonly RowChange[],
): Promise<void> {
  const sources = linksBack(rows).flatMap(({ sourceId }) => sourceId ?? []);
  if (sources.length === 0) return;
  const own = sql.table(node);
  const taken = await sql<{ id: string }>`
    select ${own}.id from ${climbThroughBin(node)}
    where menus.parent_id = ${scope.place.venueId} and ${own}.source_id = any(${sources}::uuid[])`.execute(
    db,
  );
  const records = taken.rows.map(({ id }) => id);
  if (records.length > 0) await refuseChanged(db, scope, { records });
}

const PLACES = ['parent_id', 'deleted_at', 'source_id'];
const withoutPlaces = (side: Values) =>
  Object.fromEntries(Object.entries(side).filter(([column]) => !PLACES.includes(column)));

/** The columns that rows get back. */
function columnsBack(rows: readonly RowChange[], stored: ReadonlyMap<string, StoredRow>) {
  return rows.flatMap(({ id, before, after }) => {
    const row = stored.get(id);
    if (!row || !before || !after) return [];
    const patch = valuesBack({ before: withoutPlaces(before), after: withoutPlaces(after) });
    const columns = newColumns(row.columns, patch, { currency: '', exact: true });
    return Object.keys(columns).length > 0 ? [{ before: { ...row.columns, id }, columns }] : [];
  });
}

/** The deletions that are taken back, and the rows that go. */
function deletionsBack(rows: readonly RowChange[], now: Date): Deletion[] {
  return rows.flatMap<Deletion>(({ id, before, after }) => {
    if (!before) return [{ id, at: now }];
    if (!after) return [{ id, at: null }];
    if (!('deleted_at' in before)) return [];
    const at = timeOf(before.deleted_at);
    // The orders of lists say where the others go back to.
    return at === null
      ? [{ id, at }]
      : [{ id, at: new Date(at), parentId: before.parent_id as string | undefined }];
  });
}

async function writeBack(
  db: Db,
  now: Date,
  { node, rows, lists }: NodeChanges,
  stored: ReadonlyMap<string, StoredRow>,
): Promise<void> {
  await setColumnsOfAll(db, now, node, columnsBack(rows, stored));
  await setLinks(db, now, node, linksBack(rows));
  await setDeletions(db, now, node, deletionsBack(rows, now));
  await setLists(db, now, node, new Map(lists.map(({ parentId, before }) => [parentId, before])));
}

/** The record of the undo: each side in the other's place. */
const inverse = ({ node, rows, lists }: NodeChanges): Change[] => [
  ...rows.map(({ id, before, after }) => ({ record: { type: node, id }, before: after, after: before })),
  ...lists.map(({ parentId, before, after }) => listChange(node, parentId, after, before)),
];

/**
 * Undoes a sync in the branch, or redoes it: every row and every list is again as before. The undo is recorded like a sync.
 * Answers its number in the caller's venue, the branch or its main one. Refuses with the reason when that cannot be. The
 * branch's lock must be held.
 */
export async function undoSync(db: Db, scope: UndoScope): Promise<number> {
  const {
    context: { who, now },
    activity,
    place: { venueId: branchId },
  } = scope;
  const parts = byNode(activity.changes);
  const stored = new Map<Node, Map<string, StoredRow>>();
  for (const part of parts) stored.set(part.node, await assertAsLeft(db, scope, part));
  for (const part of parts) await writeBack(db, now, part, stored.get(part.node) ?? new Map());
  const parentsOf = ({ lists }: NodeChanges) => lists.map(({ parentId }) => parentId);
  for (const part of parts.toReversed()) await updateCounts(db, part.node, parentsOf(part));
  for (const part of parts)
    if (part.rows.some(({ after }) => !after))
      await assertRoom(db, part.node, parentsOf(part), downFrom(part.node));
  await emptyInTime(db, now, branchId);
  await markUndone(db, activity.id);
  const [about] = activity.changes;
  if (!about) throw new Error('a sync tells what it was');
  const { created, updated, removed, run } = about.after as Counts & { run?: string };
  const { change, notice } = await recordSync(
    db,
    { actor: { ...who, undoes: activity.id }, now, run },
    { mainId: about.record.id, branchId },
    { created: removed, updated, removed: created },
    parts.flatMap(inverse),
  );
  return who.venue.id === branchId ? change : notice;
}
