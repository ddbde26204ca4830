import { type RawBuilder, sql } from 'kysely';
import { themeRows } from '../branding/theme-rows.ts';
import { climb, downFrom, type Node } from '../catalogue/tree.ts';
import { listOf, type Written, writtenRow } from '../catalogue/written-rows.ts';
import type { Db } from '../platform/database/tables.ts';

// A publication's document has what guests see. To be restored it needs more: what is switched off, the sources of translations,
// prices with all their decimals. Each row is kept once for the publications in a row that have it so.

/** The kinds of rows that a publication keeps. */
type KeptKind = Node | 'venues' | 'themes';

/** SQL: the rows of a kind as they are now, with the columns `id` and `columns`. */
type RowsNow = RawBuilder<unknown>;

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

const venueNow = (venueId: string): RowsNow => sql`
  select v.id, to_jsonb(v) - ${NOT_PUBLISHED}::text[] || jsonb_build_object('list', ${listOf('menus', sql`v.id`)}) as columns
  from venues v where v.id = ${venueId}`;

const nodeNow = (node: Node, venueId: string): RowsNow => sql`
  select ${sql.ref(`${node}.id`)}, ${writtenRow(node, node)} as columns from ${climb(node)}
  where menus.parent_id = ${venueId} and ${sql.ref(`${node}.deleted_at`)} is null`;

async function themeNow(db: Db, venueId: string): Promise<RowsNow> {
  const on = (await themeRows(db, venueId)).find(({ columns }) => columns.enabled);
  return sql`
    select given.id, given.columns from (values (${on?.id}::uuid, ${JSON.stringify(on?.columns)}::jsonb)) given(id, columns)
    where given.id is not null`;
}

/** Keeps what has changed of the rows of a kind since the publication before. */
const keep = (venueId: string, number: number, kind: KeptKind, now: RowsNow) => sql`
  with now as materialized (${now}),
  ended as (
    update publication_rows kept set until = ${number}
    where kept.venue_id = ${venueId} and kept.kind = ${kind} and kept.until is null
      and not exists (select from now where now.id = kept.row_id and now.columns = kept.columns)
  )
  insert into publication_rows (venue_id, kind, row_id, since, columns)
  select ${venueId}::uuid, ${kind}::text, now.id, ${number}::int, now.columns from now
  where not exists (
    select from publication_rows kept where kept.venue_id = ${venueId} and kept.row_id = now.id
      and kept.kind = ${kind} and kept.until is null and kept.columns = now.columns)`;

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

/** A row as a publication has it. */
export type KeptRow = { kind: KeptKind; id: string; columns: Written };

/** The rows of a publication; none of one that is older than the rows that are kept. */
export async function rowsAt(db: Db, venueId: string, number: number): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select kind, row_id as id, columns from ${keptAt(venueId, number)}`.execute(db);
  return rows;
}
