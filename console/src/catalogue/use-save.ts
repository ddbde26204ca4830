import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orConflict, VersionConflict } from '../forms/version-conflict.ts';
import { i18n } from '../platform/i18n.ts';
import { changeRecord, createRecord, readRecord } from './calls.ts';
import type { Place } from './place.ts';
import { CATALOGUE, CHANGES, useTellFailure } from './queries.ts';
import type { Written } from './record-body.ts';
import type { Row } from './rows.ts';

/** A record to write, and the version that it was edited from. */
type Saving = { record: Written; version?: number | undefined };

/** Makes a record, or changes the one of the id; fails with a `VersionConflict`, which the screen tells, when it is another by now. */
export function useSave(place: Place, id: string | undefined) {
  const client = useQueryClient();
  const tell = useTellFailure();
  return useMutation({
    mutationFn: ({ record, version }: Saving) =>
      id === undefined
        ? createRecord(place, record)
        : orConflict(changeRecord(place, id, record, version), () => readRecord(place, id)),
    onError: (error) => {
      if (!(error instanceof VersionConflict)) return tell(error);
      // The list behind shows what it has become too.
      return client.invalidateQueries({ queryKey: CATALOGUE });
    },
    meta: {
      ...CHANGES,
      notice: (_asked: Saving, { title }: Row) =>
        i18n.t(id === undefined ? 'list.notices.create' : 'list.notices.save', { title }),
    },
  });
}
