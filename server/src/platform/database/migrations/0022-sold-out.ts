import { type Kysely, sql } from 'kysely';

/** A venue marks items and extras as sold out beside its content, so that no copy, sync or restore writes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sold_out (
      venue_id uuid not null references venues on delete cascade,
      item_id uuid references items on delete cascade,
      extra_id uuid references extras on delete cascade,
      since timestamptz not null,
      until timestamptz,
      user_id uuid not null references users,
      support_user_id uuid references users,
      check (num_nonnulls(item_id, extra_id) = 1),
      unique (venue_id, item_id),
      unique (venue_id, extra_id))`.execute(db);
  // A deleted row finds its marks by these.
  await sql`create index sold_out_item on sold_out (item_id)`.execute(db);
  await sql`create index sold_out_extra on sold_out (extra_id)`.execute(db);
}
