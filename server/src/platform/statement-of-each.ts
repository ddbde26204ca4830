import { type RawBuilder, sql } from 'kysely';
import { statement } from './statement.ts';
import type { Db } from './tables.ts';

/** The values of one call as columns of a table in the statement. */
type ColumnsOf<V> = (table: string) => Required<V>;

/**
 * A statement that does the same for several, each with values of their own: in it they are the rows of `asked`, whose
 * columns have the types given. `build` writes a value as a column of the table where it stands by then.
 */
export function statementOfEach<V extends object, R>(
  types: Record<keyof V, string>,
  build: (asked: RawBuilder<unknown>, of: ColumnsOf<V>) => RawBuilder<R>,
): (db: Db, values: readonly V[]) => Promise<R[]> {
  const columns = Object.entries<string>(types).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const of: ColumnsOf<V> = (table) =>
    new Proxy({} as Required<V>, { get: (_, name) => sql.ref(`${table}.${String(name)}`) });
  const run = statement<{ values: string }, R>((slots) =>
    build(sql`jsonb_to_recordset(${slots.values}::jsonb) as asked(${sql.join(columns)})`, of),
  );
  return (db, values) => run(db, { values: JSON.stringify(values) });
}
