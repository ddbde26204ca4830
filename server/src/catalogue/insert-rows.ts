import { randomUUID } from 'node:crypto';
import { itemValues } from '@sofra/contract/catalogue/item-fields';
import type { Locale } from '@sofra/contract/languages/locales';
import { roundPrice } from '@sofra/contract/money/prices';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { updateCounts } from './counts.ts';
import { mergeTexts, type TextsPatch, withFoldedTitles } from './new-columns.ts';
import { textsPatch } from './record-input.ts';
import { type Columns, columnTypes, type JsonColumns, type Node } from './tree.ts';

/** A row to insert: its place, its number, and the columns that differ from the defaults. */
export type NewRow = {
  id: string;
  parent_id: string;
  number: number;
  position: number;
  texts: TextsPatch;
  values?: JsonColumns;
};

/** The default of a new row's columns by their types; a text and a price must be given. */
const DEFAULTS: Record<string, unknown> = { boolean: false, integer: 0, 'text[]': [], uuid: null };

/** A new row's id. */
export const newId = (): string => randomUUID();

/** Makes new rows with texts of one language, numbered in their order from `first` on (`takeNumbers`). */
export function rowMaker(locale: Locale, first: number) {
  let number = first;
  return (
    parentId: string,
    position: number,
    words: Parameters<typeof textsPatch>[1],
    values: Columns = {},
  ): NewRow => ({
    id: newId(),
    parent_id: parentId,
    number: number++,
    position,
    texts: textsPatch(locale, words).texts ?? {},
    values,
  });
}

function stored(
  { texts, values = {}, ...row }: NewRow,
  node: Node,
  currency: string | undefined,
): JsonColumns {
  const given: JsonColumns = {
    ...Object.fromEntries(Object.entries(columnTypes(node)).map(([name, type]) => [name, DEFAULTS[type]])),
    schedule: { type: 'always' },
    ...(node === 'items' && itemValues()),
    ...values,
    ...row,
    ...(currency !== undefined &&
      typeof values.price === 'string' && { price: roundPrice(values.price, currency) }),
    texts: mergeTexts({}, texts),
  };
  return withFoldedTitles(given);
}

/**
 * Inserts rows of one node, any number in one statement; their parents must be there and their numbers set aside
 * (`takeNumbers`). Prices are rounded half up to the digits of `currency` (rule 26), and kept as they are without one.
 */
export async function insertRows(
  db: Db,
  now: Date,
  node: Node,
  rows: readonly NewRow[],
  currency?: string,
): Promise<void> {
  if (rows.length === 0) return;
  const types = {
    id: 'uuid',
    parent_id: 'uuid',
    number: 'integer',
    position: 'integer',
    ...columnTypes(node),
  };
  const names = Object.keys(types).map((name) => sql.ref(name));
  const given = JSON.stringify(rows.map((row) => stored(row, node, currency)));
  await sql`
    insert into ${sql.table(node)} (${sql.join(names)}, created_at, updated_at)
    select ${sql.join(names)}, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as given(${recordOf(types)})`.execute(db);
  await updateCounts(db, node, [...new Set(rows.map((row) => row.parent_id))]);
}

/** SQL: the columns of a record that is read from JSON, with their types. */
export const recordOf = (types: Record<string, string>) =>
  sql.join(Object.entries(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
