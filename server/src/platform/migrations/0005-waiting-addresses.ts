import { type Kysely, sql } from 'kysely';

/** Whoever waits for an address is found when somebody takes it, which each sign-up does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index users_pending_email on users (lower(pending_email)) where pending_email is not null')
    .execute(db);
}
