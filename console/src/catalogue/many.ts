import { LEVELS } from '@sofra/contract/catalogue/levels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { showFailure } from '../platform/notices.ts';
import type { Recorded } from '../platform/query-client.ts';
import { changeRecords, duplicateRecords, type RecordChange, removeRecords } from './calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';

/** The changes of many rows by a batch of values. */
export type ManyChange = 'price' | 'on' | 'off' | 'schedule';

/** Tells of a batch that has failed: one of its rows may have been changed meanwhile. */
export function useTellManyFailure() {
  const client = useQueryClient();
  const tell = useTellFailure();
  return (error: Error) => {
    if (!(error instanceof ApiError && error.has('version_stale'))) return tell(error);
    showFailure(error, i18n.t('many.meanwhile'));
    return client.invalidateQueries({ queryKey: CATALOGUE });
  };
}

/** Whether a place is one list; without all records above, it stands for the lists under those that it names. */
export const isOneList = ({ level, above }: Place): boolean =>
  above.length === (LEVELS[level].path.match(/\{/g)?.length ?? 0);

/** Changes many records at once: of one list, or items of several. */
function change(place: Place, changes: readonly RecordChange[]): Promise<Recorded> {
  if (isOneList(place)) return changeRecords(place, changes);
  const data = changes.map((one) => ({ type: 'items' as const, ...one }));
  // What a change of many lists writes, its bar offers alone.
  return call('PATCH /me/venue/relationships/items', { body: { data } as never });
}

/** Changes many rows at once. */
export function useChangeMany(place: Place, what: ManyChange) {
  return useMutation({
    scope: { id: ['many', place.level, ...place.above].join() },
    mutationFn: (changes: readonly RecordChange[]) => change(place, changes),
    onError: useTellManyFailure(),
    meta: {
      ...CHANGES,
      notice: ({ length }: readonly RecordChange[]) => i18n.t(`many.done.${what}`, { count: length }),
    },
  });
}

const ACTS = { duplicate: duplicateRecords, delete: removeRecords } as const;

/** The acts on many rows that a question precedes whatever their number. */
export type ManyAct = keyof typeof ACTS;

/** Copies or deletes many rows of a list at once. */
export function useActOnMany(place: Place) {
  return useMutation({
    mutationFn: ({ act, ids }: { act: ManyAct; ids: readonly string[] }): Promise<Recorded> =>
      ACTS[act](place, ids),
    onError: useTellManyFailure(),
    meta: {
      ...CHANGES,
      notice: ({ act, ids }: { act: ManyAct; ids: readonly string[] }) =>
        i18n.t(`many.done.${act}`, { count: ids.length }),
    },
  });
}
