import { markUndone, recordUncounted } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import { revertMarks } from '../sold-out/revert.ts';
import { refuseChanged, type UndoScope } from './undo-checks.ts';

/** Undoes marks of what is sold out, which are recorded as such. Answers the number. Refuses with `changed_since`. */
export async function undoSoldOut(db: Db, scope: UndoScope): Promise<number> {
  const { context, activity, place } = scope;
  const { venueId } = place;
  const { changed, changes } = await revertMarks(db, context, venueId, activity.changes);
  if (changed.length > 0 || changes.length === 0) await refuseChanged(db, scope, { records: changed });
  await markUndone(db, activity.id);
  const actor = { ...context.who, undoes: activity.id };
  return recordUncounted(db, actor, context.now, { venueId, action: 'sold_out', changes });
}
