import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { takeNumbers } from '../venues/locks.ts';
import { downFrom, type Node } from './tree.ts';

/** The numbers of rows by their ids. */
export type Numbers = Record<string, number>;

/**
 * Gives every row of a subtree, those in the bin too, a number in its new venue: its former one there, else a
 * new one. Answers the old numbers.
 */
export async function renumber(
  db: Db,
  venueId: string,
  node: Node,
  id: string,
  known: Numbers = {},
): Promise<Numbers> {
  const before: Numbers = {};
  let above = [id];
  for (const table of downFrom(node)) {
    const { rows } = await sql<{ id: string; number: number }>`
      select id, number from ${sql.table(table)}
      where ${sql.ref(table === node ? 'id' : 'parent_id')} = any(${above}::uuid[]) order by number`.execute(
      db,
    );
    above = rows.map((row) => row.id);
    for (const row of rows) before[row.id] = row.number;
    let next = await takeNumbers(db, venueId, above.filter((row) => known[row] === undefined).length);
    const numbers = above.map((row) => known[row] ?? next++);
    await sql`
      update ${sql.table(table)} r set number = given.number
      from unnest(${above}::uuid[], ${numbers}::int[]) as given(id, number) where r.id = given.id`.execute(
      db,
    );
  }
  return before;
}
