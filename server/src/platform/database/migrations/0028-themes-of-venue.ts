import { type Kysely, sql } from 'kysely';

/** Each publication reads the themes of its venue, off or on: without this, all themes of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index themes_of_venue on themes (venue_id)`.execute(db);
}
