import { sql } from 'kysely';
import { namesOf, only } from '../activity/differences.ts';
import { insertRows, type NewRow } from '../catalogue/insert-rows.ts';
import { nextFreeSlug, takenSlugs } from '../catalogue/menus.ts';
import { setLinks } from '../catalogue/row-states.ts';
import { climbThroughBin, columnTypes, type Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import type { MadeRow } from './tree-difference.ts';

/** The former links of rows whose originals are still there and have no other copy in the venue. */
async function linksOf(db: Db, venueId: string, node: Node, rows: readonly MadeRow[]) {
  const sources = rows.flatMap(({ columns }) => (columns.source_id ? [String(columns.source_id)] : []));
  if (sources.length === 0) return [];
  const own = sql.table(node);
  const found = await sql<{ id: string }>`
    select source.id from ${own} source where source.id = any(${sources}::uuid[]) and not exists (
      select from ${climbThroughBin(node)} where menus.parent_id = ${venueId} and ${own}.source_id = source.id)`.execute(
    db,
  );
  const free = new Set(found.rows.map(({ id }) => id));
  return rows.flatMap(({ id, columns }) => {
    const sourceId = String(columns.source_id);
    return free.has(sourceId) ? [{ id, sourceId }] : [];
  });
}

/** A row to insert; a menu takes a free public address, which the next one does not take. */
function newRow({ node, id, parentId, position, columns }: MadeRow, taken: Set<string>): NewRow {
  const names = namesOf(columnTypes(node)).filter((name) => columns[name] !== undefined);
  const { texts = {}, ...values } = only(columns, names);
  if (values.slug !== undefined) {
    values.slug = nextFreeSlug(values.slug, taken);
    taken.add(values.slug);
  }
  return { id, parent_id: parentId, number: Number(columns.number), position, texts, values };
}

/** Makes rows of one table anew, under their former ids and as they were. Their parents must be there. */
export async function makeRows(
  db: Db,
  now: Date,
  venueId: string,
  node: Node,
  made: readonly MadeRow[],
): Promise<void> {
  if (made.length === 0) return;
  const taken = await takenSlugs(db, venueId);
  const rows = made.map((row) => newRow(row, taken));
  await insertRows(db, now, node, rows);
  await setLinks(db, now, node, await linksOf(db, venueId, node, made));
}
