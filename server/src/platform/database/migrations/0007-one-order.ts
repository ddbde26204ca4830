import { type Kysely, sql } from 'kysely';

const tree = ['menus', 'sections', 'items', 'extras'];

const statements = tree.flatMap((table) => [
  `drop index ${table}_in_order`,
  `drop index if exists ${table}_of_parent`,
  `update ${table} set position = -position where deleted_at is not null`,
  `create index ${table}_in_order on ${table} (parent_id, position)`,
]);

/**
 * Rows in the bin get positions below 1, so that one index by parent and position serves the order, the bin
 * and the deletion of a parent. A moved row is written into one index less.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
