import { type RawBuilder, sql } from 'kysely';
import { themeRows } from '../branding/theme-rows.ts';
import { climb, type Node } from '../catalogue/tree.ts';
import { listOf, writtenRow } from '../catalogue/written-rows.ts';
import type { Db } from '../platform/database/tables.ts';

/** The kinds of rows that a publication keeps. */
type KeptKind = Node | 'venues' | 'themes';

/** A row by its mark, by which it is known to be unchanged. */
export type Light = { kind: KeptKind; id: string; mark: string };

/**
 * SQL: the rows of a kind as they are now: `lights` are all of them (`Light`), `whole` those of some ids with their `columns`, made only of
 * rows that may be others.
 */
export type RowsNow = {
  kind: KeptKind;
  lights: RawBuilder<unknown>;
  whole: (ids: readonly string[]) => RawBuilder<unknown>;
};

/**
 * SQL: the mark of a row by its alias: the transaction that wrote it last, its version, for a database that was restored counts its
 * transactions anew, and what it stands in.
 */
const markOf = (alias: string) =>
  sql`concat_ws(' ', ${sql.ref(`${alias}.xmin`)}, ${sql.ref(`${alias}.version`)}, ${sql.ref(`${alias}.parent_id`)})`;

/** The record that a row of the catalogue stood in when it was marked; undefined of a mark that an earlier release has made. */
export const parentIn = ({ mark }: Light): string | undefined => mark.split(' ')[2];

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

const writtenVenue = sql`(to_jsonb(v) - ${NOT_PUBLISHED}::text[])`;

/** The venue's own row. Each publication writes it: its columns are its mark. */
export const venueNow = (venueId: string): RowsNow => ({
  kind: 'venues',
  lights: sql`select 'venues' as kind, v.id, md5(${writtenVenue}::text) as mark from venues v where v.id = ${venueId}`,
  whole: (ids) => sql`
    select v.id, ${writtenVenue} || jsonb_build_object('list', ${listOf('menus', sql`v.id`)}) as columns
    from venues v where v.id = any(${[...ids]}::uuid[])`,
});

/** The rows of a node. */
export const nodeNow = (node: Node, venueId: string): RowsNow => ({
  kind: node,
  lights: sql`
    select ${sql.lit(node)} as kind, ${sql.ref(`${node}.id`)}, ${markOf(node)} as mark
    from ${climb(node)} where menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is null`,
  whole: (ids) => sql`
    select n.id, ${writtenRow(node, 'n')} as columns
    from ${sql.table(node)} n where n.id = any(${[...ids]}::uuid[])`,
});

/** The theme that is on. Its look is in other rows too: it is its own mark. */
export async function themeNow(db: Db, venueId: string): Promise<RowsNow> {
  const on = (await themeRows(db, venueId)).find(({ columns }) => columns.enabled);
  const columns = JSON.stringify(on?.columns ?? null);
  return {
    kind: 'themes',
    lights: sql`select 'themes' as kind, t.id, md5(${columns}::text) as mark from themes t where t.id = ${on?.id}`,
    whole: (ids) => sql`
      select t.id, ${columns}::jsonb as columns from themes t where t.id = any(${[...ids]}::uuid[])`,
  };
}
