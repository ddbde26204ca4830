import { FIELD_TYPES, ofItemFields } from '@sofra/contract/catalogue/item-fields';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import type { Schedule } from '@sofra/contract/schedules/schedules';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Row, StoredTexts, Tables } from '../platform/database/tables.ts';

/** A table of the catalogue: the three levels, and the extras under the items. */
export type Node = Level | 'extras';

/** The SQL types of the columns that a change may set, and what is read from such a column; money is a decimal string. */
type Read = {
  text: string | null;
  uuid: string | null;
  numeric: string | null;
  boolean: boolean;
  integer: number | null;
  'text[]': string[];
  jsonb: StoredTexts | Schedule;
  timestamptz: Date | null;
};
type SqlType = keyof Read;

/** The SQL types that a column of a table may have, by what is read from it. */
type TypeOf<V> = { [T in SqlType]: [V] extends [Read[T]] ? T : never }[SqlType];
type TypesOf<R, Names extends keyof R> = { [C in Names]: TypeOf<R[C]> };

/** A row of each table as it is read. */
type Rows = { [N in Node]: Selectable<Tables[N]> };
type AnyRow = Rows['menus'] & Rows['sections'] & Rows['items'] & Rows['extras'];

/** The tables from a node up to the menu, whose parent is the venue. */
const LINEAGE = {
  menus: ['menus'],
  sections: ['sections', 'menus'],
  items: ['items', 'sections', 'menus'],
  extras: ['extras', 'items', 'sections', 'menus'],
} as const satisfies Record<Node, readonly Node[]>;

/** The columns that every node has and that a change may set; `folded` is written with the texts. */
const SHARED = {
  texts: 'jsonb',
  folded: 'text',
  disabled: 'boolean',
  disabled_here: 'boolean',
  schedule: 'jsonb',
  photo_id: 'uuid',
} as const satisfies Partial<TypesOf<AnyRow, keyof Row>>;

/** What a dish or an extra states of ingredients (`contract/src/catalogue/ingredient-states.ts`). */
const STATED = { ingredient_warnings: 'text[]', may_contain: 'text[]', free_of: 'text[]' } as const;

/** The columns that a node has for itself, all of them, by their names on the wire. */
export const OWN = {
  menus: {
    currency: 'text',
    kind: 'text',
    locales: 'text[]',
    slug: 'text',
    section_count: 'integer',
    item_count: 'integer',
    title_locked: 'boolean',
  },
  sections: { item_count: 'integer', title_locked: 'boolean' },
  items: {
    price: 'numeric',
    ...STATED,
    checked_by: 'text',
    checked_at: 'timestamptz',
    food_speciality: 'text[]',
    ...ofItemFields(FIELD_TYPES),
    title_locked: 'boolean',
  },
  extras: { price: 'numeric', ...STATED },
} as const satisfies { [N in Node]: TypesOf<Rows[N], Exclude<keyof Rows[N], keyof Row>> };

type Settable = keyof typeof SHARED | { [N in Node]: keyof (typeof OWN)[N] }[Node];

/** The columns that a change may set, of a row of any node, by their names; from JSON a time is read as its text. */
export type Columns = {
  [C in Settable]?: AnyRow[C] | (AnyRow[C] extends Date | null ? string : never) | undefined;
};

/** The columns of a row as the database gives them in JSON, with its amount as a number. */
export type JsonColumns = Omit<Columns, 'price'> & { price?: string | number | undefined };

/** The columns that tell where a stored row stands and what it is linked to. */
export type Placed = {
  parent_id?: string | null;
  source_id?: string | null;
  deleted_at?: Date | string | null;
};

/** The columns of a node that a new row is given, with their SQL types. */
export const columnTypes = (node: Node): { [C in keyof Columns]: SqlType } => ({ ...SHARED, ...OWN[node] });

/**
 * The records that a call names: the venue of the session, and those of its path from the menu down. A path is never
 * trusted: every statement climbs from its rows to the venue in its own `where`.
 */
export type ParentPath = { venueId: string; above: readonly string[] };

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

/** The same with deleted ancestors, to find rows of the bin too. */
export const climbThroughBin = (node: Node): RawBuilder<unknown> => joined(node, () => sql``);

/** The nodes from one down to the extras. */
export const downFrom = (node: Node): readonly Node[] =>
  UPWARDS.slice(0, UPWARDS.indexOf(node) + 1).reverse();

/** The tables above a node, the nearest first, up to the menu. */
export const ancestorsOf = (node: Node): readonly Node[] => LINEAGE[node].slice(1);

/** Every table of the tree, from the extras up. */
export const UPWARDS: readonly Node[] = LINEAGE.extras;

/** The table that a node's parents are in; undefined for menus, whose parent is the venue. */
export const parentNode = (node: Node): Node | undefined => LINEAGE[node][1];

/** The level of the records that a node holds; undefined where it holds only parts of itself, such as extras. */
export const childLevel = (node: Node): Level | undefined =>
  LEVEL_NAMES.find((level) => parentNode(level) === node);

/** The node that stands in the records of a type on the wire; undefined where none does. */
export const nodeUnder = (type: string): Node | undefined =>
  UPWARDS.find((node) => parentType(node) === type);

/** The type of a node's parents on the wire. */
export const parentType = (node: Node): string =>
  isLevel(node) ? LEVELS[node].parentType : (parentNode(node) ?? '');

/** SQL: a row's columns of its menu, for a statement that joins `menus`. */
export const MENU_FACTS = sql`menus.id as menu_id, menus.currency, menus.locales as enabled`;

/** Whether a type on the wire is a table of the tree. */
export const isNode = (type: string): type is Node => type in LINEAGE;

/** Whether a node is a level, which has a presentation of its own; extras are shown with their item. */
export const isLevel = (node: Node): node is Level => node in LEVELS;

/** The condition that a row is alive, belongs to the venue, and is under the records of the place. */
export function within(node: Node, place: ParentPath): RawBuilder<boolean> {
  const named = [...LINEAGE[node]].reverse().slice(0, place.above.length);
  const conditions = [
    sql`menus.parent_id = ${place.venueId}`,
    sql`${sql.ref(`${node}.deleted_at`)} is null`,
    ...named.map((table, step) => sql`${sql.ref(`${table}.id`)} = ${place.above[step]}`),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** The id of a place's last record, which is the parent of the rows there: the venue's for menus. */
export function parentOf(place: ParentPath): string {
  return place.above.at(-1) ?? place.venueId;
}
