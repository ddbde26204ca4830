import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { lengthOf } from './positions.ts';
import type { Node } from './tree.ts';

const menuCounts = (ids: RawBuilder<unknown>) => sql`
  update menus set (section_count, item_count) = (
    select count(*), coalesce(sum(item_count), 0) from sections
    where sections.parent_id = menus.id and sections.deleted_at is null)
  where id in (${ids})`;

/** SQL that recounts the rows under the given parents, as the lists above show them. */
const COUNTS: Partial<Record<Node, (parentIds: string[]) => RawBuilder<unknown>[]>> = {
  items: (ids) => [
    sql`update sections set item_count = ${lengthOf('items', sql`sections.id`)} where id = any(${ids}::uuid[])`,
    menuCounts(sql`select parent_id from sections where id = any(${ids}::uuid[])`),
  ],
  sections: (ids) => [menuCounts(sql`select unnest(${ids}::uuid[])`)],
};

/** Updates the counts that lists above show, after rows have come or gone. The venue's lock must be held. */
export async function updateCounts(db: Db, node: Node, parentIds: readonly string[]): Promise<void> {
  if (parentIds.length === 0) return;
  for (const statement of COUNTS[node]?.([...parentIds]) ?? []) await statement.execute(db);
}
