import { type RawBuilder, sql } from 'kysely';
import { themeRows } from '../branding/theme-rows.ts';
import { climb, type Node } from '../catalogue/tree.ts';
import { listIn, listOf, writtenColumns } from '../catalogue/written-rows.ts';
import type { Db } from '../platform/database/tables.ts';

/** The kinds of rows that a publication keeps. */
export type KeptKind = Node | 'venues' | 'themes';

/**
 * SQL: the rows of a kind as they are now: `id`, the `mark` by which each is known to be unchanged, and the `list` of what stands in it,
 * which other rows tell. `written` are the columns of a row `n` of its table, made only of rows that may be others.
 */
export type RowsNow = { rows: RawBuilder<unknown>; table: string; written: RawBuilder<unknown> };

/**
 * SQL: the mark of a row by its alias: the transaction that wrote it last, and its version, for a database that was restored counts its
 * transactions anew.
 */
const markOf = (alias: string) =>
  sql`${sql.ref(`${alias}.xmin`)}::text || ' ' || ${sql.ref(`${alias}.version`)}`;

/** The columns that the product keeps beside what people write of a venue, and theirs that are no part of a publication. */
const NOT_PUBLISHED = [
  'id',
  'account_id',
  'parent_id',
  'check_again_months',
  'next_number',
  'live_version',
  'publication_number',
  'published_at',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
];

/** The venue's own row. */
export const venueNow = (venueId: string): RowsNow => ({
  rows: sql`select v.id, ${markOf('v')} as mark, ${listOf('menus', sql`v.id`)}::jsonb as list from venues v where v.id = ${venueId}`,
  table: 'venues',
  written: sql`to_jsonb(n) - ${NOT_PUBLISHED}::text[]`,
});

/** The rows of a node, or those in some sections. */
export const nodeNow = (node: Node, venueId: string, sectionIds?: readonly string[]): RowsNow => ({
  rows: sql`
    select ${sql.ref(`${node}.id`)}, ${markOf(node)} as mark, ${listIn(node, sql.ref(`${node}.id`))} as list
    from ${climb(node)} where menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is null
    ${sectionIds ? sql`and sections.id = any(${[...sectionIds]}::uuid[])` : sql``}`,
  table: node,
  written: writtenColumns('n'),
});

/** The theme that is on. */
export async function themeNow(db: Db, venueId: string): Promise<RowsNow> {
  const on = (await themeRows(db, venueId)).find(({ columns }) => columns.enabled);
  const columns = JSON.stringify(on?.columns ?? null);
  // Its look is in other rows too: a theme is its own mark.
  return {
    rows: sql`select t.id, md5(${columns}::text) as mark, null::jsonb as list from themes t where t.id = ${on?.id}`,
    table: 'themes',
    written: sql`${columns}::jsonb`,
  };
}

/** A row by its mark and list, without its columns. */
export type Light = { id: string; mark: string; list: string | null };

/** The columns as JSON of rows that are given by their ids, with their marks and lists. */
export const columnsOf = ({ table, written }: RowsNow, given: readonly Light[]) => sql`
  select n.id, given.mark, ${written}
    || case when given.list is null then '{}' else jsonb_build_object('list', given.list::jsonb) end as columns
  from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ mark }) => mark)}::text[],
    ${given.map(({ list }) => list)}::text[]) as given(id, mark, list) join ${sql.table(table)} n on n.id = given.id`;
