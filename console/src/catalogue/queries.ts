import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { i18n } from '../platform/i18n.ts';
import { VIEWS, type ViewedLevel } from './levels.tsx';
import type { Row } from './rows.ts';

/** Which list: its level, and the ids of the records above it. */
export type Place = { level: ViewedLevel; above: readonly string[] };

const keyOf = ({ level, above }: Place) => ['catalogue', level, ...above] as const;

/** One page of a list; the page before it stays on the screen until it has come. */
export function pageQuery(place: Place, page: number, size: number) {
  return queryOptions({
    queryKey: [...keyOf(place), { page, size }],
    queryFn: ({ signal }) =>
      VIEWS[place.level].list(place.above, { 'page[number]': page, 'page[size]': size }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Shows a record to guests or hides it. */
export function useStatusChange(place: Place) {
  return useMutation({
    mutationFn: ({ row, disabled }: { row: Row; disabled: boolean }) =>
      VIEWS[place.level].setDisabled(place.above, row.id, disabled),
    meta: { stale: [keyOf(place)], notice: () => i18n.t('list.notices.status'), counts: true },
  });
}

/** What is done to a record after a question. */
export type Action = 'duplicate' | 'remove';

const NOTICES = { duplicate: 'list.notices.duplicate', remove: 'list.notices.delete' } as const;

/** Duplicates or deletes a record. */
export function useAction(place: Place, action: Action) {
  return useMutation({
    mutationFn: (row: Row) => VIEWS[place.level][action](place.above, row.id),
    meta: { stale: [keyOf(place)], notice: () => i18n.t(NOTICES[action]), counts: true },
  });
}
