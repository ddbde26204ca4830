import type { SyncWrite } from '@sofra/contract/sync/sync';
import { instantOf } from '../geography/instants.ts';
import { refuse } from '../platform/http/answer.ts';

/** When a sync runs and when the branches are published; an instant is set for the type `specific` alone. */
export type SyncTimes = {
  syncType: SyncWrite['sync']['type'];
  syncAt: Date | null;
  publishType: NonNullable<SyncWrite['publish']>['type'];
  publishAt: Date | null;
  /** Whether something runs at its time. */
  scheduled: boolean;
};

const AT = '/data/attributes';

/**
 * Reads the times of a sync in the main venue's zone (rule 17). Refuses what is past, and publishing before the sync;
 * `scheduled: false` cancels, and checks no dates.
 */
export function readTimes({ sync, publish, scheduled }: SyncWrite, zone: string, now: Date): SyncTimes {
  const publishType = publish?.type ?? 'manually';
  const dateOf = (sent: { type: string; date?: string | null | undefined } | undefined, pointer: string) => {
    if (sent?.type !== 'specific' || (scheduled === false && !sent.date)) return null;
    const at = instantOf(sent.date, zone, pointer);
    if (scheduled !== false && at < now) refuse('date_in_past', { pointer });
    return at;
  };
  const syncAt = dateOf(sync, `${AT}/sync/date`);
  const publishAt = dateOf(publish, `${AT}/publish/date`);
  if (scheduled !== false && syncAt && publishAt && publishAt < syncAt)
    refuse('publish_before_sync', { pointer: `${AT}/publish/date` });
  const runsLater = sync.type === 'specific' || (sync.type === 'now' && publishType === 'specific');
  return { syncType: sync.type, syncAt, publishType, publishAt, scheduled: runsLater && scheduled !== false };
}
