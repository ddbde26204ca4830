import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';
import { type Columns, climb, type Node, type ParentPath, type Placed, within } from './tree.ts';

// Every transaction takes its locks in this order, so that no two wait for each other for ever:
// 1. venues by id (`lockVenues`), for any change of a list's order or of more than one row;
// 2. rows (`lockRows`), one alone or with the venue's lock held;
// 3. the account's counter (`activity/record.ts`), with the last statement.

/** A row as it is stored, locked, with the currency of its menu. */
export type LockedRow = Columns &
  Placed & {
    id: string;
    parent_id: string;
    position: number;
    version: number;
    menu_currency: string;
  };

/**
 * Locks the rows of the given ids under a place, and answers those that are there, by id: with all their columns, or with
 * the named ones beside id, parent, position and version.
 */
export async function lockRows(
  db: Db,
  node: Node,
  place: ParentPath,
  ids: readonly string[],
  names?: readonly (keyof Columns | keyof Placed)[],
): Promise<Map<string, LockedRow>> {
  const own = sql.table(node);
  const columns = names
    ? sql.join(['id', 'parent_id', 'position', 'version', ...names].map((name) => sql.ref(`${node}.${name}`)))
    : sql`${own}.*`;
  const { rows } = await sql<LockedRow>`
    select ${columns}, menus.currency as menu_currency from ${climb(node)}
    where ${within(node, place)} and ${own}.id = any(${[...ids]}::uuid[]) order by ${own}.id for update of ${own}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks one row under a place. Refuses with `not_found`. */
export async function lockRow(db: Db, node: Node, place: ParentPath, id: string): Promise<LockedRow> {
  return (await lockRows(db, node, place, [id])).get(id) ?? refuse('not_found');
}
