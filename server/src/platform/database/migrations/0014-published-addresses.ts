import { type Kysely, sql } from 'kysely';

/** Gives a publication the addresses of its menus, for the sitemap; one from before lists none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publications add column addresses jsonb not null default '[]'`.execute(db);
}
