import { migrationsOf } from '../database/database.ts';
import type { Db } from '../database/tables.ts';
import type { Files } from '../files/files.ts';
import {
  BACKUP_FORMAT,
  END,
  type Entry,
  FILES,
  jsonEntry,
  MANIFEST,
  type Manifest,
  SECRET,
  TABLES,
} from './archive.ts';
import { countRows, readRows, sequencesOf, storedTables } from './stored-tables.ts';

/** An installation whose data is backed up, or that a backup is put into. `secret` is undefined where a setting has it. */
export type Installation = { db: Db; files: Files; secret: string | undefined };

async function* tableEntries(db: Db, at: Date): AsyncGenerator<Entry> {
  const migration = (await migrationsOf(db)).at(-1);
  if (migration === undefined)
    throw new Error('There is nothing to back up: no server has made its tables yet.');
  const tables = await storedTables(db);
  yield jsonEntry(MANIFEST, {
    product: 'sofra',
    format: BACKUP_FORMAT,
    made_at: at.toISOString(),
    migration,
    rows: await countRows(db, tables),
    sequences: await sequencesOf(db, tables),
  } satisfies Manifest);
  for (const table of tables) {
    const columns = JSON.stringify(table.columns.map(({ name }) => name));
    let piece = 0;
    for await (const lines of readRows(db, table)) {
      piece += 1;
      const name = `${TABLES}${table.name}/${String(piece).padStart(6, '0')}.ndjson`;
      yield { name, bytes: Buffer.from([columns, ...lines, ''].join('\n')) };
    }
  }
}

/** All rows as they are at one moment. */
async function* ofOneMoment(db: Db, at: Date): AsyncGenerator<Entry> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* tableEntries(snapshot, at);
  } finally {
    await snapshot.rollback().execute();
  }
}

/**
 * The files of a backup of an installation. Its files come after its rows: they are written once and never changed, so that no
 * row lacks its file.
 */
export async function* backUp({ db, files, secret }: Installation, at: Date): AsyncGenerator<Entry> {
  yield* ofOneMoment(db, at);
  if (secret !== undefined) yield { name: SECRET, bytes: Buffer.from(secret) };
  let count = 0;
  for await (const key of files.all()) {
    const bytes = await files.read(key);
    // A file that was listed may be gone by now: then no row has it any more.
    if (!bytes) continue;
    count += 1;
    yield { name: `${FILES}${key}`, bytes };
  }
  yield jsonEntry(END, { files: count });
}
