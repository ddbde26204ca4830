import { type Kysely, sql } from 'kysely';

/** A scheduled run tells which branches have failed and when it is tried again, and that it has worked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table venue_syncs
      add column failed_branches jsonb not null default '[]',
      add column failed_in text,
      add column retry_at timestamptz,
      add column succeeded_at timestamptz`.execute(db);
}
