import { type Kysely, sql } from 'kysely';

/** A repeated call is recognised by its session: tokens of one sign-in may stand in different accounts and venues. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table idempotency_keys rename column sign_in_id to session_id').execute(db);
}
