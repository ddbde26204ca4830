import { sql } from 'kysely';
import { climbThroughBin, downFrom, type Node } from '../catalogue/tree.ts';
import { listOf, type Written, writtenRow } from '../catalogue/written-rows.ts';
import type { Db } from '../platform/database/tables.ts';

/** A row of a venue's tree as people wrote it, with the ids of what stands in it; the venue itself has its menus. */
export type TreeRow = { node: Node | 'venues'; columns: Written; list: string[] };

/** The living rows of a venue, or those of a publication, by their ids. */
export type Tree = ReadonlyMap<string, TreeRow>;

/** A stored row of a venue, in the bin or not. */
export type StoredRow = TreeRow & { node: Node; id: string; parentId: string; deletedAt: string | null };

/** The rows of a venue by their ids, those of the bin too, and the living ones among them as a tree. */
export type VenueTree = { stored: ReadonlyMap<string, StoredRow>; now: Tree };

/** A row's columns apart from the list in it. */
export function treeRow(node: TreeRow['node'], { list = [], ...columns }: Written): TreeRow {
  return { node, columns, list };
}

/** Adds what stands in a row, and so on down. */
function addBelow(tree: Map<string, TreeRow>, rows: ReadonlyMap<string, TreeRow>, list: readonly string[]) {
  for (const id of list) {
    const row = rows.get(id);
    if (!row) continue;
    tree.set(id, row);
    addBelow(tree, rows, row.list);
  }
}

/** The rows that are in a row, and so on down, with the row itself. */
export function treeUnder(rows: ReadonlyMap<string, TreeRow>, id: string): Map<string, TreeRow> {
  const tree = new Map<string, TreeRow>();
  addBelow(tree, rows, [id]);
  return tree;
}

/** Those rows of a tree that are in another venue by now, as a menu takes them along: they are there and not stored in this one. */
export async function elsewhereOf(
  db: Db,
  stored: VenueTree['stored'],
  tree: Tree,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const node of downFrom('menus')) {
    const missing = [...tree].filter(([id, row]) => row.node === node && !stored.has(id)).map(([id]) => id);
    if (missing.length === 0) continue;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(node)} where id = any(${missing}::uuid[])`.execute(db);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

/** Reads the rows of a venue's tree, and locks them. The venue's lock must be held. */
export async function lockTree(db: Db, venueId: string): Promise<VenueTree> {
  const stored = new Map<string, StoredRow>();
  for (const node of downFrom('menus')) {
    const own = (column: string) => sql.ref(`${node}.${column}`);
    const { rows } = await sql<{ id: string; parent_id: string; at: string | null; columns: Written }>`
      select ${own('id')}, ${own('parent_id')}, to_json(${own('deleted_at')}) as at, ${writtenRow(node, node)} as columns
      from ${climbThroughBin(node)} where menus.parent_id = ${venueId} order by ${own('id')}
      for update of ${sql.table(node)}`.execute(db);
    for (const { id, parent_id, at, columns } of rows)
      stored.set(id, { id, parentId: parent_id, deletedAt: at, ...treeRow(node, columns), node });
  }
  const { rows } = await sql<{
    list: string[];
  }>`select ${listOf('menus', sql`${venueId}::uuid`)} as list`.execute(db);
  const venue: TreeRow = { node: 'venues', columns: {}, list: rows[0]?.list ?? [] };
  const now = new Map([[venueId, venue]]);
  addBelow(now, stored, venue.list);
  return { stored, now };
}
