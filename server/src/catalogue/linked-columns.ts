import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '../activity/differences.ts';
import { isOff } from './is-off.ts';
import { type Columns, columnTypes, type Node } from './tree.ts';

/**
 * Columns that a sync neither compares nor writes: it leaves them to the branch (what it has switched off stays off, rule 17; `switched` of
 * `new-columns.ts`), counts them itself, or derives them from others.
 */
const NOT_SYNCED = new Set<keyof Columns>(['folded', 'disabled_here', 'slug', 'section_count', 'item_count']);

/** The columns of a linked row that a sync compares with the main venue's. */
export const syncedColumns = (node: Node): (keyof Columns)[] =>
  namesOf(columnTypes(node)).filter((column) => !NOT_SYNCED.has(column));

const sorted = (locales: RawBuilder<unknown>) =>
  sql`array(select distinct l from unnest(${locales}) l order by l)`;

/**
 * SQL: a column of a main venue's row as its copy has it. The main venue's default language is shown in every branch, whose
 * own default may be another one.
 */
export function wantedColumn(row: string, column: string, mainLocale: string): RawBuilder<unknown> {
  const own = sql.ref(`${row}.${column}`);
  if (column === 'disabled') return isOff(row);
  if (column === 'locales') return sorted(sql`${own} || ${mainLocale}::text`);
  return own;
}

/** SQL: a column of a linked row as it is compared with the wanted one. */
export function linkedColumn(row: string, column: string): RawBuilder<unknown> {
  const own = sql.ref(`${row}.${column}`);
  return column === 'locales' ? sorted(own) : own;
}
