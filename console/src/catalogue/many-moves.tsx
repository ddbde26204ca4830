import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { i18n } from '../platform/i18n.ts';
import { moveRecords } from './calls.ts';
import type { ChosenDialogProps } from './chosen-acts.ts';
import { TargetDialog } from './move-dialog.tsx';
import { MOVE_TARGETS } from './move-targets.ts';
import { CHANGES, closing, useTellFailure } from './queries.ts';
import type { Titled } from './titles.ts';

/** Takes many rows to another list. */
export function MoveManyDialog({ place, rows, opened, onGone, onClose }: ChosenDialogProps) {
  const { t } = useTranslation();
  const ids = rows.map(({ id }) => id);
  const move = useMutation({
    mutationFn: (to: Titled) => moveRecords(place, ids, to.id),
    onSuccess: (_answer, to) => MOVE_TARGETS[place.level].onMoved?.(to.id),
    onError: useTellFailure(),
    meta: {
      ...CHANGES,
      notice: ({ title }: Titled) => i18n.t('many.done.moveAway', { count: ids.length, to: title }),
    },
  });
  const done = () => {
    onClose();
    onGone();
  };
  return (
    <TargetDialog
      place={place}
      title={t('many.move', { count: rows.length })}
      opened={opened}
      isBusy={move.isPending}
      onMove={(to) => move.mutate(to, { ...closing(onClose), onSuccess: done })}
      onClose={onClose}
    />
  );
}
