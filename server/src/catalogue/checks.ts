import { STATEMENTS, type StatementList } from '@sofra/contract/catalogue/ingredient-states';
import { sql } from 'kysely';
import type { Actor, Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Columns } from './tree.ts';

/** Whether changed columns are about what a record states of ingredients. */
export const altersStatements = (columns: { [L in StatementList]?: unknown }): boolean =>
  STATEMENTS.some((list) => list in columns);

/** Whether a new record states anything of ingredients. */
export const statesAnything = (columns: Pick<Columns, StatementList>): boolean =>
  STATEMENTS.some((list) => (columns[list] ?? []).length > 0);

/** Whether a part of a dish is changed in what it states; what goes states nothing any more. */
export const altersPart = ({ before, after }: Change): boolean => {
  const { values = {} } = (after ?? {}) as { values?: Columns };
  return before === null ? statesAnything(values) : altersStatements((after ?? {}) as Columns);
};

/** The columns of a dish that somebody has checked: the name that the history shows, as it is now, and the time. */
export async function checkedBy(
  db: Db,
  { userId, supportUserId }: Pick<Actor, 'userId' | 'supportUserId'>,
  now: Date,
): Promise<Columns> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', first_name, last_name) as name from users where id = ${supportUserId ?? userId}`.execute(
    db,
  );
  return { checked_by: rows[0]?.name ?? '', checked_at: now };
}
