import { type RawBuilder, sql } from 'kysely';
import type { Node } from './tree.ts';

/**
 * The beginning of a `with` list: `placed` is the final place of every row of a list, the rows that were sent where they
 * were sent (beyond the end means last), the others in the gaps, in their old order (ruling 28); `sent` says whether a
 * row was among the ones sent, with a place or without.
 */
export function arrangement(
  node: Node,
  parentId: string,
  ids: string[],
  positions: (number | null)[],
): RawBuilder<unknown> {
  return sql`
    siblings as (
      select own.id, own.position, own.number, given.id is not null as sent, given.position as wanted,
        count(*) over () as total
      from ${sql.table(node)} own left join unnest(${ids}::uuid[], ${positions}::int[]) as given(id, position) using (id)
      where own.parent_id = ${parentId} and own.deleted_at is null
    ),
    moved as (
      select id, sent, least(wanted, total - count(*) over () + row_number() over (order by wanted)) as place
      from siblings where wanted is not null
    ),
    rest as (
      select id, sent, row_number() over (order by position, number) as k from siblings where wanted is null
    ),
    free as (
      select place, row_number() over (order by place) as k
      from generate_series(1, (select max(total) from siblings)) place where place not in (select place from moved)
    ),
    placed as (
      select id, sent, place from moved union all select rest.id, rest.sent, free.place from rest join free using (k)
    ),`;
}
