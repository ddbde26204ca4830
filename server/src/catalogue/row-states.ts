import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { updateCounts } from './counts.ts';
import type { Placed, PlacedRow } from './list-places.ts';
import { type Node, parentType } from './tree.ts';

// The writes that say for each of many rows where it is, one statement each. The venue's lock must be held.

/** The time of a row's deletion, null to bring it back; and the list in which it was deleted, if that is to be another. */
export type Deletion = { id: string; at: Date | null; parentId?: string | undefined };

/**
 * Deletes rows and brings rows back. Those of the bin have positions below 1 (`deleteRows`). A row stays in its list when the one
 * that it is to be in has been purged.
 */
export async function setDeletions(db: Db, now: Date, node: Node, rows: readonly Deletion[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(node)} own set deleted_at = given.at, parent_id = coalesce(list.id, own.parent_id),
      version = own.version + 1, updated_at = ${now},
      position = case when given.at is null then abs(own.position) else -abs(own.position) end
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ at }) => at)}::timestamptz[],
        ${rows.map(({ parentId }) => parentId ?? null)}::uuid[]) as given(id, at, parent)
      left join ${sql.table(parentType(node))} list on list.id = given.parent
    where own.id = given.id`.execute(db);
}

/** The rows of a list and the places of those that go or come, with the time of a deletion. */
type Binned = { parentId: string; placed: Placed; at: Date | null };

/** Deletes rows that have left a list, or brings back those that have come to it. Answers what to record of them. */
export async function setBinned(
  db: Db,
  now: Date,
  node: Node,
  { parentId, placed: { rows: list, places }, at }: Binned,
) {
  const ids = [...places.keys()];
  const deletions = ids.map((id) => ({ id, at }));
  await setDeletions(db, now, node, deletions);
  await setPlaces(db, now, node, new Map([[parentId, list]]));
  await updateCounts(db, node, [parentId]);
  const { rows } = await sql<{ id: string; texts: object }>`
    select id, texts from ${sql.table(node)} where id = any(${ids}::uuid[])`.execute(db);
  const texts = new Map(rows.map((row) => [row.id, row.texts]));
  return ids.map((id) => ({
    record: { type: node, id },
    side: { parent_id: parentId, position: places.get(id), texts: texts.get(id) },
  }));
}

/** Puts rows at places of lists, each list given by its parent. A row that changes its list gets a new version. */
export async function setPlaces(
  db: Db,
  now: Date,
  node: Node,
  lists: ReadonlyMap<string, readonly PlacedRow[]>,
): Promise<void> {
  const rows = [...lists].flatMap(([parentId, placed]) => placed.map((row) => ({ ...row, parentId })));
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(node)} own set parent_id = given.parent, position = given.position, updated_at = ${now},
      version = version + (own.parent_id <> given.parent)::int
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ parentId }) => parentId)}::uuid[],
      ${rows.map(({ position }) => position)}::int[]) as given(id, parent, position)
    where own.id = given.id and (own.parent_id, own.position) <> (given.parent, given.position)`.execute(db);
}

/** Cuts the links of rows, or gives rows their former ones. */
export async function setLinks(
  db: Db,
  now: Date,
  node: Node,
  rows: readonly { id: string; sourceId: string | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(node)} own set source_id = given.source, version = own.version + 1, updated_at = ${now}
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ sourceId }) => sourceId)}::uuid[]) as given(id, source)
    where own.id = given.id`.execute(db);
}
