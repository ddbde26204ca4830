import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { isOff } from './is-off.ts';
import { climbThroughBin, downFrom, type Node, UPWARDS } from './tree.ts';

/** The links of rows to the main venue's, by the rows' ids. */
export type Links = Record<string, string>;

/**
 * Cuts the links of a row and of all that is under it, in the bin or not: it becomes its venue's own. Answers the links. The
 * venue's lock must be held.
 */
export async function unlink(db: Db, node: Node, id: string): Promise<Links> {
  const links: Links = {};
  let above = [id];
  for (const table of downFrom(node)) {
    const { rows } = await sql<{ id: string; source_id: string | null }>`
      select id, source_id from ${sql.table(table)}
      where ${sql.ref(table === node ? 'id' : 'parent_id')} = any(${above}::uuid[]) for update`.execute(db);
    above = rows.map((row) => row.id);
    for (const row of rows) if (row.source_id) links[row.id] = row.source_id;
    await sql`
      update ${sql.table(table)} set source_id = null where id = any(${above}::uuid[]) and source_id is not null`.execute(
      db,
    );
  }
  return links;
}

/**
 * Gives a row that comes back, and what is under it, the former links, unless a sync has brought copies of the same records
 * since. The venue's lock must be held.
 */
export async function relink(db: Db, venueId: string, node: Node, id: string, links: Links): Promise<void> {
  const source = links[id];
  const own = sql.table(node);
  const { rows } = await sql`
    select from ${climbThroughBin(node)} where menus.parent_id = ${venueId} and ${own}.source_id = ${source} limit 1`.execute(
    db,
  );
  if (rows.length > 0) return;
  for (const table of downFrom(node))
    await sql`
      update ${sql.table(table)} r set source_id = given.source
      from unnest(${Object.keys(links)}::uuid[], ${Object.values(links)}::uuid[]) as given(id, source)
      where r.id = given.id`.execute(db);
}

/**
 * Cuts all links of venues, which cease to be branches: their copies become their own, and what was off there stays off. The
 * venues' locks must be held.
 */
export async function unlinkVenues(db: Db, venueIds: readonly string[]): Promise<void> {
  for (const node of UPWARDS)
    await sql`
      update ${sql.table(node)} set source_id = null, disabled = ${isOff(node)}, disabled_here = false
      where source_id is not null and id in (
        select ${sql.ref(`${node}.id`)} from ${climbThroughBin(node)} where menus.parent_id = any(${[...venueIds]}::uuid[]))`.execute(
      db,
    );
}
