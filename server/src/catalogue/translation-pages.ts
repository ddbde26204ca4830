import type { Level } from '@sofra/contract/catalogue/levels';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { TextRow } from './translations.ts';

/** A record of a menu's tree, in the order in which the tree shows it. */
export type TreeRecord = { level: Level; id: string; section_id: string | null };

/** A page of a menu's records in tree order: the menu, then each section followed by its items (rule 35a). */
export async function treePage(
  db: Db,
  menuId: string,
  page: { offset: number; limit: number },
): Promise<{ records: TreeRecord[]; total: number }> {
  const { rows } = await sql<{ total: number; records: TreeRecord[] | null }>`
    with tree as (
      select 'menus' as level, m.id, null::uuid as section_id, 0 as a, 0 as b from menus m where m.id = ${menuId}
      union all
      select 'sections', s.id, s.id, s.position, 0 from sections s where s.parent_id = ${menuId} and s.deleted_at is null
      union all
      select 'items', i.id, s.id, s.position, i.position from sections s join items i on i.parent_id = s.id
      where s.parent_id = ${menuId} and s.deleted_at is null and i.deleted_at is null)
    select (select count(*) from tree) as total,
      (select json_agg(p) from (select level, id, section_id from tree order by a, b
        limit ${page.limit}::int offset ${page.offset}::int) p) as records`.execute(db);
  return { records: rows[0]?.records ?? [], total: rows[0]?.total ?? 0 };
}

/** The texts of extras of items, in order. */
export async function extraTexts(
  db: Db,
  itemIds: readonly string[],
): Promise<(TextRow & { item_id: string })[]> {
  const { rows } = await sql<TextRow & { item_id: string }>`
    select 'extras' as node, id, texts, false as title_locked, version, parent_id as item_id from extras
    where parent_id = any(${[...itemIds]}::uuid[]) and deleted_at is null order by parent_id, position`.execute(
    db,
  );
  return rows;
}
