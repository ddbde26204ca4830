import { MOST } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing';
import { sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import type { Db } from '../platform/tables.ts';
import { visible } from '../publishing/documents.ts';
import type { WhoseVenue } from '../sessions/who.ts';

/** SQL: the menus `m` of a venue that are switched on. */
const shownMenus = (venueId: string) => sql`menus m where m.parent_id = ${venueId} and ${visible('m')}`;

/** SQL: the same with their sections `s`, and with their items `i`. */
const shownSections = (venueId: string) => sql`
  sections s join menus m on m.id = s.parent_id where m.parent_id = ${venueId} and ${visible('m')} and ${visible('s')}`;
const shownItems = (venueId: string) => sql`
  items i join sections s on s.id = i.parent_id join menus m on m.id = s.parent_id
  where m.parent_id = ${venueId} and ${visible('m')} and ${visible('s')} and ${visible('i')}`;

const titleOf = (texts: TextsByLocale, { defaultLocale }: WhoseVenue) =>
  textsIn(texts, defaultLocale).title ?? '';

type PhotoRow = {
  menu_id: string;
  section_id: string;
  texts: TextsByLocale;
  items: number;
  total: number;
};

/** The number of shown items without a picture, and the first sections that have some. */
export async function sectionsWithoutPhotos(db: Db, venue: WhoseVenue) {
  const { rows } = await sql<PhotoRow>`
    select m.id as menu_id, s.id as section_id, s.texts, count(*)::int as items, (sum(count(*)) over ())::int as total
    from ${shownItems(venue.id)} and i.photo_id is null
    group by m.id, s.id order by m.position, s.position limit ${MOST.overviewPlaces}`.execute(db);
  const sections = rows.map(({ menu_id, section_id, texts, items }) => ({
    menu_id,
    section_id,
    title: titleOf(texts, venue),
    items,
  }));
  return { total: rows[0]?.total ?? 0, sections };
}

/** The number of shown records that lack a title in each further language of a venue, with the first menu that has one. */
export async function untranslated(db: Db, { id, extraLocales }: WhoseVenue) {
  const of = sql`m.id as menu_id, m.position`;
  const { rows } = await sql<{ locale: string; records: number; menu_id: string }>`
    with shown as (
      select ${of}, m.texts, m.title_locked from ${shownMenus(id)}
      union all select ${of}, s.texts, s.title_locked from ${shownSections(id)}
      union all select ${of}, i.texts, i.title_locked from ${shownItems(id)}
      union all select ${of}, e.texts, false from extras e join items i on i.id = e.parent_id
        join sections s on s.id = i.parent_id join menus m on m.id = s.parent_id
        where m.parent_id = ${id} and ${visible('m')} and ${visible('s')} and ${visible('i')} and ${visible('e')}
    ),
    missing as (
      select locale, menu_id, position, count(*) as records
      from shown cross join unnest(${extraLocales}::text[]) locale
      where not title_locked and coalesce(texts -> locale ->> 'title', '') = '' group by locale, menu_id, position
    )
    select locale, sum(records)::int as records, (array_agg(menu_id order by position))[1] as menu_id
    from missing group by locale order by array_position(${extraLocales}::text[], locale)`.execute(db);
  return rows;
}

type EmptyRow = { menu_id: string; section_id: string | null; texts: TextsByLocale; total: number };

/** The number of shown menus without a shown section and of shown sections without a shown item, and the first of them. */
export async function emptyRecords(db: Db, venue: WhoseVenue) {
  const { rows } = await sql<EmptyRow>`
    with empty as (
      select m.id as menu_id, null::uuid as section_id, m.texts, m.position as a, 0 as b
      from ${shownMenus(venue.id)}
        and not exists (select from sections s where s.parent_id = m.id and ${visible('s')})
      union all
      select m.id, s.id, s.texts, m.position, s.position from ${shownSections(venue.id)}
        and not exists (select from items i where i.parent_id = s.id and ${visible('i')})
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
