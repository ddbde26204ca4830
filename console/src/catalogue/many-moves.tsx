import { useTranslation } from 'react-i18next';
import type { ChosenDialogProps } from './chosen-acts.ts';
import { TargetDialog } from './move-dialog.tsx';

/** Takes many rows to another list, or copies menus to another venue. */
export function MoveManyDialog({ place, act, rows, opened, onGone, onClose }: ChosenDialogProps) {
  const { t } = useTranslation();
  return (
    <TargetDialog
      place={place}
      rows={rows}
      title={t(act === 'sendAway' ? 'many.send' : 'many.move', { count: rows.length })}
      opened={opened}
      onGone={onGone}
      onClose={onClose}
    />
  );
}
