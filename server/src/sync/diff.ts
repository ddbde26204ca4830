import type { TextsByLocale } from '@sofra/contract/publishing';
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
  texts: TextsByLocale;
  currency: string;
  /** The ids of the records above, from the menu down: the main venue's of an added row, else the branch's. */
  above: string[];
  before: Columns | null;
  after: Columns | null;
};

/** What a sync changes in one table: rows, and the lists (by their parents) whose rows get another order. */
export type NodeDiff = { node: Node; rows: RowDiff[]; reordered: string[] };

/** SQL: columns of one side of the pairs as JSON. */
const objectOf = (side: 'w' | 'l', names: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(`${side}_${name}`)]))})`;

const prefixed = (side: 'w' | 'l', names: readonly string[]) =>
  sql.join(names.map((name) => sql`${sql.ref(`${side}.${name}`)} as ${sql.ref(`${side}_${name}`)}`));

const idsAbove = (node: Node) => {
  const ids = [...ancestorsOf(node)].reverse().map((table) => sql.ref(`${table}.id`));
  return ids.length > 0 ? sql`array[${sql.join(ids)}]` : sql`'{}'::uuid[]`;
};

/** SQL: the main venue's living rows, as their copies should be. */
const wantedRows = (node: Node, { mainId, mainLocale }: Pair) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    menus.currency as menu_currency, ${idsAbove(node)} as above,
    ${sql.join(syncedColumns(node).map((name) => sql`${wantedColumn(node, name, mainLocale)} as ${sql.ref(name)}`))}
  from ${climb(node)} where menus.parent_id = ${mainId} and ${sql.ref(`${node}.deleted_at`)} is null`;

/** SQL: the original of a row's parent, and whether the parent will be there after the sync. */
function parentFacts(node: Node, { mainId }: Pair): RawBuilder<unknown> {
  const parent = parentNode(node);
  if (!parent) return sql`null::uuid as parent_source, true as stays`;
  const source = sql.ref(`${parent}.source_id`);
  return sql`${source} as parent_source, (${source} is null or ${source} in (
    select ${sql.ref(`${parent}.id`)} from ${climb(parent)}
    where menus.parent_id = ${mainId} and ${sql.ref(`${parent}.deleted_at`)} is null)) as stays`;
}

/** SQL: the branch's rows, those of the bin only when they are linked. */
const branchRows = (node: Node, pair: Pair) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    ${sql.ref(`${node}.source_id`)}, ${sql.ref(`${node}.deleted_at`)}, menus.currency as menu_currency,
    ${idsAbove(node)} as above, ${parentFacts(node, pair)},
    ${sql.join(syncedColumns(node).map((name) => sql.ref(`${node}.${name}`)))}
  from ${climbThroughBin(node)} where menus.parent_id = ${pair.branchId}
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
 * joined to the branch's linked ones by the link. Lists whose remaining rows will have another order are rows too.
 */
async function diffNode(db: Db, node: Node, pair: Pair): Promise<NodeDiff> {
  const names = syncedColumns(node);
  const differs = sql.join(
    names.map((name) => sql`${linkedColumn('l', name)} is distinct from ${sql.ref(`w.${name}`)}`),
    sql` or `,
  );
  const isMenu = parentNode(node) === undefined;
  const moved = isMenu ? sql`false` : sql`l.parent_source is distinct from w.parent_id`;
  const parentId = isMenu ? sql`${pair.branchId}::uuid` : sql`parent.id`;
  const { rows } = await sql<Found>`
    with w as materialized (${wantedRows(node, pair)}),
    ours as materialized (${branchRows(node, pair)}),
    l as (select * from ours where source_id is not null),
    parent as materialized (${copies(parentNode(node), pair)}),
    pairs as materialized (
      select l.id, w.id as source, ${moved} as moved,
        ${prefixed('w', ['parent_id', 'position', 'menu_currency', 'above', ...names])},
        ${prefixed('l', ['parent_id', 'position', 'deleted_at', 'menu_currency', 'above', ...names])},
        case when l.id is null then 'added'
          when w.id is null then case when l.deleted_at is null and l.stays then 'removed' end
          when l.deleted_at is not null then 'restored'
          when ${moved} or ${differs} then 'changed' end as kind,
        l.deleted_at is null and w.id is not null and not ${moved} as remains
      from w full join l on l.source_id = w.id
    ),
    ranked as (
      select parent_id, row_number() over (partition by parent_id order by own, place) as wanted,
        row_number() over (partition by parent_id order by position) as present
      from (
        select l_parent_id as parent_id, w_position as place, l_position as position, false as own from pairs where remains
        union all
        select parent_id, position, position, true from ours where source_id is null) remaining
    )
    select kind, pairs.id, source as "sourceId", ${parentId} as "parentId", w_parent_id as "sourceParentId",
      l_parent_id as "formerParentId", moved, coalesce(w_texts, l_texts) as texts,
      coalesce(w_menu_currency, l_menu_currency) as currency, coalesce(l_above, w_above) as above,
      case when pairs.id is not null then ${objectOf('l', [...names, 'parent_id', 'deleted_at'])} end as before,
      case when source is not null and pairs.id is not null then ${objectOf('w', names)} end as after
    from pairs left join parent on parent.source_id = w_parent_id
    where kind is not null
    union all
    select distinct 'reordered', parent_id, null::uuid, null::uuid, null::uuid, null::uuid, false, null::jsonb, null::text,
      null::uuid[], null::jsonb, null::jsonb
    from ranked where wanted <> present`.execute(db);
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

/** Whether a sync would change nothing. */
export const isEmpty = (diffs: readonly NodeDiff[]): boolean =>
  diffs.every(({ rows, reordered }) => rows.length === 0 && reordered.length === 0);

/** The numbers of a sync's result: records that came, changed or went. */
export type Counts = { created: number; updated: number; removed: number };

/** Counts what a sync changes; a list with another order is one change. */
export function countsOf(diffs: readonly NodeDiff[]): Counts {
  const rows = diffs.flatMap((diff) => diff.rows);
  const of = (...kinds: RowDiff['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind)).length;
  const lists = diffs.reduce((sum, { reordered }) => sum + reordered.length, 0);
  return { created: of('added', 'restored'), updated: of('changed') + lists, removed: of('removed') };
}
