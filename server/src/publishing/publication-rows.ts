import { type RawBuilder, sql } from 'kysely';
import { themeRows } from '../branding/theme-rows.ts';
import { climb, downFrom, type Node } from '../catalogue/tree.ts';
import { listIn, listOf, type Written, writtenColumns } from '../catalogue/written-rows.ts';
import type { Db } from '../platform/database/tables.ts';

// A publication's document has what guests see. To be restored it needs more: what is switched off, the sources of translations,
// prices with all their decimals. Each row is kept once for the publications in a row that have it so.

/** The kinds of rows that a publication keeps. */
type KeptKind = Node | 'venues' | 'themes';

/**
 * SQL: the rows of a kind as they are now: `id`, the `mark` of the transaction that wrote each last, and the `list` of what stands in it,
 * which other rows tell. `written` are the columns of a row `n` of its table, made only of rows that may be others.
 */
type RowsNow = { rows: RawBuilder<unknown>; table: string; written: RawBuilder<unknown> };

/** What the product keeps beside what people write of a venue, and what is theirs but no part of a publication. */
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

const venueNow = (venueId: string): RowsNow => ({
  rows: sql`select v.id, v.xmin::text as mark, ${listOf('menus', sql`v.id`)}::jsonb as list from venues v where v.id = ${venueId}`,
  table: 'venues',
  written: sql`to_jsonb(n) - ${NOT_PUBLISHED}::text[]`,
});

const nodeNow = (node: Node, venueId: string): RowsNow => ({
  rows: sql`
    select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.xmin`)}::text as mark, ${listIn(node, sql.ref(`${node}.id`))} as list
    from ${climb(node)} where menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is null`,
  table: node,
  written: writtenColumns('n'),
});

async function themeNow(db: Db, venueId: string): Promise<RowsNow> {
  const on = (await themeRows(db, venueId)).find(({ columns }) => columns.enabled);
  const columns = JSON.stringify(on?.columns ?? null);
  // Its look is in other rows too: a theme is its own mark.
  return {
    rows: sql`select t.id, md5(${columns}::text) as mark, null::jsonb as list from themes t where t.id = ${on?.id}`,
    table: 'themes',
    written: sql`${columns}::jsonb`,
  };
}

/** Keeps what has changed of the rows of a kind since the publication before. */
const keep = (venueId: string, number: number, kind: KeptKind, { rows, table, written }: RowsNow) => sql`
  with light as materialized (${rows}),
  kept as materialized (
    select row_id, since, columns, mark from publication_rows
    where venue_id = ${venueId} and kind = ${kind} and until is null
  ),
  now as materialized (
    select light.id, light.mark, kept.columns as was, ${written}
      || case when light.list is null then '{}' else jsonb_build_object('list', light.list) end as columns
    from light join ${sql.table(table)} n on n.id = light.id left join kept on kept.row_id = light.id
    where kept.mark is distinct from light.mark or kept.columns->'list' is distinct from light.list
  ),
  marked as (
    update publication_rows k set mark = now.mark from now
    where k.venue_id = ${venueId} and k.kind = ${kind} and k.until is null and k.row_id = now.id and now.columns = k.columns
  ),
  ended as (
    update publication_rows k set until = ${number}
    where k.venue_id = ${venueId} and k.kind = ${kind} and k.until is null and (
      not exists (select from light where light.id = k.row_id)
      or exists (select from now where now.id = k.row_id and now.columns <> k.columns))
  )
  insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
  select ${venueId}::uuid, ${kind}::text, now.id, ${number}::int, now.columns, now.mark from now
  where now.columns is distinct from now.was`;

/** Keeps all rows of a venue's draft as those of a new publication. The venue's lock must be held. */
export async function keepRows(db: Db, venueId: string, number: number): Promise<void> {
  await keep(venueId, number, 'venues', venueNow(venueId)).execute(db);
  await keep(venueId, number, 'themes', await themeNow(db, venueId)).execute(db);
  for (const node of downFrom('menus')) await keep(venueId, number, node, nodeNow(node, venueId)).execute(db);
}

/** SQL: the rows that a venue's publication of a number has. */
const keptAt = (venueId: string, number: number) => sql`
  publication_rows where venue_id = ${venueId} and since <= ${number} and (until is null or until > ${number})`;

/** Those of some rows that a publication has, whether guests saw them or not. */
export async function keptAmong(
  db: Db,
  venueId: string,
  number: number,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select row_id as id from ${keptAt(venueId, number)} and row_id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends what is kept of a venue with the publication before this one, of which nothing is kept. The venue's lock must be held. */
export async function endRows(db: Db, venueId: string, number: number): Promise<void> {
  await db
    .updateTable('publication_rows')
    .set({ until: number })
    .where('venue_id', '=', venueId)
    .where('until', 'is', null)
    .execute();
}

/** A row as a publication has it. */
export type KeptRow = { kind: KeptKind; id: string; columns: Written };

/** The rows of a publication; none of one that is older than the rows that are kept. */
export async function rowsAt(db: Db, venueId: string, number: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select kind, row_id as id, columns from ${keptAt(venueId, number)}`.execute(db);
  return rows;
}
