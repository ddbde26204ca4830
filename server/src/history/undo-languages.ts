import { sql } from 'kysely';
import type { Change } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { revertVenue } from '../venues/venues.ts';
import type { UndoScope } from './undo-checks.ts';

type Languages = { extra_locales?: readonly string[] } | null;

/** The languages that a side of a venue's change names. */
const languagesIn = (side: unknown) => (side as Languages)?.extra_locales;

/** Whether a menu of a venue is shown in one of some languages. */
async function areShown(db: Db, venueId: string, locales: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from menus where parent_id = ${venueId} and deleted_at is null and locales && ${[...locales]}::text[]
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes the languages back that a venue got with its menus, once these are as before. They stay where they have changed since, or
 * where another menu is shown in one. Answers what to record.
 */
export async function undoLanguages(db: Db, { context, activity, place }: UndoScope): Promise<Change[]> {
  const change = activity.changes.find(
    ({ record: { type }, after }) => type === 'venues' && languagesIn(after) !== undefined,
  );
  if (!change) return [];
  const before = languagesIn(change.before) ?? [];
  const going = (languagesIn(change.after) ?? []).filter((code) => !before.includes(code));
  if (await areShown(db, place.venueId, going)) return [];
  const back = await revertVenue(db, place.venueId, context.now, change);
  return back ? [back] : [];
}
