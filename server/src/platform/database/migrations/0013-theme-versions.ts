import { type Kysely, sql } from 'kysely';

/** Gives themes a version, which `If-Match` is compared with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table themes add column version integer not null default 1`.execute(db);
}
