import type { Locale } from '@sofra/contract/languages/locales';
import type { SyncChange } from '@sofra/contract/sync/sync';
import { isolateAmongNames } from '../platform/isolate.ts';
import type { Words } from './line-context.ts';
import { linesOf, toldAsActivity } from './lines.ts';

/** The action of an activity that does what a change of a sync would do. */
const ACTIONS: Record<Exclude<SyncChange['action'], 'kept'>, string> = {
  added: 'create',
  restored: 'restore',
  changed: 'update',
  removed: 'delete',
  reordered: 'reorder',
};

/** The line of a record that leaves the main venue and stays, for the branch's own records that it holds. */
function keptLine({ title, holds }: SyncChange, { t, locale }: Words): string {
  const isolated = (name: string) => isolateAmongNames(name, locale as Locale);
  const names = holds.map((name) => t('lines.quoted', { title: isolated(name) }));
  const kept = t('lines.sync.kept', { title: isolated(title ?? '') });
  return names.length > 0
    ? t('lines.sync.keptWith', { kept, names: new Intl.ListFormat(locale).format(names) })
    : kept;
}

/** A record's part of a sync in the words of the activity list: a line for each field, with what it was and will be. */
export function linesOfSyncChange(change: SyncChange, words: Words): string[] {
  const { action, record_type, record_id, title, currency } = change;
  if (action === 'kept') return [keptLine(change, words)];
  const isReordered = action === 'reordered';
  const isRestored = action === 'restored';
  const before = isReordered ? { positions: {} } : isRestored ? null : change.before;
  const after = isReordered ? { positions: {} } : isRestored ? (change.after ?? {}) : change.after;
  const activity = toldAsActivity({
    action: ACTIONS[action],
    record_type,
    record_id,
    title,
    changes: [{ record_type, record_id, before, after }],
    records: [{ record_type, record_id, title, currency }],
  });
  return linesOf(activity, { ...words, isFull: true });
}
