import { markUndone, record } from '../activity/record.ts';
import { revertLook } from '../branding/revert-look.ts';
import type { Db } from '../platform/database/tables.ts';
import { refuseChanged, type UndoScope } from './undo-checks.ts';

/**
 * Undoes a change of logo, welcome picture or themes, which is recorded like any change. Answers its number. Refuses with
 * `changed_since`. The venue's lock must be held.
 */
export async function undoLook(db: Db, scope: UndoScope): Promise<number> {
  const { context, activity, place } = scope;
  const { changed, changes, action } = await revertLook(db, context, place.venueId, activity.changes);
  if (changed.length > 0 || changes.length === 0) await refuseChanged(db, scope, { records: changed });
  await markUndone(db, activity.id);
  const actor = { ...context.who, undoes: activity.id };
  return record(db, actor, context.now, { venueId: place.venueId, action, changes });
}
