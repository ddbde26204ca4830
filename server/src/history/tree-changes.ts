import type { Values } from '../activity/differences.ts';
import type { Change } from '../activity/record.ts';
import { downFrom, isNode, type Node, parentType } from '../catalogue/tree.ts';
import { listChange } from '../sync/sync-branch.ts';

/** A row's part of a wide change; null on the side on which the row is not there. */
export type RowChange = { id: string; before: Values | null; after: Values | null };

/** A list's rows in order, before and after. */
export type ListChange = { parentId: string; before: string[]; after: string[] };

/** What a wide change does in one table. */
export type NodeChanges = { node: Node; rows: RowChange[]; lists: ListChange[] };

const orderOf = (side: Values) =>
  Object.entries(side.positions as Record<string, number>)
    .filter(([, place]) => place > 0)
    .sort(([, one], [, other]) => one - other)
    .map(([id]) => id);

/** Sorts the recorded changes of a venue's tree by their tables, from the menus down. */
export function byNode(changes: readonly Change[]): NodeChanges[] {
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

/** The same changes the other way round. */
export const inverse = ({ node, rows, lists }: NodeChanges): NodeChanges => ({
  node,
  rows: rows.map(({ id, before, after }) => ({ id, before: after, after: before })),
  lists: lists.map(({ parentId, before, after }) => ({ parentId, before: after, after: before })),
});

/** The changes as an activity records them. */
export const recordedOf = ({ node, rows, lists }: NodeChanges): Change[] => [
  ...rows.map(({ id, before, after }) => ({ record: { type: node, id }, before, after })),
  ...lists.map(({ parentId, before, after }) => listChange(node, parentId, before, after)),
];
