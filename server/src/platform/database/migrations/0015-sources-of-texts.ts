import { type Kysely, sql } from 'kysely';

/** The parents of each table's rows, up to the venue. */
const TREE = {
  menus: 'venues v where v.id = r.parent_id',
  sections: 'menus m join venues v on v.id = m.parent_id where m.id = r.parent_id',
  items:
    'sections s join menus m on m.id = s.parent_id join venues v on v.id = m.parent_id where s.id = r.parent_id',
  extras: `items i join sections s on s.id = i.parent_id join menus m on m.id = s.parent_id
    join venues v on v.id = m.parent_id where i.id = r.parent_id`,
};

/** Writes beside each translation that has no source in the main language today's texts in it. */
const WITH_SOURCES = `create function with_sources(texts jsonb, main text) returns jsonb
  immutable language sql as $$
    select jsonb_object_agg(locale, case when locale = main or today is null then said else
      said || jsonb_build_object('source', coalesce(said -> 'source', '{}')
        || jsonb_build_object(main, today || coalesce(said #> array['source', main], '{}'))) end)
    from jsonb_each(texts) as translation(locale, said),
      lateral (select jsonb_object_agg(field, text) as today from jsonb_each(texts -> main) as source(field, text)
        where field <> 'source' and said ? field) of_main
  $$`;

/** The sources of translations are kept by their language; the translations that are there count as right. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WITH_SOURCES).execute(db);
  for (const [table, above] of Object.entries(TREE))
    await sql`
      update ${sql.table(table)} r set texts = with_sources(
        (select jsonb_object_agg(locale, said - 'source') from jsonb_each(r.texts) as translation(locale, said)),
        (select v.default_locale from ${sql.raw(above)}))
      where r.texts <> '{}'`.execute(db);
}
