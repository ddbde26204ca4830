import { type Kysely, sql } from 'kysely';

/**
 * A publication can be restored: each row that people wrote is kept as it was then, once for all the publications in a row that
 * have it so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_rows (
      venue_id uuid not null references venues on delete cascade,
      kind text not null,
      row_id uuid not null,
      since integer not null,
      until integer,
      columns jsonb not null,
      mark text not null,
      primary key (venue_id, row_id, kind, since))`.execute(db);
  await sql`create unique index publication_rows_live on publication_rows (venue_id, kind, row_id) where until is null`.execute(
    db,
  );
  await sql`create index publication_rows_since on publication_rows (venue_id, since)`.execute(db);
  await sql`create index publication_rows_until on publication_rows (venue_id, until)`.execute(db);
}
