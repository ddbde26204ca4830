import { type RawBuilder, sql } from 'kysely';
import type { Node } from './tree.ts';

/**
 * The beginning of a `with` list: `placed` is the final place of every row of a list, the rows that were sent where they
 * were sent (beyond the end means last), the others in the gaps, in their old order (ruling 28).
 */
export function arrangement(
  node: Node,
  parentId: string,
  ids: string[],
  positions: (number | null)[],
): RawBuilder<unknown> {
  return sql`
    siblings as (
      select id, position, number, count(*) over () as total
      from ${sql.table(node)} where parent_id = ${parentId} and deleted_at is null
    ),
    moved as (
      select siblings.id, least(given.position, siblings.total - count(*) over () + row_number() over (order by given.position)) as place
      from siblings join unnest(${ids}::uuid[], ${positions}::int[]) as given(id, position) using (id)
      where given.position is not null
    ),
    rest as (
      select id, row_number() over (order by position, number) as k from siblings where id not in (select id from moved)
    ),
    free as (
      select place, row_number() over (order by place) as k
      from generate_series(1, (select max(total) from siblings)) place where place not in (select place from moved)
    ),
    placed as (
      select id, place from moved union all select rest.id, free.place from rest join free using (k)
    ),`;
}
