import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { refuse } from '../platform/http/answer.ts';

/** The ids of a main venue's branches, in the order in which they were made. */
export async function branchIds(db: Db, mainId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from venues where parent_id = ${mainId} and deleted_at is null order by created_at, id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Whether a venue is a branch of another. */
export async function isBranchOf(db: Db, id: string, mainId: string): Promise<boolean> {
  return (await branchIds(db, mainId)).includes(id);
}

/** A venue's default language. */
export async function mainLocaleOf(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('venues').select('default_locale').where('id', '=', id).executeTakeFirst();
  return row?.default_locale ?? refuse('not_found');
}

/** Makes venues the branches of a main venue, or of none. The venues' locks must be held. */
export async function setMain(db: Db, ids: readonly string[], mainId: string | null): Promise<void> {
  if (ids.length === 0) return;
  await sql`update venues set parent_id = ${mainId}::uuid where id = any(${[...ids]}::uuid[])`.execute(db);
}

type Choosable = { id: string; parent_id: string | null; is_main: boolean };

/**
 * Refuses with `unknown_record` for venues that are not the account's, and with `venue_not_available` for those that may not
 * become branches of a main venue: itself, a main venue, another one's branch (rule 16).
 */
export async function assertChoosable(
  db: Db,
  accountId: string,
  mainId: string,
  ids: readonly string[],
): Promise<void> {
  const { rows } = await sql<Choosable>`
    select id, parent_id, exists (select from venues c where c.parent_id = v.id and c.deleted_at is null) as is_main
    from venues v where account_id = ${accountId} and deleted_at is null and id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const [index, id] of ids.entries()) {
    const pointer = `/data/attributes/child_ids/${index}`;
    const venue = known.get(id) ?? refuse('unknown_record', { pointer });
    const isFree = venue.parent_id === null || venue.parent_id === mainId;
    if (id === mainId || venue.is_main || !isFree) refuse('venue_not_available', { pointer });
  }
}
