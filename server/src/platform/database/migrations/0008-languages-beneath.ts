import { type Kysely, sql } from 'kysely';

/** Which of some languages a menu has no text in itself, but something under it does (rule 35a). */
const LANGUAGES_BENEATH = `create function languages_beneath(menu uuid, own jsonb, wanted text[]) returns text[]
  stable language sql as $$
    select array_agg(locale) from unnest(wanted) locale
    where not own ? locale and (
      exists (select from sections where parent_id = menu and deleted_at is null and texts ? locale)
      or exists (select from sections join items on items.parent_id = sections.id and items.deleted_at is null
        where sections.parent_id = menu and sections.deleted_at is null and items.texts ? locale))
  $$`;

/** A function, because few menus need the answer and an uncalled function costs a statement nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LANGUAGES_BENEATH).execute(db);
}
