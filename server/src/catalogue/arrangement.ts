import { type RawBuilder, sql } from 'kysely';
import { climb, type Node, type Place, parentNode, venueOf, within } from './tree.ts';

/** What is read of each row of a list to put it in order. */
const STANDING = ['id', 'number', 'position', 'version'];

/** What a menu shows of itself, and what everything in it is shown with. */
const OF_MENU = ['id', 'currency', 'locales'];

/** SQL: the menu that a list is in, when the list's parent is a record of the place's venue; for menus themselves, nothing. */
function above(node: Node, place: Place, parentId: string): RawBuilder<unknown> {
  const parent = parentNode(node);
  if (!parent) return sql`select where ${parentId}::uuid = ${venueOf(place)}`;
  const facts = OF_MENU.map((column) => sql.ref(`menus.${column}`));
  return sql`select ${sql.join(facts)} from ${climb(parent)}
      where ${within(parent, place)} and ${sql.ref(`${parent}.id`)} = ${parentId}`;
}

/**
 * The beginning of a `with` list: `placed` is the final place of every row of a list, the rows that were sent where they
 * were sent (beyond the end means last), the others in the gaps, in their old order (ruling 28); `sent` says whether a
 * row was among the ones sent, with a place or without. `siblings` are the rows as they stand, with the columns asked for,
 * `above` the menu that they are in. The list is read once: it may have been put in order many times since it was tidied.
 */
export function arrangement(
  node: Node,
  place: Place,
  { parentId, ids, positions }: { parentId: string; ids: string[]; positions: (number | null)[] },
  columns: readonly string[],
): RawBuilder<unknown> {
  const read = new Set([...STANDING, ...columns, ...(parentNode(node) ? [] : OF_MENU)]);
  return sql`
    above as materialized (${above(node, place, parentId)}),
    siblings as (
      select ${sql.join([...read].map((column) => sql.ref(`own.${column}`)))},
        given.id is not null as sent, given.position as wanted, count(*) over () as total
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
