import { type Kysely, sql } from 'kysely';

/** The times, progress and last failure of a main venue's sync. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table venue_syncs (
      venue_id uuid primary key references venues on delete cascade,
      sync_type text not null,
      sync_at timestamptz,
      publish_type text not null,
      publish_at timestamptz,
      scheduled boolean not null,
      run uuid,
      user_id uuid not null references users,
      support_user_id uuid references users,
      synced uuid[] not null default '{}',
      done integer not null default 0,
      total integer not null default 0,
      progress_at timestamptz,
      failure text,
      failed_at timestamptz)`.execute(db);
}
