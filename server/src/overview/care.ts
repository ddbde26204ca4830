import { MOST } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { type RawBuilder, sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { ancestorsOf, climb, type Node } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';
import { visible } from '../publishing/documents.ts';
import type { WhoseVenue } from '../sessions/who.ts';

/** SQL: the rows of a table, joined to those above them, that guests of a venue are shown. */
const shown = (node: Node, venueId: string) => sql`
  ${climb(node)} where menus.parent_id = ${venueId}
    and ${sql.join([node, ...ancestorsOf(node)].map(visible), sql` and `)}`;

const titleOf = (texts: TextsByLocale, { defaultLocale }: WhoseVenue) =>
  textsIn(texts, defaultLocale).title ?? '';

type SectionRow = {
  menu_id: string;
  section_id: string;
  texts: TextsByLocale;
  items: number;
  total: number;
};

/** The number of shown items of which a condition is true, and the first sections that have some. */
async function sectionsWith(db: Db, venue: WhoseVenue, condition: RawBuilder<unknown>) {
  const { rows } = await sql<SectionRow>`
    select menus.id as menu_id, sections.id as section_id, sections.texts, count(*)::int as items,
      (sum(count(*)) over ())::int as total
    from ${shown('items', venue.id)} and ${condition}
    group by menus.id, sections.id order by menus.position, sections.position limit ${MOST.overviewPlaces}`.execute(
    db,
  );
  const sections = rows.map(({ menu_id, section_id, texts, items }) => ({
    menu_id,
    section_id,
    title: titleOf(texts, venue),
    items,
  }));
  return { total: rows[0]?.total ?? 0, sections };
}

/** The number of shown items without a picture, and the first sections that have some. */
export const sectionsWithoutPhotos = (db: Db, venue: WhoseVenue) =>
  sectionsWith(db, venue, sql`items.photo_id is null`);

/** SQL: whether an item, or a living extra of it, states anything of ingredients. */
const STATES = sql`(
  cardinality(items.ingredient_warnings || items.may_contain || items.free_of) > 0
  or exists (select from extras e where e.parent_id = items.id and e.deleted_at is null
    and cardinality(e.ingredient_warnings || e.may_contain || e.free_of) > 0))`;

/**
 * The shown items that state something of ingredients and were last checked longer ago than the venue's setting (what nobody has
 * signed counts from its making), those that state nothing, and the number of those that state something.
 */
export async function ingredientCare(db: Db, venue: WhoseVenue, now: Date) {
  const { rows } = await sql<{ stated: number }>`
    select count(*)::int as stated from ${shown('items', venue.id)} and ${STATES}`.execute(db);
  const since = sql`(select ${now}::timestamptz - make_interval(months => check_again_months)
    from venues where id = ${venue.id})`;
  return {
    check_again: await sectionsWith(
      db,
      venue,
      sql`${STATES} and coalesce(items.checked_at, items.created_at) < ${since}`,
    ),
    unstated: await sectionsWith(db, venue, sql`not ${STATES}`),
    stated: rows[0]?.stated ?? 0,
  };
}

/** The number of shown records that lack a title in each language of a venue, with the first menu that has one. */
export async function untranslated(db: Db, { id, defaultLocale, extraLocales }: WhoseVenue) {
  const locales = [defaultLocale, ...extraLocales];
  const of = sql`menus.id as menu_id, menus.position`;
  const { rows } = await sql<{ locale: string; records: number; menu_id: string }>`
    with shown as (
      select ${of}, menus.texts, menus.title_locked from ${shown('menus', id)}
      union all select ${of}, sections.texts, sections.title_locked from ${shown('sections', id)}
      union all select ${of}, items.texts, items.title_locked from ${shown('items', id)}
      union all select ${of}, extras.texts, false from ${shown('extras', id)}
    ),
    missing as (
      select locale, menu_id, position, count(*) as records
      from shown cross join unnest(${locales}::text[]) locale
      where (locale = ${defaultLocale} or not title_locked) and coalesce(texts -> locale ->> 'title', '') = '' group by locale, menu_id, position
    )
    select locale, sum(records)::int as records, (array_agg(menu_id order by position))[1] as menu_id
    from missing group by locale order by array_position(${locales}::text[], locale)`.execute(db);
  return rows;
}

type EmptyRow = { menu_id: string; section_id: string | null; texts: TextsByLocale; total: number };

/** The number of shown menus without a shown section and of shown sections without a shown item, and the first of them. */
export async function emptyRecords(db: Db, venue: WhoseVenue) {
  const { rows } = await sql<EmptyRow>`
    with empty as (
      select menus.id as menu_id, null::uuid as section_id, menus.texts, menus.position as a, 0 as b
      from ${shown('menus', venue.id)}
        and not exists (select from sections s where s.parent_id = menus.id and ${visible('s')})
      union all
      select menus.id, sections.id, sections.texts, menus.position, sections.position
      from ${shown('sections', venue.id)}
        and not exists (select from items i where i.parent_id = sections.id and ${visible('i')})
    )
    select menu_id, section_id, texts, (count(*) over ())::int as total
    from empty order by a, b limit ${MOST.overviewPlaces}`.execute(db);
  const records = rows.map(({ menu_id, section_id, texts }) => ({
    menu_id,
    section_id,
    title: titleOf(texts, venue),
  }));
  return { total: rows[0]?.total ?? 0, records };
}
