import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { DraftRow } from '@sofra/guest/venue-rows';
import { sql } from 'kysely';
import { climb } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';

/** All menus, sections and items of a venue’s draft, switched off or not, in their order. */
export async function draftRows(db: Db, venueId: string): Promise<DraftRow[]> {
  const rowsOf = (level: DraftRow['level'], depth: number) => sql`
    select ${sql.lit(level)} as level, ${sql.lit(depth)} as depth, ${sql.ref(`${level}.id`)},
      ${depth === 0 ? sql`null::uuid` : sql.ref(`${level}.parent_id`)} as parent, ${sql.ref(`${level}.schedule`)},
      ${sql.ref(`${level}.position`)}, ${sql.ref(`${level}.disabled`)} or ${sql.ref(`${level}.disabled_here`)} as off
    from ${climb(level)} where menus.parent_id = ${venueId} and ${sql.ref(`${level}.deleted_at`)} is null`;
  const { rows } = await sql<DraftRow>`
    ${rowsOf('menus', 0)} union all ${rowsOf('sections', 1)} union all ${rowsOf('items', 2)}
    order by depth, position`.execute(db);
  return rows;
}

/** The texts of some menus, sections and items of a venue’s draft. */
export async function draftTexts(
  db: Db,
  venueId: string,
  ids: readonly string[],
): Promise<Map<string, TextsByLocale>> {
  if (ids.length === 0) return new Map();
  const textsOf = (level: DraftRow['level']) => sql`
    select ${sql.ref(`${level}.id`)}, ${sql.ref(`${level}.texts`)} from ${climb(level)}
    where menus.parent_id = ${venueId} and ${sql.ref(`${level}.id`)} = any(${[...ids]}::uuid[])`;
  const { rows } = await sql<{ id: string; texts: TextsByLocale }>`
    ${textsOf('menus')} union all ${textsOf('sections')} union all ${textsOf('items')}`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}
