import { type Kysely, sql } from 'kysely';

/** Jobs are tried again by their own table: a package did so, in a schema of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedules_due add column tries int not null default 0`.execute(db);
  await sql`drop index schedules_by_time`.execute(db);
  await sql`create index schedules_by_time on schedules_due (due_at)`.execute(db);
  await sql`drop schema if exists pgboss cascade`.execute(db);
}
