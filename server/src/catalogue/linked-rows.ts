import { STATEMENTS } from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import { namesOf, only } from '../activity/differences.ts';
import type { Db } from '../platform/database/tables.ts';
import { takeNumbers } from '../venues/locks.ts';
import { recordOf } from './insert-rows.ts';
import { syncedColumns, wantedColumn } from './linked-columns.ts';
import { freeSlugs } from './menus.ts';
import { type Columns, climb, climbThroughBin, columnTypes, type Node, parentNode } from './tree.ts';

// The writes of a sync: each is one statement, however many rows it concerns. The venues' locks must be held.

/** A linked row to write: the main venue's row, and the parent in the branch. */
export type LinkedRow = { id: string; parentId: string; sourceId: string };

/** The columns of what a dish or an extra states, and of who has checked it. */
const WORDS: ReadonlySet<keyof Columns> = new Set([...STATEMENTS, 'checked_by', 'checked_at']);

const idsOf = (rows: readonly LinkedRow[]) => [
  rows.map(({ id }) => id),
  rows.map(({ parentId }) => parentId),
  rows.map(({ sourceId }) => sourceId),
];

/**
 * Locks the rows that a sync compares: nobody changes the main venue's living ones or the branch's linked ones until the
 * transaction ends.
 */
export async function lockLinked(db: Db, node: Node, mainId: string, branchId: string): Promise<void> {
  const own = sql.table(node);
  await sql`
    select count(*) from (
      select ${own}.id from ${climb(node)} where menus.parent_id = ${mainId} and ${own}.deleted_at is null
      order by ${own}.id for share of ${own}) locked`.execute(db);
  await sql`
    select count(*) from (
      select ${own}.id from ${climbThroughBin(node)} where menus.parent_id = ${branchId} and ${own}.source_id is not null
      order by ${own}.id for update of ${own}) locked`.execute(db);
}

/** Makes linked copies of rows in a branch, with numbers and, for menus, addresses there. They stand where their originals stand. */
export async function insertLinked(
  db: Db,
  now: Date,
  node: Node,
  { branchId, mainLocale }: { branchId: string; mainLocale: string },
  rows: readonly LinkedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const [ids, parents, sources = []] = idsOf(rows);
  const first = await takeNumbers(db, branchId, rows.length);
  const slugs = parentNode(node) ? undefined : await freeSlugs(db, branchId, sources);
  const names = namesOf(columnTypes(node)).filter((name) => name !== 'disabled_here');
  const values = names.map((name) =>
    name === 'slug' ? sql`given.slug` : wantedColumn('source', name, mainLocale),
  );
  await sql`
    insert into ${sql.table(node)} (id, parent_id, source_id, number, position, created_at, updated_at,
      ${sql.join(names.map((name) => sql.ref(name)))})
    select given.id, given.parent, source.id, given.number, source.position, ${now}::timestamptz, ${now}::timestamptz,
      ${sql.join(values)}
    from unnest(${ids}::uuid[], ${parents}::uuid[], ${sources}::uuid[], ${rows.map((_, index) => first + index)}::int[],
      ${sources.map((id) => slugs?.get(id) ?? null)}::text[]) as given(id, parent, source, number, slug)
    join ${sql.table(node)} source on source.id = given.source`.execute(db);
}

/** Writes the originals' columns and places over linked rows, and brings those of the bin back. */
export async function updateLinked(
  db: Db,
  now: Date,
  node: Node,
  mainLocale: string,
  rows: readonly LinkedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const [ids, parents, sources] = idsOf(rows);
  const sets = [...syncedColumns(node), 'folded'].map(
    (name) => sql`${sql.ref(name)} = ${wantedColumn('source', name, mainLocale)}`,
  );
  await sql`
    update ${sql.table(node)} own set ${sql.join(sets)}, parent_id = given.parent, deleted_at = null,
      position = case when own.deleted_at is null and own.parent_id = given.parent
        then own.position else source.position end,
      version = own.version + 1, updated_at = ${now}
    from unnest(${ids}::uuid[], ${parents}::uuid[], ${sources}::uuid[]) as given(id, parent, source)
    join ${sql.table(node)} source on source.id = given.source
    where own.id = given.id`.execute(db);
}

/** A linked row that keeps words of the branch, with the columns that it has after the sync. */
export type OwnWordsRow = { id: string; columns: Columns };

/** Writes what dishes or extras state, and who has checked it, over the main venue's words; `updateLinked` has raised the versions. */
export async function setOwnWords(db: Db, node: Node, rows: readonly OwnWordsRow[]): Promise<void> {
  if (rows.length === 0) return;
  const types = columnTypes(node);
  const names = namesOf(types).filter((name) => WORDS.has(name));
  const sets = names.map((name) => sql`${sql.ref(name)} = given.${sql.ref(name)}`);
  const record = recordOf({ id: 'uuid', ...only(types, names) });
  const given = JSON.stringify(rows.map(({ id, columns }) => ({ ...columns, id })));
  await sql`
    update ${sql.table(node)} own set ${sql.join(sets)}
    from jsonb_to_recordset(${given}::jsonb) as given(${record}) where own.id = given.id`.execute(db);
}

/** Numbers lists anew: linked rows first, in the main venue's order, then the branch's own in theirs (rule 17). */
export async function arrangeLinked(
  db: Db,
  now: Date,
  node: Node,
  parentIds: readonly string[],
): Promise<void> {
  if (parentIds.length === 0) return;
  await sql`
    update ${sql.table(node)} own set position = placed.place, updated_at = ${now}
    from (
      select r.id, row_number() over (partition by r.parent_id
        order by source.id is null, source.position, r.position, r.number)::int as place
      from ${sql.table(node)} r left join ${sql.table(node)} source on source.id = r.source_id
      where r.parent_id = any(${[...parentIds]}::uuid[]) and r.deleted_at is null) placed
    where own.id = placed.id and own.position <> placed.place`.execute(db);
}

/** The ids of the rows of lists, in order, by the lists' parents. */
export async function listOrders(
  db: Db,
  node: Node,
  parentIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (parentIds.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: string; ids: string[] }>`
    select parent_id, array_agg(id order by position) as ids from ${sql.table(node)}
    where parent_id = any(${[...parentIds]}::uuid[]) and deleted_at is null group by parent_id`.execute(db);
  return new Map(rows.map(({ parent_id, ids }) => [parent_id, ids]));
}
