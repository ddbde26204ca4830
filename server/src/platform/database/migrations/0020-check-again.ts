import { type Kysely, sql } from 'kysely';

/** A venue says after how many months what its dishes state of ingredients is to be checked again; null is never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table venues add column check_again_months integer default 6`.execute(db);
}
