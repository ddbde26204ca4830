import { changedIn } from '../activity/differences.ts';
import type { Change } from '../activity/record.ts';
import { newId } from '../catalogue/insert-rows.ts';
import type { LinkedRow, OwnWordsRow } from '../catalogue/linked-rows.ts';
import { difference } from '../catalogue/new-columns.ts';
import type { Node } from '../catalogue/tree.ts';
import type { NodeDiff, RowDiff } from './diff.ts';

/** The rows that a sync writes in one table, and their changes to record. */
export type NodePlan = {
  node: Node;
  added: LinkedRow[];
  updated: LinkedRow[];
  /** What updated dishes and extras state in place of the main venue's words. */
  own: OwnWordsRow[];
  /** The rows whose links are cut. */
  kept: string[];
  removed: string[];
  /** The parents of the lists that are numbered anew. */
  lists: Set<string>;
  changes: Change[];
};

/** A row's columns that differ, before and after; of one that comes back also its deletion. */
export function columnChange({ kind, before, after, moved }: RowDiff, parentId: string | null) {
  const { deleted_at, parent_id, source_id, ...was } = before ?? {};
  const change = difference(was, changedIn(was, after ?? {}));
  if (moved) {
    change.before.parent_id = parent_id;
    change.after.parent_id = parentId;
  }
  if (kind === 'restored') {
    change.before.deleted_at = deleted_at;
    change.after.deleted_at = null;
  }
  return change;
}

/** Plans a new row; one that comes with its parent is neither recorded nor numbered, for the parent says it all. */
function planAdded(plan: NodePlan, row: RowDiff, made: Map<string, string>): void {
  const [id, sourceId] = [newId(), row.sourceId ?? ''];
  const parentId = row.parentId ?? made.get(row.sourceParentId ?? '') ?? '';
  made.set(sourceId, id);
  plan.added.push({ id, parentId, sourceId });
  if (!row.parentId) return;
  plan.lists.add(parentId);
  const after = { parent_id: parentId, ...row.after };
  plan.changes.push({ record: { type: plan.node, id }, before: null, after });
}

function planOther(
  plan: NodePlan,
  row: RowDiff,
  made: ReadonlyMap<string, string>,
  laid: ReadonlySet<string>,
): void {
  const [id, former] = [row.id ?? '', row.formerParentId ?? ''];
  const record = { type: plan.node, id };
  if (row.kind !== 'changed' || row.moved) plan.lists.add(former);
  if (row.kind === 'removed') {
    plan.removed.push(id);
    plan.changes.push({ record, before: { parent_id: former, texts: row.before?.texts }, after: null });
    return;
  }
  if (row.kind === 'kept') {
    plan.kept.push(id);
    plan.changes.push({ record, before: { source_id: row.before?.source_id }, after: { source_id: null } });
    return;
  }
  const parentId = row.parentId ?? made.get(row.sourceParentId ?? '') ?? '';
  if (row.moved) plan.lists.add(parentId);
  plan.updated.push({ id, parentId, sourceId: row.sourceId ?? '' });
  if (row.hasOwn) plan.own.push({ id, columns: row.after ?? {} });
  if (laid.has(id))
    plan.changes.push({ record, before: null, after: { parent_id: parentId, texts: row.after?.texts } });
  else plan.changes.push({ record, ...columnChange(row, parentId) });
}

/**
 * Chooses the new rows' ids, and sorts the differences into what is written. Of rows that come or go the roots are recorded;
 * rows that the run has laid into the bin itself (`ahead.ts`) come as new ones.
 */
export function planSync(diffs: readonly NodeDiff[], laid: ReadonlySet<string> = new Set()): NodePlan[] {
  const made = new Map<string, string>();
  return diffs.map(({ node, rows, reordered }) => {
    const plan: NodePlan = {
      node,
      added: [],
      updated: [],
      own: [],
      kept: [],
      removed: [],
      lists: new Set(reordered),
      changes: [],
    };
    for (const row of rows) {
      if (row.kind === 'added') planAdded(plan, row, made);
      else planOther(plan, row, made, laid);
    }
    return plan;
  });
}
