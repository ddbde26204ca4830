import { type RawBuilder, sql } from 'kysely';
import { OWNERS } from '../database/owners.ts';
import type { Db } from '../database/tables.ts';

/** A column whose values a backup holds. */
type Column = { name: string; type: string; isIdentity: boolean };

/** A table that a backup holds. */
export type StoredTable = { name: string; columns: Column[] };

/** The tables of an installation that last: what counts the calls of a client is forgotten by a crash too. */
export async function storedTables(db: Db): Promise<StoredTable[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; identity: boolean }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname = any(${Object.keys(OWNERS)}::text[]) and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type, isIdentity: column.identity })),
  }));
}

/** How many rows each of some tables has. */
export async function countRows(db: Db, tables: readonly StoredTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.n ?? 0;
  }
  return counts;
}

const sequenceOf = (table: string, column: string) =>
  sql<string>`pg_get_serial_sequence(${table}::text, ${column}::text)`;

/** The last number that the sequence of each identity column has given, by `table.column`. */
export async function sequencesOf(
  db: Db,
  tables: readonly StoredTable[],
): Promise<Record<string, number | null>> {
  const last: Record<string, number | null> = {};
  for (const { name, columns } of tables)
    for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
      const { rows } = await sql<{ last: number | null }>`
        select pg_sequence_last_value(${sequenceOf(name, column.name)}::regclass) as last`.execute(db);
      last[`${name}.${column.name}`] = rows[0]?.last ?? null;
    }
  return last;
}

/** Has sequences go on after the numbers that they had given. */
export async function setSequences(db: Db, last: Readonly<Record<string, number | null>>): Promise<void> {
  for (const [place, number] of Object.entries(last)) {
    const [table = '', column = ''] = place.split('.');
    if (number !== null) await sql`select setval(${sequenceOf(table, column)}, ${number})`.execute(db);
  }
}

/** The most characters of rows that are read or written at once, but for a single row that is longer. */
const PIECE = 1_000_000;
const MOST_ROWS = 1000;
const CURSOR = 'rows_of_a_table';

const list = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql`, `);

/**
 * The rows of a table in pieces of about a megabyte. A row is a line of JSON: a list of its values, each the text that
 * PostgreSQL writes it as, or null.
 */
export async function* readRows(db: Db, { name, columns }: StoredTable): AsyncGenerator<string[]> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare ${sql.raw(CURSOR)} no scroll cursor for
    select json_build_array(${list(texts)})::text as line from ${sql.table(name)}`.execute(db);
  let count = 10;
  for (;;) {
    const { rows } = await sql<{
      line: string;
    }>`fetch ${sql.raw(String(count))} from ${sql.raw(CURSOR)}`.execute(db);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    const length = lines.reduce((sum, line) => sum + line.length, 0);
    count = Math.max(1, Math.min(MOST_ROWS, Math.floor((PIECE * lines.length) / length)));
  }
  await sql`close ${sql.raw(CURSOR)}`.execute(db);
}

/** Writes rows, as `readRows` gives them, into a table; `names` says which columns their values are of. */
export async function insertRows(
  db: Db,
  { name, columns }: StoredTable,
  names: readonly string[],
  lines: readonly string[],
): Promise<void> {
  const values = names.map((wanted, at) => {
    const type = columns.find((column) => column.name === wanted)?.type;
    if (type === undefined) throw new Error(`The table ${name} has no column ${wanted}.`);
    return sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`;
  });
  await sql`
    insert into ${sql.table(name)} (${list(names.map((column) => sql.ref(column)))}) overriding system value
    select ${list(values)} from json_array_elements(${`[${lines.join(',')}]`}::json) as line`.execute(db);
}
