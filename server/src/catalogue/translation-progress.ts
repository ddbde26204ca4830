import type { Locale } from '@sofra/contract/locales';
import { TEXT_FIELDS } from '@sofra/contract/publishing';
import { sql } from 'kysely';
import type { Db } from '../platform/tables.ts';
import type { WhoseVenue } from '../sessions/who.ts';

/**
 * Counts of the texts of a menu that its main language has, for one other language, without locked titles; outdated ones are
 * translated too.
 */
export type Progress = { total: number; translated: number; missing: number; outdated: number };

/** How far a menu is translated into each extra language of its venue. */
export async function translationProgress(
  db: Db,
  { defaultLocale, extraLocales }: WhoseVenue,
  menuId: string,
): Promise<{ [L in Locale]?: Progress }> {
  const { rows } = await sql<Progress & { locale: Locale }>`
    with said as (
      select texts, title_locked from menus where id = ${menuId}
      union all select texts, title_locked from sections where parent_id = ${menuId} and deleted_at is null
      union all select i.texts, i.title_locked from items i join sections s on s.id = i.parent_id
        where s.parent_id = ${menuId} and s.deleted_at is null and i.deleted_at is null
      union all select e.texts, false from extras e join items i on i.id = e.parent_id join sections s on s.id = i.parent_id
        where s.parent_id = ${menuId} and s.deleted_at is null and i.deleted_at is null and e.deleted_at is null),
    pairs as (
      select locale, texts #>> array[${defaultLocale}, field] as main, texts #>> array[locale, field] as own,
        texts #>> array[locale, 'source', ${defaultLocale}, field] as source
      from said, unnest(${[...TEXT_FIELDS]}::text[]) field, unnest(${[...extraLocales]}::text[]) locale
      where not (title_locked and field = 'title'))
    select locale, count(*) as total, count(own) as translated, count(*) - count(own) as missing,
      count(*) filter (where own is not null and source <> main) as outdated
    from pairs where main is not null group by locale`.execute(db);
  const counts = rows.map(({ locale, ...progress }) => [locale, progress]);
  return Object.fromEntries(counts);
}
