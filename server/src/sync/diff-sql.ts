import { type RawBuilder, sql } from 'kysely';
import { linkedColumn, syncedColumns, wantedColumn } from '../catalogue/linked-columns.ts';
import { ancestorsOf, childLevel, climb, climbThroughBin, type Node, parentNode } from '../catalogue/tree.ts';

/** The venues of a sync, and the default language of the main one. */
export type Pair = { mainId: string; mainLocale: string; branchId: string };

/**
 * The part of a comparison of items or extras that one statement makes: the rows of some of the main venue's sections, or those
 * of the branch that have left the main venue. Without it, all.
 */
export type Part = { sectionIds: readonly string[] } | 'left';

/** SQL: columns as JSON, by their names. */
const objectOf = (columns: readonly (readonly [string, RawBuilder<unknown>])[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap(([name, value]) => [sql.lit(name), value]))})`;

const idsAbove = (node: Node) => {
  const ids = [...ancestorsOf(node)].reverse().map((table) => sql.ref(`${table}.id`));
  return ids.length > 0 ? sql`array[${sql.join(ids)}]` : sql`'{}'::uuid[]`;
};

/** SQL: a further condition that a main venue's row is of the part. */
function isWantedIn(part: Part | undefined): RawBuilder<unknown> {
  if (part === undefined) return sql``;
  return part === 'left' ? sql`and false` : sql`and sections.id = any(${[...part.sectionIds]}::uuid[])`;
}

/** SQL: the main venue's living rows, without their columns. */
const wantedRows = (node: Node, { mainId }: Pair, part: Part | undefined) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    menus.currency, ${idsAbove(node)} as above
  from ${climb(node)} where menus.parent_id = ${mainId} and ${sql.ref(`${node}.deleted_at`)} is null
    ${isWantedIn(part)}`;

/** SQL: the original of a row's parent; menus have none. */
function parentSource(node: Node): RawBuilder<unknown> {
  const parent = parentNode(node);
  return parent ? sql.ref(`${parent}.source_id`) : sql`null::uuid`;
}

/** SQL: the ids of the main venue's living rows. */
const livingIds = (node: Node, { mainId }: Pair) => sql`
  select ${sql.ref(`${node}.id`)} from ${climb(node)}
  where menus.parent_id = ${mainId} and ${sql.ref(`${node}.deleted_at`)} is null`;

/** SQL: the ids of the branch's rows that left the main venue and hold, at any depth, records of the branch's own. */
function holders(node: Node, pair: Pair): RawBuilder<unknown> {
  const below = childLevel(node);
  if (!below) return sql`select null::uuid where false`;
  const own = sql.table(node);
  const child = sql.table(below);
  return sql`
    select ${own}.id from ${climbThroughBin(node)}
    where menus.parent_id = ${pair.branchId} and ${own}.deleted_at is null and ${own}.source_id is not null
      and ${own}.source_id not in (${livingIds(node, pair)})
      and ${own}.id in (
        select ${child}.parent_id from ${child} where ${child}.deleted_at is null
          and (${child}.source_id is null or ${child}.id in (${holders(below, pair)})))`;
}

/** SQL: whether a row's parent will be there after the sync: else the row goes with it. */
function parentStays(
  node: Node,
  pair: Pair,
  id: RawBuilder<unknown>,
  source: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const parent = parentNode(node);
  if (!parent) return sql`true`;
  return sql`(${source} is null or ${source} in (${livingIds(parent, pair)}) or ${id} in (${keptRows(parent, pair)}))`;
}

/** SQL: the ids of the rows that left the main venue and stay as the branch's own, for what they hold (rule 17). */
function keptRows(node: Node, pair: Pair): RawBuilder<unknown> {
  const own = sql.table(node);
  return sql`
    select ${own}.id from ${climbThroughBin(node)} where ${own}.id in (${holders(node, pair)})
      and ${parentStays(node, pair, sql`${own}.parent_id`, parentSource(node))}`;
}

/** SQL: whether a row of the branch is of the part: its own ones, which have places only, are of each. */
function isOfPart(node: Node, pair: Pair, part: Part | undefined): RawBuilder<unknown> {
  const source = sql.ref(`${node}.source_id`);
  if (part === undefined) return sql`true`;
  return part === 'left'
    ? sql`${source} not in (${livingIds(node, pair)})`
    : sql`(${source} is null or ${source} in (select id from w))`;
}

/** SQL: the branch's rows, those of the bin only when they are linked. */
const branchRows = (node: Node, pair: Pair, part: Part | undefined) => sql`
  select ${sql.ref(`${node}.id`)}, ${sql.ref(`${node}.parent_id`)}, ${sql.ref(`${node}.position`)},
    ${sql.ref(`${node}.source_id`)}, ${sql.ref(`${node}.deleted_at`)}, menus.currency, ${idsAbove(node)} as above,
    ${parentSource(node)} as parent_source
  from ${climbThroughBin(node)} where menus.parent_id = ${pair.branchId}
    and (${sql.ref(`${node}.source_id`)} is not null or ${sql.ref(`${node}.deleted_at`)} is null)
    and ${isOfPart(node, pair, part)}`;

