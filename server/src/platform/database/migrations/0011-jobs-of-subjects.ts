import { type Kysely, sql } from 'kysely';

/** The job queue knows no venues: a job's subject is whatever its kind says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schedules_due drop constraint schedules_due_venue_id_fkey`.execute(db);
  await sql`alter table schedules_due rename column venue_id to subject_id`.execute(db);
}
