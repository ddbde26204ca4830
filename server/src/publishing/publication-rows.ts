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

type Light = { id: string; mark: string; list: string | null };

/** The columns as JSON of rows that are given by their ids, with their marks and lists. */
const columnsOf = ({ table, written }: RowsNow, given: readonly Light[]) => sql`
  select n.id, given.mark, ${written}
    || case when given.list is null then '{}' else jsonb_build_object('list', given.list::jsonb) end as columns
  from unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ mark }) => mark)}::text[],
    ${given.map(({ list }) => list)}::text[]) as given(id, mark, list) join ${sql.table(table)} n on n.id = given.id`;

/**
 * Keeps what has changed of the rows of a kind since the publication before. Rows and what is kept of them are compared here by
 * their marks and lists: without figures of its tables the database would compare each with each.
 */
async function keep(db: Db, venueId: string, number: number, kind: KeptKind, now: RowsNow): Promise<void> {
  const ofKind = sql`venue_id = ${venueId} and kind = ${kind} and until is null`;
  const light = (await sql<Light>`select id, mark, list::text as list from (${now.rows}) light`.execute(db))
    .rows;
  const kept = await sql<Light>`
    select row_id as id, mark, (columns->'list')::text as list from publication_rows where ${ofKind}`.execute(
    db,
  );
  const known = new Map(kept.rows.map((row) => [row.id, row]));
  const there = new Set(light.map(({ id }) => id));
  const added = light.filter(({ id }) => !known.has(id));
  const suspect = light.filter(({ id, mark, list }) => {
    const was = known.get(id);
    return was && (was.mark !== mark || was.list !== list);
  });
  const gone = [...known.keys()].filter((id) => !there.has(id));
  const changed = new Set<string>();
  if (suspect.length > 0) {
    const { rows } = await sql<{ id: string; is_other: boolean }>`
      update publication_rows k set mark = now.mark, until = case when k.columns = now.columns then null else ${number}::int end
      from (${columnsOf(now, suspect)}) now where ${ofKind} and k.row_id = now.id
      returning k.row_id as id, k.until is not null as is_other`.execute(db);
    for (const { id, is_other } of rows) if (is_other) changed.add(id);
  }
  if (gone.length > 0)
    await sql`update publication_rows set until = ${number} where ${ofKind} and row_id = any(${gone}::uuid[])`.execute(
      db,
    );
  const others = [...added, ...suspect.filter(({ id }) => changed.has(id))];
  if (others.length > 0)
    await sql`
      insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
      select ${venueId}::uuid, ${kind}::text, now.id, ${number}::int, now.columns, now.mark
      from (${columnsOf(now, others)}) now`.execute(db);
}

/** Keeps all rows of a venue's draft as those of a new publication. The venue's lock must be held. */
export async function keepRows(db: Db, venueId: string, number: number): Promise<void> {
  await keep(db, venueId, number, 'venues', venueNow(venueId));
  await keep(db, venueId, number, 'themes', await themeNow(db, venueId));
  for (const node of downFrom('menus')) await keep(db, venueId, number, node, nodeNow(node, venueId));
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