/** SQL: the branch's copies of a table, by their originals, to find the parents of rows. */
function copies(node: Node | undefined, { branchId }: Pair): RawBuilder<unknown> {
  if (!node) return sql`select ${branchId}::uuid as id, null::uuid as source_id where false`;
  const own = sql.table(node);
  return sql`select ${own}.id, ${own}.source_id from ${climbThroughBin(node)}
    where menus.parent_id = ${branchId} and ${own}.source_id is not null`;
}

/**
 * SQL: the tables of a comparison. `pairs`: the main venue's living rows joined to the branch's linked ones, by ids alone;
 * `parent`: the copies that rows may be under; `ranked`: the rows that stay in their lists, by their wanted and present places.
 */
const joined = (node: Node, pair: Pair, part: Part | undefined) => sql`
  with w as (${wantedRows(node, pair, part)}),
  ours as materialized (${branchRows(node, pair, part)}),
  l as (select * from ours where source_id is not null),
  parent as materialized (${copies(parentNode(node), pair)}),
  pairs as materialized (
    select l.id, w.id as source, w.parent_id as wanted_parent, l.parent_id, w.position as place, l.position, l.parent_source,
      l.deleted_at, ${parentNode(node) ? sql`l.parent_source is distinct from w.parent_id` : sql`false`} as moved,
      coalesce(w.currency, l.currency) as currency, coalesce(l.above, w.above) as above, coalesce(w.above, l.above) as list
    from w full join l on l.source_id = w.id
  ),
  ranked as (
    select parent_id, row_number() over (partition by parent_id order by own, place) as wanted,
      row_number() over (partition by parent_id order by position) as present
    from (
      select parent_id, place, position, false as own from pairs
      where id is not null and source is not null and deleted_at is null and not moved
      union all
      select parent_id, position, position, true from ours where source_id is null and parent_id in (
        select parent_id from pairs where id is not null)) remaining
  )`;

/** SQL: what a sync does with a pair, whose rows are `copy` and `original`; null when it leaves it. */
function kindOf(node: Node, pair: Pair): RawBuilder<unknown> {
  const differs = syncedColumns(node).map(
    (name) =>
      sql`${linkedColumn('copy', name)} is distinct from ${wantedColumn('original', name, pair.mainLocale)}`,
  );
  return sql`
    case when pairs.id is null then 'added'
      when source is null then case
        when pairs.deleted_at is not null or not ${parentStays(node, pair, sql`pairs.parent_id`, sql`parent_source`)} then null
        when pairs.id in (${holders(node, pair)}) then 'kept' else 'removed' end
      when pairs.deleted_at is not null then 'restored'
      when moved or ${sql.join(differs, sql` or `)} then 'changed' end`;
}

/** SQL: the columns of a pair that a sync compares, before and after. */
function sidesOf(node: Node, { mainLocale }: Pair, parentId: RawBuilder<unknown>) {
  const names = syncedColumns(node);
  const present = [...names, 'parent_id', 'source_id', 'deleted_at'].map(
    (name) => [name, sql.ref(`copy.${name}`)] as const,
  );
  const wanted = names.map((name) => [name, wantedColumn('original', name, mainLocale)] as const);
  return sql`case when copy.id is not null then ${objectOf(present)} end as before,
      case when original.id is null then null
        when copy.id is not null then ${objectOf(wanted)}
        when ${parentId} is not null then jsonb_build_object('texts', original.texts) end as after`;
}

/**
 * SQL: the rows of one table that differ, and the lists whose remaining rows will have another order, as rows of the kind
 * `reordered` with their parents. The pairs are joined without their columns, which are then compared. `list` and `place`
 * put rows in the order of the main venue, list by list.
 */
export function differences(node: Node, pair: Pair, part?: Part): RawBuilder<unknown> {
  const parentId = parentNode(node) ? sql`parent.id` : sql`${pair.branchId}::uuid`;
  return sql`
    ${joined(node, pair, part)}
    select judged.kind, pairs.id, source as "sourceId", ${parentId} as "parentId", wanted_parent as "sourceParentId",
      pairs.parent_id as "formerParentId", moved, pairs.currency, above, ${sidesOf(node, pair, parentId)},
      list, coalesce(place, pairs.position) as place
    from pairs
      left join ${sql.table(node)} copy on copy.id = pairs.id
      left join ${sql.table(node)} original on original.id = pairs.source
      left join parent on parent.source_id = wanted_parent
      cross join lateral (select ${kindOf(node, pair)} as kind) judged
    where judged.kind is not null
    union all
    select distinct 'reordered', parent_id, null::uuid, null::uuid, null::uuid, null::uuid, false, null::text, null::uuid[],
      null::jsonb, null::jsonb, null::uuid[], null::integer
    from ranked where wanted <> present`;
}
