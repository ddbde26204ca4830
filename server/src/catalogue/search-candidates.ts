import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Candidate } from './search-ranking.ts';
import { ancestorsOf, climb, type Node, within } from './tree.ts';

/** The records of a table whose folded titles have all the words somewhere, in tree order. */
export async function candidatesOf<N extends Node>(
  db: Db,
  node: N,
  venueId: string,
  words: readonly string[],
): Promise<Candidate<N>[]> {
  const positions = [...ancestorsOf(node)].reverse().map((above) => sql.ref(`${above}.position`));
  // Folded words have only letters and digits, so that none is read as a pattern.
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await sql<Candidate<N>>`
    select ${sql.lit(node)} as level, ${sql.ref(`${node}.id`)} as id, ${sql.ref(`${node}.folded`)} as folded
    from ${climb(node)} where ${within(node, { venueId, above: [] })}
      and ${sql.ref(`${node}.folded`)} like all(${patterns}::text[])
    order by ${sql.join([...positions, sql.ref(`${node}.position`)])}`.execute(db);
  return rows;
}
