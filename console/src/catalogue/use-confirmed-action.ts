import { useMutation } from '@tanstack/react-query';
import { i18n } from '../platform/i18n.ts';
import type { Recorded } from '../platform/query-client.ts';
import { duplicateRecord, removeRecord } from './calls.ts';
import type { Place } from './place.ts';
import { CHANGES, useTellFailure } from './queries.ts';
import type { Row } from './rows.ts';

/** The actions that a question precedes. */
export type ConfirmedAction = 'duplicate' | 'delete';

const CONFIRMED = {
  duplicate: { call: duplicateRecord, notice: 'list.notices.duplicate' },
  delete: { call: removeRecord, notice: 'list.notices.delete' },
} as const;

/** Duplicates or deletes a record. */
export function useConfirmedAction(place: Place, asking: ConfirmedAction) {
  const { call, notice } = CONFIRMED[asking];
  return useMutation({
    mutationFn: (row: Row): Promise<Row | Recorded> => call(place, row.id),
    onError: useTellFailure(),
    meta: { ...CHANGES, notice: ({ title }: Row) => i18n.t(notice, { title }) },
  });
}
