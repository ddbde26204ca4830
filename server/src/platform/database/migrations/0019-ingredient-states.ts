import { type Kysely, sql } from 'kysely';

/** Dishes and extras state what they contain, may contain and are free of, and who checked it when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table items
      add column may_contain text[] not null default '{}',
      add column free_of text[] not null default '{}',
      add column checked_by text,
      add column checked_at timestamptz`.execute(db);
  await sql`
    alter table extras
      add column ingredient_warnings text[] not null default '{}',
      add column may_contain text[] not null default '{}',
      add column free_of text[] not null default '{}'`.execute(db);
}
