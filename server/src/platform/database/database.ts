import { CompiledQuery, Kysely, type LogEvent, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import * as ground from './migrations/0001-ground.ts';
import * as leanChanges from './migrations/0002-lean-changes.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as keysBySession from './migrations/0004-keys-by-session.ts';
import * as waitingAddresses from './migrations/0005-waiting-addresses.ts';
import * as history from './migrations/0006-history.ts';
import * as oneOrder from './migrations/0007-one-order.ts';
import * as languagesBeneath from './migrations/0008-languages-beneath.ts';
import * as quickRecords from './migrations/0009-quick-records.ts';
import * as plainWrites from './migrations/0010-plain-writes.ts';
import * as jobsOfSubjects from './migrations/0011-jobs-of-subjects.ts';
import * as venueSyncs from './migrations/0012-venue-syncs.ts';
import * as themeVersions from './migrations/0013-theme-versions.ts';
import * as publishedAddresses from './migrations/0014-published-addresses.ts';
import * as sourcesOfTexts from './migrations/0015-sources-of-texts.ts';
import * as machineAndLocks from './migrations/0016-machine-and-locks.ts';
import * as formats from './migrations/0017-formats.ts';
import * as toldSyncs from './migrations/0018-told-syncs.ts';
import * as ingredientStates from './migrations/0019-ingredient-states.ts';
import * as checkAgain from './migrations/0020-check-again.ts';
import * as alwaysShown from './migrations/0021-always-shown.ts';
import * as soldOut from './migrations/0022-sold-out.ts';
import * as cuisine from './migrations/0023-cuisine.ts';
import * as publicationRows from './migrations/0024-publication-rows.ts';
import * as oneQueue from './migrations/0025-one-queue.ts';
import * as previews from './migrations/0026-previews.ts';
import * as rowsAhead from './migrations/0027-rows-ahead.ts';
import * as themesOfVenue from './migrations/0028-themes-of-venue.ts';
import { prepared } from './prepared.ts';
import type { Db, Tables } from './tables.ts';

const INT8 = 20;
// Counts and identities come as bigint; none of ours gets near 2^53.
pg.types.setTypeParser(INT8, Number);

/** Every change of the schema, in order; a name is never used again. */
const MIGRATIONS = {
  '0001-ground': { up: ground.up },
  '0002-lean-changes': { up: leanChanges.up },
  '0003-accounts': { up: accounts.up },
  '0004-keys-by-session': { up: keysBySession.up },
  '0005-waiting-addresses': { up: waitingAddresses.up },
  '0006-history': { up: history.up },
  '0007-one-order': { up: oneOrder.up },
  '0008-languages-beneath': { up: languagesBeneath.up },
  '0009-quick-records': { up: quickRecords.up },
  '0010-plain-writes': { up: plainWrites.up },
  '0011-jobs-of-subjects': { up: jobsOfSubjects.up },
  '0012-venue-syncs': { up: venueSyncs.up },
  '0013-theme-versions': { up: themeVersions.up },
  '0014-published-addresses': { up: publishedAddresses.up },
  '0015-sources-of-texts': { up: sourcesOfTexts.up },
  '0016-machine-and-locks': { up: machineAndLocks.up },
  '0017-formats': { up: formats.up },
  '0018-told-syncs': { up: toldSyncs.up },
  '0019-ingredient-states': { up: ingredientStates.up },
  '0020-check-again': { up: checkAgain.up },
  '0021-always-shown': { up: alwaysShown.up },
  '0022-sold-out': { up: soldOut.up },
  '0023-cuisine': { up: cuisine.up },
  '0024-publication-rows': { up: publicationRows.up },
  '0025-one-queue': { up: oneQueue.up },
  '0026-previews': { up: previews.up },
  '0027-rows-ahead': { up: rowsAhead.up },
  '0028-themes-of-venue': { up: themesOfVenue.up },
};

/** The typed query builder over a pool; `log` receives every statement (tests count them). */
export function queryBuilder(pool: pg.Pool, log?: (event: LogEvent) => void): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepared(pool) }), ...(log && { log }) });
}

/** The names of the migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the schema up to date, or to the migration that is named; two processes that start at once wait for each other.
 * Throws what went wrong.
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error) throw error;
}

/** The migrations that a database has had, in order. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: found } = await db.executeQuery<{ there: boolean }>(
    CompiledQuery.raw(`select to_regclass('kysely_migration') is not null as there`),
  );
  if (!found[0]?.there) return [];
  const { rows } = await db.executeQuery<{ name: string }>(
    CompiledQuery.raw('select name from kysely_migration order by name'),
  );
  return rows.map(({ name }) => name);
}

/** Whether the schema is up to date (or newer), for a start that has nothing to migrate. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await migrationsOf(db);
  return MIGRATION_NAMES.every((name) => done.includes(name));
}
