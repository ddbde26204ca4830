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
 * The beginning of a `with` list: `placed` are the rows of a list as they stand, with the columns asked for, and in `place`
 * where each is to stand: the rows that were sent where they were sent (beyond the end means last), the others in the gaps,
 * in their old order (ruling 28). `sent` says whether a row was among the ones sent, with a place or without; `above` is the
 * menu that they are in. The list is read once: it may have been put in order many times since it was tidied.
 *
 * All rows are put in a row by how many of the unmoved stand before each: before the nth unmoved there is one less than n,
 * before the nth moved its wanted place less n, and if there are not that many, all. So places are dense from 1 whatever
 * was wanted.
 */
export function arrangement(
  node: Node,
  place: Place,
  { parentId, ids, positions }: { parentId: string; ids: string; positions: string },
  columns: readonly string[],
): RawBuilder<unknown> {
  const read = new Set([...STANDING, ...columns, ...(parentNode(node) ? [] : OF_MENU)]);
  return sql`
    above as materialized (${above(node, place, parentId)}),
    siblings as (
      select ${sql.join([...read].map((column) => sql.ref(`own.${column}`)))},
        given.id is not null as sent, given.position as wanted,
        row_number() over (partition by given.position is null order by given.position, own.position, own.number) as nth
      from ${sql.table(node)} own left join unnest(${ids}::uuid[], ${positions}::int[]) as given(id, position) using (id)
      where own.parent_id = ${parentId} and own.deleted_at is null
    ),
    placed as (
      select siblings.*, row_number() over (
        order by case when wanted is null then nth - 1 else wanted - nth end, wanted is null, nth) as place
      from siblings
    ),`;
}
