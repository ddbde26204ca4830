import { type Kysely, sql } from 'kysely';

/**
 * A row is kept from a publication until a later one keeps it otherwise, so that a large venue's rows are written before the
 * publication that has them: a row that is gone is kept without columns, in place of an end in the row before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The first form of 0024 made the table without marks and without this index; no row is known by an empty mark.
  await sql`alter table publication_rows add column if not exists mark text not null default ''`.execute(db);
  await sql`create index if not exists publication_rows_since on publication_rows (venue_id, since)`.execute(
    db,
  );
  await sql`alter table publication_rows alter column columns drop not null`.execute(db);
  await sql`
    insert into publication_rows (venue_id, kind, row_id, since, columns, mark)
    select venue_id, kind, row_id, until, null, '' from publication_rows k where until is not null and not exists (
      select from publication_rows n where n.venue_id = k.venue_id and n.kind = k.kind and n.row_id = k.row_id
        and n.since = k.until)`.execute(db);
  await sql`alter table publication_rows drop column until`.execute(db);
}
