import type { SyncChange } from '@sofra/contract/sync';
import type { Activity } from './activity.ts';
import { linesOf, type Words } from './lines.ts';

/** The action of an activity that does what a change of a sync would do. */
const ACTIONS: Record<SyncChange['action'], string> = {
  added: 'create',
  restored: 'restore',
  changed: 'update',
  removed: 'delete',
  reordered: 'reorder',
};

/** A record's part of a sync in the words of the activity list: a line for each field, with what it was and will be. */
export function linesOfSyncChange(change: SyncChange, words: Words): string[] {
  const { action, record_type, record_id, title, currency } = change;
  const isReordered = action === 'reordered';
  const isRestored = action === 'restored';
  const before = isReordered ? { positions: {} } : isRestored ? null : change.before;
  const after = isReordered ? { positions: {} } : isRestored ? (change.after ?? {}) : change.after;
  const activity: Activity = {
    id: record_id,
    at: '',
    actor: '',
    support_actor: null,
    venue: null,
    action: ACTIONS[action],
    record_type,
    record_id,
    title,
    changes: [{ record_type, record_id, before, after }],
    records: [{ record_type, record_id, title, currency }],
    undoable: false,
    undone: false,
    undoes: null,
  };
  return linesOf(activity, { ...words, isFull: true });
}
