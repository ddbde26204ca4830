import type { ItemChange } from '@sofra/contract/catalogue/all-items';
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

/** Whether a place names one list, and not the items of all sections of a menu. */
export const isOneList = ({ level, above }: Place): boolean => level !== 'items' || above.length > 1;

/** Changes prices and states of items of any sections at once. */
function changeItems(changes: readonly RecordChange[]): Promise<Recorded> {
  const data = changes.map(({ id, meta, attributes }) => ({
    type: 'items' as const,
    id,
    ...(meta && { meta }),
    // The acts across sections change nothing else (`CHOSEN_ACTS`).
    attributes: attributes as Pick<ItemChange['attributes'], 'price' | 'disabled'>,
  }));
  return call('PATCH /me/venue/relationships/items', { body: { data } });
}

/** Changes rows of a place, all or none. */
export const changeRows = (place: Place, changes: readonly RecordChange[]): Promise<Recorded> =>
  isOneList(place) ? changeRecords(place, changes) : changeItems(changes);

/** The scope of a place's changes of many rows, which run in the order asked for. */
export const manyScope = ({ level, above }: Place) => ({ id: ['many', level, ...above].join() });

/** Changes many rows at once. */
export function useChangeMany(place: Place, what: ManyChange) {
  return useMutation({
    scope: manyScope(place),
    mutationFn: (changes: readonly RecordChange[]) => changeRows(place, changes),
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
