import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../platform/api-error.ts';
import { i18n } from '../platform/i18n.ts';
import { tellFailure } from '../platform/query-client.ts';
import { changeRecord, listAllRecords, listNames, listRecords, placeRecord, readRecord } from './calls.ts';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** The key of everything read of the catalogue: any change may also change the figures of the levels above. */
export const CATALOGUE = ['catalogue'] as const;

/** The meta of every catalogue change; `useTellFailure` reports its failure. */
export const CHANGES = { stale: [CATALOGUE], counts: true, tellsFailure: true } as const;

/** One page of a list; the page before it stays on the screen until it has come. */
export function pageQuery(place: Place, number: number, size: number) {
  const { level, above } = place;
  return queryOptions({
    queryKey: [...CATALOGUE, 'list', level, ...above, { number, size }],
    queryFn: ({ signal }) => listRecords(place, { number, size }, signal),
    placeholderData: keepPreviousData,
  });
}

/** All records of a list. */
export function wholeListQuery(place: Place) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'whole', place.level, ...place.above],
    queryFn: ({ signal }) => listAllRecords(place, signal),
  });
}

/** All records of a list by their titles in all languages. */
export function namesQuery(place: Place) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'names', place.level, ...place.above],
    queryFn: ({ signal }) => listNames(place, signal),
  });
}

/** One record. */
export function recordQuery(place: Place, id: string) {
  return queryOptions({
    queryKey: [...CATALOGUE, 'record', place.level, ...place.above, id],
    queryFn: ({ signal }) => readRecord(place, id, signal),
  });
}

// A call of one record says it of its path, one of many of the record in its body.
const isGone = (error: Error) =>
  error instanceof ApiError &&
  error.errors.some(
    ({ code, source }) =>
      code === 'not_found' ||
      (code === 'unknown_record' &&
        /^\/data(\/relationships\/(menus|sections|items)\/data)?\/\d+\/id$/.test(source?.pointer ?? '')),
  );

/** Tells of a change that has failed; what is not there any more leaves the lists too. */
export function useTellFailure() {
  const client = useQueryClient();
  return (error: Error) => {
    tellFailure(error, isGone(error) ? i18n.t('list.gone') : undefined);
    if (isGone(error)) return client.invalidateQueries({ queryKey: CATALOGUE });
  };
}

/** Closes a dialog once its change is made, or when its record no longer exists. */
export const closing = (onClose: () => void) => ({
  onSuccess: onClose,
  onError: (error: Error) => {
    if (isGone(error)) onClose();
  },
});

/** Shows a record to guests or hides it. */
export function useStatusChange(place: Place, id: string) {
  return useMutation({
    // Changes run in the order asked for, so that the last one wins on the server too.
    scope: { id: ['status', place.level, ...place.above, id].join() },
    mutationFn: (disabled: boolean) =>
      changeRecord(place, id, { type: place.level, attributes: { disabled } }),
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: (isOff: boolean, { title }: Row) =>
        i18n.t(isOff ? 'list.notices.off' : 'list.notices.on', { title }),
    },
  });
}

/** A record on its way to another place in its list, which is so long. */
export type Reordering = { row: Row; position: number; total: number };

const reorderKey = ({ level, above }: Place) => ['reorder', level, ...above];

/** Gives records of a list other places, one after the other. */
export function useReorder(place: Place) {
  return useMutation({
    mutationKey: reorderKey(place),
    // Moves run in the order asked for: each position is relative to the moves before it.
    scope: { id: reorderKey(place).join() },
    mutationFn: ({ row, position }: Reordering) => placeRecord(place, row.id, position),
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: ({ row: { title }, position, total }: Reordering) =>
        i18n.t('order.done', { title, position, total }),
    },
  });
}

/** The filter for a list's moves that the server has not made yet. */
export const reorderFilter = (place: Place) => ({
  mutationKey: reorderKey(place),
  status: 'pending' as const,
});
