import { type RawBuilder, sql } from 'kysely';
import { linkedColumn, syncedColumns, wantedColumn } from '../catalogue/linked-columns.ts';
import type { Columns } from '../catalogue/new-columns.ts';
import { ancestorsOf, climb, climbThroughBin, downFrom, type Node, parentNode } from '../catalogue/tree.ts';
import type { Db } from '../platform/tables.ts';

/** The venues of a sync, and the default language of the main one. */
export type Pair = { mainId: string; mainLocale: string; branchId: string };

/**
 * A row that a sync changes. `id` is the branch's row and `sourceId` the main venue's, null where there is none; `parentId`
 * is the wanted parent in the branch, null when it comes with the same sync, `formerParentId` the present one.
 */
export type RowDiff = {
  kind: 'added' | 'restored' | 'changed' | 'removed';
  id: string | null;
  sourceId: string | null;
  parentId: string | null;
  sourceParentId: string | null;
  formerParentId: string | null;
  moved: boolean;
  currency: string;
  /** The ids of the records above, from the menu down: the main venue's of an added row, else the branch's. */
  above: string[];
  /** The branch's columns, and those of the main venue; of an added row the texts, unless its parent comes too. */
  before: Columns | null;
  after: Columns | null;
};

/** What a sync changes in one table: rows, and the lists (by their parents) whose rows get another order. */
export type NodeDiff = { node: Node; rows: RowDiff[]; reordered: string[] };

/** SQL: columns as JSON, by their names. */
const objectOf = (columns: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap(([name, value]) => [sql.lit(name), value]))})`;

const idsAbove = (node: Node) => {
  const ids = [...ancestorsOf(node)].reverse().map((table) => sql.ref(`${table}.id`));
  return ids.length > 0 ? sql`array[${sql.join(ids)}]` : sql`'{}'::uuid[]`;
};

/** SQL: the main venue's living rows, without their columns. */
const wantedRows = (node: Node, { mainId }: Pair) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    menus.currency, ${idsAbove(node)} as above
  from ${climb(node)} where menus.parent_id = ${mainId} and ${sql.ref(`${node}.deleted_at`)} is null`;

/** SQL: the original of a row's parent; menus have none. */
function parentSource(node: Node): RawBuilder<unknown> {
  const parent = parentNode(node);
  return parent ? sql.ref(`${parent}.source_id`) : sql`null::uuid`;
}

/** SQL: whether a row's parent will be there after the sync: else the row goes with it. */
function parentStays(node: Node, { mainId }: Pair): RawBuilder<unknown> {
  const parent = parentNode(node);
  if (!parent) return sql`true`;
  return sql`(parent_source is null or parent_source in (
    select ${sql.ref(`${parent}.id`)} from ${climb(parent)}
    where menus.parent_id = ${mainId} and ${sql.ref(`${parent}.deleted_at`)} is null))`;
}

