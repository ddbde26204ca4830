import { LEVEL_NAMES } from '@sofra/contract/catalogue/levels';
import type { TextsByLocale } from '@sofra/contract/publishing/publishing';
import type { DraftRow } from '@sofra/guest/venue-rows';
import { sql } from 'kysely';
import { isOff } from '../catalogue/is-off.ts';
import { climb } from '../catalogue/tree.ts';
import type { Db } from '../platform/database/tables.ts';

const UNION = sql` union all `;

/** All menus, sections and items of a venue’s draft, switched off or not, in their order. */
export async function draftRows(db: Db, venueId: string): Promise<DraftRow[]> {
  const rowsOf = (level: DraftRow['level'], depth: number) => sql`
    select ${sql.lit(level)} as level, ${sql.lit(depth)} as depth, ${sql.ref(`${level}.id`)},
      ${depth === 0 ? sql`null::uuid` : sql.ref(`${level}.parent_id`)} as parent, ${sql.ref(`${level}.schedule`)},
      ${sql.ref(`${level}.position`)}, ${isOff(level)} as off
    from ${climb(level)} where menus.parent_id = ${venueId} and ${sql.ref(`${level}.deleted_at`)} is null`;
  const { rows } = await sql<DraftRow>`
    ${sql.join(LEVEL_NAMES.map(rowsOf), UNION)} order by depth, position`.execute(db);
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
    ${sql.join(LEVEL_NAMES.map(textsOf), UNION)}`.execute(db);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}
