import { MIGRATION_NAMES, migrate, migrationsOf } from '../database/database.ts';
import type { Db } from '../database/tables.ts';
import type { Files } from '../files/files.ts';
import {
  BACKUP_FORMAT,
  END,
  type Entry,
  endSchema,
  FILES,
  jsonIn,
  MANIFEST,
  type Manifest,
  manifestSchema,
  SECRET,
  TABLES,
} from './archive.ts';
import { assertEmpty, withoutForeignKeys } from './empty-installation.ts';
import { countRows, insertRows, type StoredTable, setSequences, storedTables } from './stored-tables.ts';

/** An empty installation that a backup goes into. */
export type Target = { db: Db; files: Files; keepSecret(secret: string): Promise<void> };

const TABLE = new RegExp(`^${TABLES}([a-z_]+)/\\d+\\.ndjson$`);

/** Reads the first file of a backup; throws a sentence when this program can't restore it. */
function readManifest(entry: Entry | undefined): Manifest {
  if (entry?.name !== MANIFEST) throw new Error('This is no backup: it does not begin with a manifest.');
  const manifest = jsonIn(manifestSchema, entry);
  if (manifest.format > BACKUP_FORMAT || !MIGRATION_NAMES.includes(manifest.migration))
    throw new Error(
      `This backup was made by a newer version (its database is at ${manifest.migration}). Restore it with that version.`,
    );
  return manifest;
}

/** Makes the tables as they were in the version of the backup. */
async function makeTables(db: Db, { migration }: Manifest): Promise<StoredTable[]> {
  const there = (await migrationsOf(db)).at(-1);
  if (there !== undefined && MIGRATION_NAMES.indexOf(there) > MIGRATION_NAMES.indexOf(migration))
    throw new Error(
      `The empty database has the tables of a newer version than the backup (${there}, and not ${migration}). Restore ` +
        'into a database or a DATA_DIR in which nothing was started yet; its tables are then brought up to date.',
    );
  await migrate(db, migration);
  return await storedTables(db);
}

async function putRows(db: Db, table: StoredTable | undefined, { name, bytes }: Entry): Promise<void> {
  if (!table) throw new Error(`The backup has rows of a table that is not there: ${name}.`);
  const [columns = '[]', ...lines] = String(bytes).trimEnd().split('\n');
  await insertRows(db, table, JSON.parse(columns), lines);
}

async function assertWhole(
  db: Db,
  manifest: Manifest,
  tables: StoredTable[],
  files: number,
  end: Entry | undefined,
) {
  const told = end && jsonIn(endSchema, end);
  if (told?.files !== files) throw new Error('The backup is cut off: it does not have all its files.');
  const rows = await countRows(db, tables);
  for (const [table, count] of Object.entries(manifest.rows))
    if (rows[table] !== count)
      throw new Error(`The backup should have ${count} rows of ${table}, and has ${rows[table] ?? 0}.`);
}

/** Puts the files of a backup that come after its manifest where they belong; answers how many there were, and the last. */
async function putEntries(
  db: Db,
  { files, keepSecret }: Target,
  tables: StoredTable[],
  entries: AsyncIterable<Entry>,
): Promise<{ count: number; end: Entry | undefined }> {
  let count = 0;
  let end: Entry | undefined;
  for await (const entry of entries) {
    const { name, bytes } = entry;
    const [, table] = TABLE.exec(name) ?? [];
    if (table)
      await putRows(
        db,
        tables.find((one) => one.name === table),
        entry,
      );
    else if (name === SECRET) await keepSecret(String(bytes));
    else if (name.startsWith(FILES)) {
      count += 1;
      await files.write(name.slice(FILES.length), Buffer.from(bytes));
    }
    end = name === END ? entry : undefined;
  }
  return { count, end };
}

/**
 * Puts a backup into an empty installation and brings its tables up to date, in one transaction: one that fails leaves no row
 * behind. Throws a sentence when the installation is not empty, or the backup is damaged or of a newer version.
 */
export async function restore(target: Target, entries: AsyncIterable<Entry>): Promise<void> {
  const all = entries[Symbol.asyncIterator]();
  try {
    await target.db.transaction().execute(async (db) => {
      await assertEmpty(db);
      const manifest = readManifest((await all.next()).value);
      const tables = await makeTables(db, manifest);
      const makeForeignKeys = await withoutForeignKeys(db);
      const { count, end } = await putEntries(db, target, tables, { [Symbol.asyncIterator]: () => all });
      await makeForeignKeys();
      await setSequences(db, manifest.sequences);
      await assertWhole(db, manifest, tables, count, end);
      await migrate(db);
    });
  } finally {
    // Whatever it comes from is let go, such as a transaction on another database.
    await all.return?.();
  }
}
