import { type Kysely, sql } from 'kysely';

/** Writes sources as before, and takes a machine's marks of the main language for no text. */
const WITH_SOURCES = `create or replace function with_sources(texts jsonb, main text) returns jsonb
  immutable language sql as $$
    select jsonb_object_agg(locale, case when locale = main or today is null then said else
      said || jsonb_build_object('source', coalesce(said -> 'source', '{}')
        || jsonb_build_object(main, today || coalesce(said #> array['source', main], '{}'))) end)
    from jsonb_each(texts) as translation(locale, said),
      lateral (select jsonb_object_agg(field, text) as today from jsonb_each(texts -> main) as source(field, text)
        where field not in ('source', 'machine') and said ? field) of_main
  $$`;

/** Titles can be locked, and translations carry the mark of a machine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WITH_SOURCES).execute(db);
  for (const table of ['menus', 'sections', 'items'])
    await sql`alter table ${sql.table(table)} add column title_locked boolean not null default false`.execute(
      db,
    );
}