/** SQL: the branch's rows, those of the bin only when they are linked. */
const branchRows = (node: Node, { branchId }: Pair) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    ${sql.ref(`${node}.source_id`)}, ${sql.ref(`${node}.deleted_at`)}, menus.currency, ${idsAbove(node)} as above,
    ${parentSource(node)} as parent_source
  from ${climbThroughBin(node)} where menus.parent_id = ${branchId}
    and (${sql.ref(`${node}.source_id`)} is not null or ${sql.ref(`${node}.deleted_at`)} is null)`;

/** SQL: the branch's copies of a table, by their originals, to find the parents of rows. */
function copies(node: Node | undefined, { branchId }: Pair): RawBuilder<unknown> {
  if (!node) return sql`select ${branchId}::uuid as id, null::uuid as source_id where false`;
  const own = sql.table(node);
  return sql`select ${own}.id, ${own}.source_id from ${climbThroughBin(node)}
    where menus.parent_id = ${branchId} and ${own}.source_id is not null`;
}

type Found = Omit<RowDiff, 'kind'> & { kind: RowDiff['kind'] | 'reordered' };

/**
 * The rows of one table that differ between a main venue and a branch, in one statement: the main venue's living rows are
 * joined to the branch's linked ones by the link, without their columns, which are then compared pair by pair. Lists whose
 * remaining rows will have another order are rows too. Answers at most `most` of all these.
 */
async function diffNode(db: Db, node: Node, pair: Pair, most?: number): Promise<NodeDiff> {
  const names = syncedColumns(node);
  const wanted = (name: string) => wantedColumn('original', name, pair.mainLocale);
  const differs = sql.join(
    names.map((name) => sql`${linkedColumn('copy', name)} is distinct from ${wanted(name)}`),
    sql` or `,
  );
  const isMenu = parentNode(node) === undefined;
  const parentId = isMenu ? sql`${pair.branchId}::uuid` : sql`parent.id`;
  const present = [...names, 'parent_id', 'deleted_at'].map(
    (name) => [name, sql.ref(`copy.${name}`)] as const,
  );
  const { rows } = await sql<Found>`
    with w as (${wantedRows(node, pair)}),
    ours as materialized (${branchRows(node, pair)}),
    l as (select * from ours where source_id is not null),
    parent as materialized (${copies(parentNode(node), pair)}),
    pairs as materialized (
      select l.id, w.id as source, w.parent_id as wanted_parent, l.parent_id, w.position as place, l.position, l.parent_source,
        l.deleted_at, ${isMenu ? sql`false` : sql`l.parent_source is distinct from w.parent_id`} as moved,
        coalesce(w.currency, l.currency) as currency, coalesce(l.above, w.above) as above
      from w full join l on l.source_id = w.id
    ),
    ranked as (
      select parent_id, row_number() over (partition by parent_id order by own, place) as wanted,
        row_number() over (partition by parent_id order by position) as present
      from (
        select parent_id, place, position, false as own from pairs
        where id is not null and source is not null and deleted_at is null and not moved
        union all
        select parent_id, position, position, true from ours where source_id is null) remaining
    )
    select judged.kind, pairs.id, source as "sourceId", ${parentId} as "parentId", wanted_parent as "sourceParentId",
      pairs.parent_id as "formerParentId", moved, pairs.currency, above,
      case when copy.id is not null then ${objectOf(present)} end as before,
      case when original.id is null then null
        when copy.id is not null then ${objectOf(names.map((name) => [name, wanted(name)] as const))}
        when ${parentId} is not null then jsonb_build_object('texts', original.texts) end as after
    from pairs
      left join ${sql.table(node)} copy on copy.id = pairs.id
      left join ${sql.table(node)} original on original.id = pairs.source
      left join parent on parent.source_id = wanted_parent
      cross join lateral (
        select case when pairs.id is null then 'added'
          when source is null then
            case when pairs.deleted_at is null and ${parentStays(node, pair)} then 'removed' end
          when pairs.deleted_at is not null then 'restored'
          when moved or ${differs} then 'changed' end as kind) judged
    where judged.kind is not null
    union all
    select distinct 'reordered', parent_id, null::uuid, null::uuid, null::uuid, null::uuid, false, null::text, null::uuid[], null::jsonb,
      null::jsonb
    from ranked where wanted <> present
    ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}`.execute(db);
  return {
    node,
    rows: rows.filter((row): row is RowDiff => row.kind !== 'reordered'),
    reordered: rows.filter(({ kind }) => kind === 'reordered').map(({ id }) => id ?? ''),
  };
}

/** All that a sync would change in a branch, from the menus down; writes nothing. */
export async function diffBranch(db: Db, pair: Pair): Promise<NodeDiff[]> {
  const diffs: NodeDiff[] = [];
  for (const node of downFrom('menus')) diffs.push(await diffNode(db, node, pair));
  return diffs;
}

/** Whether a sync would change anything in a branch. */
export async function isDifferent(db: Db, pair: Pair): Promise<boolean> {
  for (const node of downFrom('menus')) {
    const { rows, reordered } = await diffNode(db, node, pair, 1);
    if (rows.length + reordered.length > 0) return true;
  }
  return false;
}

/** The numbers of a sync's result: records that came, changed or went. */
export type Counts = { created: number; updated: number; removed: number };

/** Counts what a sync changes; a list with another order is one change. */
export function countsOf(diffs: readonly NodeDiff[]): Counts {
  const rows = diffs.flatMap((diff) => diff.rows);
  const of = (...kinds: RowDiff['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const lists = diffs.reduce((sum, { reordered }) => sum + reordered.length, 0);
  return { created: of('added', 'restored'), updated: of('changed') + lists, removed: of('removed') };
}
