import type { Locale } from '@sofra/contract/languages/locales';
import { MOST } from '@sofra/contract/limits';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import { sql } from 'kysely';
import { textsIn } from '../catalogue/present.ts';
import { climb } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';

/** The columns that people have changed in a branch since its last sync, by the records' ids. */
export async function ownChanges(
  db: Db,
  branchId: string,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; columns: string[] }>`
    select change -> 'record' ->> 'id' as id, array_agg(distinct changed) as columns
    from activity a
    cross join lateral jsonb_array_elements(a.changes) as change
    cross join lateral jsonb_object_keys(case jsonb_typeof(change -> 'after') when 'object' then change -> 'after'
      else '{}' end) as changed
    where a.venue_id = ${branchId} and a.action not in ('sync', 'sold_out') and not a.undone and a.undoes is null
      and change -> 'record' ->> 'id' = any(${[...ids]}::text[])
      and a.id > coalesce((select max(id) from activity where venue_id = ${branchId} and action = 'sync'), 0)
    group by 1`.execute(db);
  return new Map(rows.map(({ id, columns }) => [id, columns]));
}

/** The titles of the first own items of a branch in each of these menus of its, whose prices a new currency leaves as they are. */
export async function ownItems(
  db: Db,
  branchId: string,
  menus: readonly string[],
  locale: Locale,
): Promise<Map<string, string[]>> {
  if (menus.length === 0) return new Map();
  const { rows } = await sql<{ menu_id: string; texts: TextsByLocale }>`
    select menus.id as menu_id, items.texts from ${climb('items')}
    where menus.parent_id = ${branchId} and menus.id = any(${[...menus]}::uuid[])
      and items.source_id is null and items.deleted_at is null
    order by menus.position, sections.position, items.position limit ${MOST.listedChanges}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { menu_id, texts } of rows)
    found.set(menu_id, [...(found.get(menu_id) ?? []), textsIn(texts, locale).title ?? '']);
  return found;
}
