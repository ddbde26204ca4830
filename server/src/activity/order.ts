import { type RawBuilder, sql } from 'kysely';
import { jsonColumn } from '../platform/json-lists.ts';
import type { Change } from './record.ts';

/** Of each column of some rows a list, all in the same order: without a name to each value they are half as long. */
type Kept = Change & { rows?: string[] };

/**
 * SQL: what is recorded of rows that have moved, as a list of one change of their list's record: `rows` yields the `id`
 * of each as a text, where it `stood`, and its `position` now. Nothing when there are none.
 */
export function keptOrder(type: string, parentId: string, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select (${sql.lit(`[{"record":{"type":"${type}","id":"`)} || ${parentId}::uuid || '"},"rows":' || ${jsonColumn('id', 'text')}
        || ',"before":{"positions":' || ${jsonColumn('stood', 'number')}
        || '},"after":{"positions":' || ${jsonColumn('position', 'number')} || '}}]')::jsonb
      from ${rows} having count(*) > 0)`;
}

const byId = (rows: readonly string[], side: unknown) => {
  const { positions } = side as { positions: number[] };
  return { positions: Object.fromEntries(rows.map((id, at) => [id, positions[at]])) };
};

/** A change as its readers know it, with the places of rows by their ids. */
export function spelledOut({ rows, ...change }: Kept): Change {
  if (!rows) return change;
  return { ...change, before: byId(rows, change.before), after: byId(rows, change.after) };
}
