import { type Kysely, sql } from 'kysely';

/** Publications and themes say in which format they are stored; those that are there are of the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publications add column format integer not null default 1`.execute(db);
  await sql`alter table themes add column format integer not null default 1`.execute(db);
}
