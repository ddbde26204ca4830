import { type Kysely, sql } from 'kysely';

/** A link shows the draft to whoever has it, until its end or until it is revoked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table previews (
      id uuid primary key,
      venue_id uuid not null references venues on delete cascade,
      user_id uuid not null references users,
      support_user_id uuid references users,
      created_at timestamptz not null,
      until timestamptz not null)`.execute(db);
  await sql`create index previews_of_venue on previews (venue_id)`.execute(db);
}
