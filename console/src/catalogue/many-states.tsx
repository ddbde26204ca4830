import type { ChosenDialogProps } from './chosen-acts.ts';
import { StatesDialog } from './states-dialog.tsx';

/** The ingredients of many items, in the table of all items. */
export function StatesOfManyDialog({ place, rows, opened, onClose }: ChosenDialogProps) {
  const ids = new Set(rows.map(({ id }) => id));
  return <StatesDialog place={place} some={ids} opened={opened} onClose={onClose} />;
}
