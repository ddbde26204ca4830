import { type Kysely, sql } from 'kysely';

/** A venue says what it cooks, in words; null is not said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table venues add column cuisine text`.execute(db);
}
