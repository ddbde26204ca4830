import { LEVELS, type Level } from '@sofra/contract/levels';
import { type RawBuilder, sql } from 'kysely';
import { type Guard, guardedVenue } from '../sessions/recalled.ts';

/** A table of the catalogue: the three levels, and the extras under the items. */
export type Node = Level | 'extras';

/** How a column's new value is read out of the JSON that a statement is given. */
type ColumnType = 'text' | 'numeric' | 'boolean' | 'text[]' | 'jsonb' | 'uuid' | 'integer';

/** The tables from a node up to the menu, whose parent is the venue. */
const LINEAGE = {
  menus: ['menus'],
  sections: ['sections', 'menus'],
  items: ['items', 'sections', 'menus'],
  extras: ['extras', 'items', 'sections', 'menus'],
} as const satisfies Record<Node, readonly Node[]>;

/** The node under each node, from which a copy or a renumbering goes on. */
export const CHILD = { menus: 'sections', sections: 'items', items: 'extras', extras: null } as const;

/** The columns that every node has and that a change may set. */
const SHARED = { texts: 'jsonb', disabled: 'boolean', schedule: 'jsonb', photo_id: 'uuid' } as const;

/** The columns that a node has for itself, by their names on the wire. */
export const OWN = {
  menus: {
    ...{ currency: 'text', kind: 'text', locales: 'text[]', slug: 'text' },
    ...{ section_count: 'integer', item_count: 'integer' },
  },
  sections: { item_count: 'integer' },
  items: {
    price: 'numeric',
    ingredient_warnings: 'text[]',
    food_speciality: 'text[]',
    is_new: 'boolean',
    is_popular: 'boolean',
  },
  extras: { price: 'numeric' },
} as const satisfies Record<Node, Record<string, ColumnType>>;

/** The type of a column that a change may set. Throws for any other name, so that none reaches SQL from a request. */
export function columnType(node: Node, column: string): ColumnType {
  const types: Record<string, ColumnType> = { ...SHARED, ...OWN[node] };
  const type = types[column];
  if (!type) throw new Error(`${node} has no column ${column} that can be set`);
  return type;
}

/** SQL that reads a column's value of its type out of a JSON object. */
export function fromJson(object: RawBuilder<unknown>, column: string, type: ColumnType): RawBuilder<unknown> {
  if (type === 'jsonb') return sql`${object} -> ${sql.lit(column)}`;
  if (type === 'text[]') return sql`array(select jsonb_array_elements_text(${object} -> ${sql.lit(column)}))`;
  return sql`(${object} ->> ${sql.lit(column)})::${sql.raw(type)}`;
}

/**
 * Where a call stands in the tree: the venue of the session, and the records that its path names from the menu down.
 * A place is never trusted: every statement climbs from its rows to the venue in its own `where`.
 */
export type Place = { venueId: string; above: readonly string[]; guard?: Guard | undefined };

/** A place's ids as the values of a statement that is put together once for every place so deep. */
export type PlaceValues = { venueId: string; first?: string; second?: string } & Partial<Guard>;

/** The ids of a place by the names under which a statement asks for them. */
export function valuesOf({ venueId, above: [first, second], guard }: Place): PlaceValues {
  return {
    venueId,
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
    ...guard,
  };
}

/** Which form of a statement a place needs: how many records deep it is, and whether it is guarded. */
export const formOf = ({ above, guard }: Place): [depth: number, guarded: boolean] => [
  above.length,
  guard !== undefined,
];

/** The place of a statement's values, so many records deep. */
export function placeIn(slots: PlaceValues, depth: number, guarded: boolean): Place {
  const { venueId, first = '', second = '' } = slots;
  return { venueId, above: [first, second].slice(0, depth), ...(guarded && { guard: slots as Guard }) };
}

/** SQL: the venue of a place; nothing when what was recalled of the session no longer holds. */
export const venueOf = ({ venueId, guard }: Place) => (guard ? guardedVenue(guard) : sql`${venueId}`);

/** SQL: whether what was recalled of the session still holds. */
export const isStanding = ({ guard }: Place): RawBuilder<boolean> =>
  guard ? sql<boolean>`${guardedVenue(guard)} is not null` : sql<boolean>`true`;

function joined(node: Node, condition: (ancestor: Node) => RawBuilder<unknown>): RawBuilder<unknown> {
  const [own, ...ancestors] = LINEAGE[node];
  const joins = ancestors.map((table, step) => {
    const below = LINEAGE[node][step] ?? own;
    return sql`join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`${below}.parent_id`)} ${condition(table)}`;
  });
  return sql`${sql.table(own)} ${sql.join(joins, sql` `)}`;
}

/** SQL that joins a node's table to its ancestors, none of them deleted: `items join sections … join menus …`. */
export const climb = (node: Node): RawBuilder<unknown> =>
  joined(node, (ancestor) => sql`and ${sql.ref(`${ancestor}.deleted_at`)} is null`);

/** The same with deleted ancestors too: for what is looked for in the bin as well. */
export const climbThroughBin = (node: Node): RawBuilder<unknown> => joined(node, () => sql``);

/** The tables above a node, the nearest first, up to the menu. */
export const ancestorsOf = (node: Node): readonly Node[] => LINEAGE[node].slice(1);

/** Every table of the tree, from the extras up. */
export const UPWARDS: readonly Node[] = LINEAGE.extras;

/** The table that a node's parents are in; undefined for menus, whose parent is the venue. */
export const parentNode = (node: Node): Node | undefined => LINEAGE[node][1];

/** SQL: what a row shows of its menu, where `menus` stands in the statement. */
export const MENU_FACTS = sql`menus.id as menu_id, menus.currency, menus.locales as enabled`;

/** The same in an update whose `target` has read it; a menu's own facts are what the update makes of them. */
export const targetFacts = (node: Node): RawBuilder<unknown> =>
  LINEAGE[node].length === 1 ? MENU_FACTS : sql`target.menu_id, target.currency, target.enabled`;

/** Whether a node is a level, which has a presentation of its own; extras are shown with their item. */
export const isLevel = (node: Node): node is Level => node in LEVELS;

/** The condition that a row is alive, belongs to the venue, and is under the records of the place. */
export function within(node: Node, place: Place): RawBuilder<boolean> {
  const named = [...LINEAGE[node]].reverse().slice(0, place.above.length);
  const conditions = [
    sql`menus.parent_id = ${venueOf(place)}`,
    sql`${sql.ref(`${node}.deleted_at`)} is null`,
    ...named.map((table, step) => sql`${sql.ref(`${table}.id`)} = ${place.above[step]}`),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * SQL: how many rows a list has. Positions are dense from 1 (`data.md`), so the last one says it: one look into the index
 * instead of a count of what may be a thousand rows.
 */
export const lengthOf = (table: Node, parentId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    (select coalesce(max(${sql.ref(`${table}.position`)}), 0) from ${sql.table(table)}
      where ${sql.ref(`${table}.parent_id`)} = ${parentId} and ${sql.ref(`${table}.deleted_at`)} is null)`;

/** The id of a place's last record, which is the parent of the rows there: the venue's for menus. */
export function parentOf(place: Place): string {
  return place.above.at(-1) ?? place.venueId;
}
