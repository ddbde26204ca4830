import { type RawBuilder, sql } from 'kysely';
import { jsonList } from '../platform/database/json-lists.ts';
import type { Row } from '../platform/database/tables.ts';
import { type Columns, type JsonColumns, type Node, nodeUnder, type Placed } from './tree.ts';

/** What the product keeps beside what people write in a row: where it stands is told by the list that it is in. */
const KEPT_BY_US = [
  'id',
  'parent_id',
  'position',
  'folded',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
  'section_count',
  'item_count',
] satisfies (keyof Row | keyof Columns)[];

/** The columns of a row that people wrote, as JSON, and the ids of what stands in it. */
export type Written = JsonColumns & Pick<Placed, 'source_id'> & { number?: number; list?: string[] };

/** SQL: the ids of the living rows of a node under a parent, in order. */
export const listOf = (node: Node, parent: RawBuilder<unknown>): RawBuilder<unknown> =>
  jsonList(sql`
    select below.id from ${sql.table(node)} below
    where below.parent_id = ${parent} and below.deleted_at is null order by below.position`);

/** SQL: the ids of what stands in a row of a node, in order; null for a node in which nothing stands. */
function listIn(node: Node, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const below = nodeUnder(node);
  return below ? sql`${listOf(below, id)}::jsonb` : sql`null::jsonb`;
}

/** SQL: the columns that people wrote of a row, by its alias. */
const writtenColumns = (alias: string): RawBuilder<unknown> =>
  sql`to_jsonb(${sql.ref(alias)}) - ${KEPT_BY_US}::text[]`;

/** SQL: a row of a node by its alias as people wrote it (`Written`). */
export function writtenRow(node: Node, alias: string): RawBuilder<unknown> {
  const list = nodeUnder(node)
    ? sql`|| jsonb_build_object('list', ${listIn(node, sql.ref(`${alias}.id`))})`
    : sql``;
  return sql`(${writtenColumns(alias)} ${list})`;
}
