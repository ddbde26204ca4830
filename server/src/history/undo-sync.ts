import { markUndone } from '../activity/record.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Counts } from '../sync/diff.ts';
import { recordSync } from '../sync/sync-branch.ts';
import type { UndoScope } from './undo-checks.ts';
import { undoTree } from './undo-tree.ts';

// It stands in history, because the checks of an undo are here.

/**
 * Undoes a sync in the branch, or redoes it. The undo is recorded like a sync. Answers its number in the caller's venue, the
 * branch or its main one. Refuses with the reason when that cannot be. The branch's lock must be held.
 */
export async function undoSync(db: Db, scope: UndoScope): Promise<number> {
  const {
    context: { who, now },
    activity,
    place: { venueId: branchId },
  } = scope;
  const [about] = activity.changes;
  if (!about) throw new Error('a sync tells what it was');
  const changes = await undoTree(db, scope);
  await markUndone(db, activity.id);
  const { created, updated, removed, run } = about.after as Counts & { run?: string };
  const { change, notice } = await recordSync(
    db,
    { actor: { ...who, undoes: activity.id }, now, run },
    { mainId: about.record.id, branchId },
    { created: removed, updated, removed: created },
    changes,
  );
  return who.venue.id === branchId ? change : notice;
}
