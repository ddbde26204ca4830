import { changedIn, namesOf, only } from '../activity/differences.ts';
import { difference } from '../catalogue/new-columns.ts';
import { columnTypes, downFrom, type JsonColumns, type Node, parentType } from '../catalogue/tree.ts';
import type { Written } from '../catalogue/written-rows.ts';
import type { ListChange, NodeChanges, RowChange } from './tree-changes.ts';
import type { StoredRow, Tree, TreeRow, VenueTree } from './venue-tree.ts';

/** A row to make anew, with its place. */
export type MadeRow = { node: Node; id: string; parentId: string; position: number; columns: Written };

/** The changes from a venue's tree to a wanted one, from the menus down, and the rows that are in the database no more. */
export type TreeDifference = { parts: NodeChanges[]; made: MadeRow[] };

/** The columns of a row that are to be others. A menu keeps its public address. */
function columnsOf(node: Node, { columns: was }: TreeRow, { columns: wanted }: TreeRow): JsonColumns {
  const names = namesOf(columnTypes(node)).filter((name) => name !== 'slug');
  return changedIn(was, only(wanted, names));
}

/** The change of a stored row; none where it is as wanted, or hidden with the row that it is in. */
function changeOfStored(row: StoredRow, wanted: Tree): RowChange[] {
  const { id, parentId, deletedAt, columns: was } = row;
  const place = { parent_id: parentId, texts: was.texts };
  const is = wanted.get(id);
  if (!is) return deletedAt === null && wanted.has(parentId) ? [{ id, before: place, after: null }] : [];
  const { before, after } = difference(was, columnsOf(row.node, row, is));
  if (deletedAt !== null) {
    before.deleted_at = deletedAt;
    before.parent_id = parentId;
    after.deleted_at = null;
  }
  return Object.keys(after).length > 0 ? [{ id, before, after }] : [];
}

/** The living rows of a list, of a tree that is stored. */
const listNow = (stored: VenueTree['stored'], now: Tree, parentId: string): string[] =>
  (stored.get(parentId) ?? now.get(parentId))?.list ?? [];

/** The lists whose rows are to be others or in another order; one that is left behind loses those that stand elsewhere. */
function listChanges({ stored, now }: VenueTree, wanted: Tree, type: string): ListChange[] {
  const placed = new Set([...wanted.values()].flatMap(({ list }) => list));
  const parents = new Map<string, TreeRow | undefined>([...stored, ...now].map(([id]) => [id, undefined]));
  for (const [id, row] of wanted) parents.set(id, row);
  return [...parents].flatMap(([parentId, row]) => {
    const node = row?.node ?? stored.get(parentId)?.node ?? now.get(parentId)?.node;
    if (node !== type) return [];
    const before = listNow(stored, now, parentId);
    const after = row?.list ?? before.filter((id) => !placed.has(id));
    return before.join() === after.join() ? [] : [{ parentId, before, after }];
  });
}

/** What makes a venue's tree the wanted one. Of rows that come or go the roots are changes, which stand for all that is in them. */
export function treeDifference(tree: VenueTree, wanted: Tree): TreeDifference {
  const made = [...wanted].flatMap(([parentId, { list }]) =>
    list.flatMap((id, at): MadeRow[] => {
      const row = wanted.get(id);
      if (!row || row.node === 'venues' || tree.stored.has(id)) return [];
      return [{ node: row.node, id, parentId, position: at + 1, columns: row.columns }];
    }),
  );
  const isMade = new Set(made.map(({ id }) => id));
  const parts = downFrom('menus').map((node): NodeChanges => {
    const own = [...tree.stored.values()].filter((row) => row.node === node);
    const came = made.filter((row) => row.node === node && !isMade.has(row.parentId));
    const rows = [
      ...own.flatMap((row) => changeOfStored(row, wanted)),
      ...came.map(({ id, parentId, columns: { texts } }) => ({
        id,
        before: null,
        after: { parent_id: parentId, texts },
      })),
    ];
    const lists = listChanges(tree, wanted, parentType(node)).filter(
      ({ parentId, after }) => !isMade.has(parentId) || after.some((id) => !isMade.has(id)),
    );
    return { node, rows, lists };
  });
  return { parts, made };
}
