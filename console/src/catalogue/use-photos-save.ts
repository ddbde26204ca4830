import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { i18n } from '../platform/i18n.ts';
import { changeRecords, type RecordChange } from './calls.ts';
import { useTellManyFailure } from './many.ts';
import type { Photo } from './photo-queue.ts';
import type { Place } from './place.ts';
import { CHANGES } from './queries.ts';
import { photoBody } from './record-body.ts';
import type { Row } from './rows.ts';

type Options = {
  place: Place;
  used: readonly Photo[];
  rows: ReadonlyMap<string, Row>;
  onClose: () => void;
};

/** The photos of records as one change of each; only those that are on the server. */
function changesOf(used: readonly Photo[], rows: ReadonlyMap<string, Row>): RecordChange[] {
  return used.flatMap(({ dish = '', state }) => {
    const row = rows.get(dish);
    if (!row || state.kind !== 'there') return [];
    const { id, version } = row;
    return [{ id, meta: { version }, relationships: photoBody(state.signedId) }];
  });
}

/**
 * Saves photos as one change with one undo, as soon as all of them are on the server. Where one of them can’t be, it is seen first: nothing
 * is saved until the others are asked for.
 */
export function usePhotosSave({ place, used, rows, onClose }: Options) {
  const [wanted, setWanted] = useState<number>();
  const change = useMutation({
    mutationFn: (changes: readonly RecordChange[]) => changeRecords(place, changes),
    onError: useTellManyFailure(),
    onSuccess: onClose,
    meta: {
      ...CHANGES,
      notice: ({ length }: readonly RecordChange[]) => i18n.t('photos.done', { count: length }),
    },
  });
  const there = used.filter(({ state }) => state.kind === 'there').length;
  const isReady = there === used.length;
  const send = useEffectEvent(() => {
    setWanted(undefined);
    if (used.length === wanted) change.mutate(changesOf(used, rows));
  });
  const isWanted = wanted !== undefined;
  useEffect(() => {
    if (isWanted && isReady) send();
  }, [isWanted, isReady]);
  return {
    there,
    isWanted,
    isPending: change.isPending,
    save: () => setWanted(used.length),
    giveUp: () => setWanted(undefined),
  };
}
