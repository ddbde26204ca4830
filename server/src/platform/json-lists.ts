import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: rows, each of which is one JSON, as a list in their order, empty when there are none. An array takes them as the
 * index gives them; an aggregate with an order sorts them itself, at a fifteenth of a whole menu's time.
 */
export const jsonList = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_to_json(array(${rows}))`;

/**
 * SQL: a column of several rows, of texts that need no escapes or of numbers, as the text of one JSON list; those of one
 * statement have the rows in one order. It is read at once: value by value it takes PostgreSQL four times as long.
 */
export function jsonColumn(column: string, kind: 'text' | 'number'): RawBuilder<unknown> {
  const value = sql.ref(column);
  return kind === 'text'
    ? sql`'["' || string_agg(${value}, '","') || '"]'`
    : sql`'[' || string_agg(${value}::text, ',') || ']'`;
}
