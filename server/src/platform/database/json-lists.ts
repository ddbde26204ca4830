import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: rows, each of which is one JSON, as a list in their order, empty when there are none. An array takes them as the
 * index gives them; an aggregate with an order sorts them itself, at a fifteenth of a whole menu's time.
 */
export const jsonList = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_to_json(array(${rows}))`;
