import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/tables.ts';
import { roundedPrice } from './prices.ts';
import { columnType, fromJson, lengthOf, type Node, OWN } from './tree.ts';

/** A row to be: its place, its number, and the columns that differ from a new row's. */
export type NewRow = {
  id: string;
  parent_id: string;
  number: number;
  position: number;
  texts: object;
  values?: Record<string, unknown>;
};

/** What a new row of a node has when nothing else is said. */
const DEFAULTS: Record<Node, Record<string, unknown>> = {
  menus: { section_count: 0, item_count: 0 },
  sections: { item_count: 0 },
  items: { ingredient_warnings: [], food_speciality: [], is_new: false, is_popular: false },
  extras: {},
};

/** A new row's id. */
export const newId = (): string => randomUUID();

/**
 * Inserts rows of one node, any number in one statement; their parents must be there and their numbers set aside
 * (`lockVenue`). Prices are rounded half up to the digits of `currency` (ruling 26).
 */
export async function insertRows(
  db: Db,
  now: Date,
  node: Node,
  rows: readonly NewRow[],
  currency = '',
): Promise<void> {
  if (rows.length === 0) return;
  const columns = ['texts', 'disabled', 'schedule', 'photo_id', ...Object.keys(OWN[node])];
  const given = rows.map(({ id, parent_id, number, position, texts, values }) => ({
    ...{ id, parent_id, number, position },
    given: {
      disabled: false,
      schedule: { type: 'always' },
      photo_id: null,
      ...DEFAULTS[node],
      ...values,
      texts,
    },
  }));
  const read = columns.map((column) => {
    if (column === 'price') return roundedPrice(sql`given ->> 'price'`, sql`${currency}::text`);
    // In a patch a null clears a text; in a new row there is nothing to clear.
    if (column === 'texts') return sql`jsonb_strip_nulls(given -> 'texts')`;
    return fromJson(sql`given`, column, columnType(node, column));
  });
  await sql`
    insert into ${sql.table(node)} (id, parent_id, number, position, ${sql.join(columns.map((c) => sql.ref(c)))}, created_at, updated_at)
    select id, parent_id, number, position, ${sql.join(read)}, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as row(id uuid, parent_id uuid, number integer, position integer, given jsonb)`.execute(db);
  await keepLengths(db, node, [...new Set(rows.map((row) => row.parent_id))]);
}

/** SQL that keeps what lists above show of the rows under the given parents: counting them anew for each list is dear. */
const LENGTHS: Partial<Record<Node, (parentIds: string[]) => RawBuilder<unknown>[]>> = {
  items: (ids) => [
    sql`update sections set item_count = ${lengthOf('items', sql`sections.id`)} where id = any(${ids}::uuid[])`,
    menuLengths(sql`select parent_id from sections where id = any(${ids}::uuid[])`),
  ],
  sections: (ids) => [menuLengths(sql`select unnest(${ids}::uuid[])`)],
};

const menuLengths = (ids: RawBuilder<unknown>) => sql`
  update menus set (section_count, item_count) = (
    select count(*), coalesce(sum(item_count), 0) from sections
    where sections.parent_id = menus.id and sections.deleted_at is null)
  where id in (${ids})`;

/** Keeps the lengths of lists after rows have come or gone, where a list above shows them. The venue's lock must be held. */
export async function keepLengths(db: Db, node: Node, parentIds: readonly string[]): Promise<void> {
  for (const statement of LENGTHS[node]?.([...parentIds]) ?? []) await statement.execute(db);
}

/** Makes room in a list: everything from a position on moves one further down. The venue's lock must be held. */
export async function makeRoom(db: Db, node: Node, parentId: string, position: number): Promise<void> {
  await sql`
    update ${sql.table(node)} set position = position + 1
    where parent_id = ${parentId} and deleted_at is null and position >= ${position}`.execute(db);
}

/** Closes the gap that a row leaves in its list. The venue's lock must be held. */
export async function closeGap(db: Db, node: Node, parentId: string, position: number): Promise<void> {
  await sql`
    update ${sql.table(node)} set position = position - 1
    where parent_id = ${parentId} and deleted_at is null and position > ${position}`.execute(db);
}

/** How many rows a list has. */
export async function countIn(db: Db, node: Node, parentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${lengthOf(node, sql`${parentId}`)} as count`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
