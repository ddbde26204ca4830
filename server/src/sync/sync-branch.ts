import { orderChange } from '../activity/order.ts';
import { type Actor, type Change, recordWithNotice } from '../activity/record.ts';
import { updateCounts } from '../catalogue/counts.ts';
import { emptyInTime } from '../catalogue/empty-bin.ts';
import {
  arrangeLinked,
  insertLinked,
  listOrders,
  lockLinked,
  setOwnWords,
  updateLinked,
} from '../catalogue/linked-rows.ts';
import { assertRoom } from '../catalogue/room.ts';
import { setDeletions, setLinks } from '../catalogue/row-states.ts';
import { downFrom, type Node, parentType } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { isBranchOf, mainLocaleOf } from '../venues/branches.ts';
import { lockVenues } from '../venues/locks.ts';
import { type Ahead, assertUnchangedSince } from './ahead.ts';
import { type Counts, countsOf, isDifferent, type NodeDiff } from './diff.ts';
import type { Pair } from './diff-sql.ts';
import { compareBranch } from './kept-words.ts';
import { type NodePlan, planSync } from './plan.ts';

/** The author of a sync, its time, and the run that its branches share. */
export type SyncContext = { actor: Actor; now: Date; run?: string | undefined };

/**
 * Copies a main venue's menus to one branch, whole or not at all (rule 17). Without a difference nothing is written
 * (rule 43). Answers what has changed. `ahead` is what a large sync has compared and laid before (`lookAhead`). Refuses with
 * `venue_not_available` when it is no branch of the venue. Throws `ChangedMeanwhile`. Must run in a transaction.
 */
export async function syncBranch(
  db: Db,
  context: SyncContext,
  { mainId, branchId }: Omit<Pair, 'mainLocale'>,
  ahead?: Ahead,
): Promise<Counts> {
  await lockVenues(db, [mainId, branchId]);
  if (!(await isBranchOf(db, branchId, mainId))) refuse('venue_not_available');
  const pair = { mainId, branchId, mainLocale: await mainLocaleOf(db, mainId) };
  const diffs = ahead?.diffs ?? (await diffLocked(db, pair));
  const counts = countsOf(diffs, ahead?.laid);
  if (diffs.every(({ rows, reordered }) => rows.length + reordered.length === 0)) return counts;
  const plans = planSync(diffs, ahead?.laid);
  const before = await ordersOf(db, plans);
  await write(db, context.now, pair, plans);
  const orders = orderChanges(plans, before, await ordersOf(db, plans));
  if (ahead) await assertUnchangedSince(db, pair, ahead);
  const changes = [...plans.flatMap((plan) => plan.changes), ...orders];
  await recordSync(db, context, pair, counts, changes);
  return counts;
}

/** Compares a branch with its main venue, and locks what differs. */
async function diffLocked(db: Db, pair: Pair): Promise<readonly NodeDiff[]> {
  if (!(await isDifferent(db, pair))) return [];
  // Somebody may save a record meanwhile: what is written and recorded is compared again, with its rows locked.
  for (const node of downFrom('menus')) await lockLinked(db, node, pair.mainId, pair.branchId);
  return compareBranch(db, pair);
}

/**
 * Records a sync, or the undo of one, in the branch and in the main venue; both tell the run that it belongs to. Answers the
 * numbers of the branch's activity (`change`) and of the main venue's (`notice`).
 */
export async function recordSync(
  db: Db,
  { actor, now, run }: SyncContext,
  { mainId, branchId }: Omit<Pair, 'mainLocale'>,
  counts: Counts,
  changes: readonly Change[],
): Promise<{ change: number; notice: number }> {
  const after = { ...counts, run };
  const about = (id: string): Change => ({ record: { type: 'venues', id }, before: null, after });
  return recordWithNotice(
    db,
    actor,
    now,
    { venueId: branchId, action: 'sync', changes: [about(mainId), ...changes] },
    { venueId: mainId, action: 'sync_branch', changes: [about(branchId)] },
  );
}

type Orders = Map<Node, Map<string, string[]>>;

async function ordersOf(db: Db, plans: readonly NodePlan[]): Promise<Orders> {
  const orders: Orders = new Map();
  for (const { node, lists } of plans) orders.set(node, await listOrders(db, node, [...lists]));
  return orders;
}

/** The change to record of a list: the place of each row before and after, 0 where it is not in the list. */
export function listChange(
  node: Node,
  parentId: string,
  before: readonly string[],
  after: readonly string[],
) {
  const rows = [...new Set([...before, ...after])];
  const placesIn = (order: readonly string[]) => {
    const places = new Map(order.map((id, index) => [id, index + 1]));
    return rows.map((id) => places.get(id) ?? 0);
  };
  return orderChange({ type: parentType(node), id: parentId }, rows, placesIn(before), placesIn(after));
}

function orderChanges(plans: readonly NodePlan[], before: Orders, after: Orders): Change[] {
  const made = new Set(plans.flatMap(({ added }) => added.map(({ id }) => id)));
  return plans.flatMap(({ node, lists }) =>
    [...lists].flatMap((parentId) => {
      const is = after.get(node)?.get(parentId) ?? [];
      // An undo leaves a new list in the bin, without the rows that moved into it.
      const was = made.has(parentId)
        ? is.filter((id) => made.has(id))
        : (before.get(node)?.get(parentId) ?? []);
      return was.join() === is.join() ? [] : [listChange(node, parentId, was, is)];
    }),
  );
}

/** Refuses with `no_room` when a list has become too long: what the branch has itself counts too. */
async function assertBranchHasRoom(db: Db, plans: readonly NodePlan[]): Promise<void> {
  for (const { node, lists, added, updated } of plans)
    if (lists.size > 0 && added.length + updated.length > 0)
      await assertRoom(db, node, [...lists], downFrom(node));
}

async function write(db: Db, now: Date, pair: Pair, plans: readonly NodePlan[]): Promise<void> {
  const { branchId, mainLocale } = pair;
  for (const { node, added, updated, own, kept, removed, lists } of plans) {
    await insertLinked(db, now, node, pair, added);
    await updateLinked(db, now, node, mainLocale, updated);
    await setOwnWords(db, node, own);
    const unlinked = kept.map((id) => ({ id, sourceId: null }));
    const deleted = removed.map((id) => ({ id, at: now }));
    await setLinks(db, now, node, unlinked);
    await setDeletions(db, now, node, deleted);
    await arrangeLinked(db, now, node, [...lists]);
  }
  for (const { node, lists } of plans.toReversed()) await updateCounts(db, node, [...lists]);
  await assertBranchHasRoom(db, plans);
  // Deleted rows and replaced pictures go when their time in the bin is over.
  await emptyInTime(db, now, branchId);
}
