import type { ChosenDialogProps } from './chosen-acts.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Gives many rows one schedule. */
export function ScheduleManyDialog({ place, rows, opened, onClose }: ChosenDialogProps) {
  const [row] = rows;
  return row && <ScheduleDialog place={place} row={row} many={rows} opened={opened} onClose={onClose} />;
}
