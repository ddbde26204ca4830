import { sql } from 'kysely';
import type { Db } from '../database/tables.ts';
import { countRows, storedTables } from './stored-tables.ts';

/** Throws a sentence when an installation has any rows. */
export async function assertEmpty(db: Db): Promise<void> {
  const counts = Object.entries(await countRows(db, await storedTables(db)));
  const filled = counts.filter(([, rows]) => rows > 0).map(([table, rows]) => `${rows} in ${table}`);
  if (filled.length === 0) return;
  throw new Error(
    `The installation that this would go into is not empty: it has rows (${filled.slice(0, 3).join(', ')}). ` +
      'Nothing was changed. Choose an empty one by DATABASE_URL, or by a DATA_DIR that is not there yet.',
  );
}

type ForeignKey = { table: string; name: string; definition: string };

/** Removes the foreign keys, so that tables can be filled in any order; answers a function to make and check them again. */
export async function withoutForeignKeys(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        db,
      );
  };
}
