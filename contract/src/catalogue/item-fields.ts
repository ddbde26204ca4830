/** The value of each kind of plain field before anybody has said anything, and in publications older than the field. */
export const NOTHING_SAID = { flag: false };

/** A kind of a plain field. */
export type FieldKind = keyof typeof NOTHING_SAID;

type Said = { boolean: boolean; integer: number };

/** The type of each kind's values where something is said, by the name that it has in JSON and in SQL. */
export const FIELD_TYPES = { flag: 'boolean' } as const satisfies Record<FieldKind, keyof Said>;

type ValueOf<K extends FieldKind> = Said[(typeof FIELD_TYPES)[K]] | (typeof NOTHING_SAID)[K];

/**
 * The fields of an item that are one plain value each, with their kinds. Told here, a field is read and written by the API,
 * stored, copied, synced, undone and published, edited and compared in the console, and told in the activity list; its column
 * comes with a migration, its word with `guest/src/phrases/item-fields.ts`.
 */
export const ITEM_FIELDS = { is_new: 'flag', is_popular: 'flag' } as const satisfies Record<
  string,
  FieldKind
>;

/** The name of a plain field of an item. */
export type ItemField = keyof typeof ITEM_FIELDS;

type FlagField = { [F in ItemField]: (typeof ITEM_FIELDS)[F] extends 'flag' ? F : never }[ItemField];

/** The values of an item's plain fields. */
export type ItemValues = { [F in ItemField]: ValueOf<(typeof ITEM_FIELDS)[F]> };

/** The plain fields of an item, in their order. */
export const ITEM_FIELD_NAMES = Object.keys(ITEM_FIELDS) as ItemField[];

/** The plain fields that are flags: a mark that an item has or has not. */
export const ITEM_FLAGS = ITEM_FIELD_NAMES.filter(
  (field): field is FlagField => ITEM_FIELDS[field] === 'flag',
);

/** Whether a name is that of a plain field. */
export const isItemField = (name: string): name is ItemField => Object.hasOwn(ITEM_FIELDS, name);

/** Each plain field with what there is for its kind. */
export function ofItemFields<const K extends Record<FieldKind, unknown>>(
  byKind: K,
): { [F in ItemField]: K[(typeof ITEM_FIELDS)[F]] } {
  const entries = ITEM_FIELD_NAMES.map((field) => [field, byKind[ITEM_FIELDS[field]]]);
  return Object.fromEntries(entries) as { [F in ItemField]: K[(typeof ITEM_FIELDS)[F]] };
}

/** The values of a record's plain fields; of those that it lacks, that nothing is said. */
export function itemValues(record?: Partial<ItemValues>): ItemValues {
  const empty = ofItemFields(NOTHING_SAID);
  const entries = ITEM_FIELD_NAMES.map((field) => [field, record?.[field] ?? empty[field]]);
  return Object.fromEntries(entries) as ItemValues;
}
