import { type Kysely, sql } from 'kysely';

/** An index over pending addresses, which every sign-up searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index users_pending_email on users (lower(pending_email)) where pending_email is not null')
    .execute(db);
}
