import type { ComponentType } from 'react';
import { needPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { Action } from './actions.ts';
import type { Place } from './calls.ts';
import { PositionDialog } from './position-dialog.tsx';
import { useReorder } from './queries.ts';
import type { Row } from './rows.ts';

/** The requested action on a row; `time` counts the requests, each of which has a dialog of its own. */
export type Asked = { action: Action; row: Row; time: number };

type Props = { place: Place; total: number; asked: Asked; opened: boolean; onClose: () => void };

/** Gives a row another place by the words of its menu. */
export function useMoveTo(place: Place, total: number) {
  const reorder = useReorder(place);
  return (row: Row, position: number) => reorder.mutate({ row, position, total });
}

/** The properties of a dialog that is loaded on demand. */
export type LazyDialogProps = { place: Place; row: Row; opened: boolean; onClose: () => void };

type Late = () => Promise<{ Dialog: ComponentType<LazyDialogProps> }>;

// They come with what they say when they are first asked for: their rules and fields are heavier than the list.
const LATE: Partial<Record<Action, Late>> = {
  schedule: lazy(async () => {
    const [{ ScheduleDialog }] = await Promise.all([
      import('./schedule-dialog.tsx'),
      needPhrases('editor', 'saving'),
    ]);
    return { Dialog: ScheduleDialog };
  }),
  moveAway: lazy(async () => {
    const [{ MoveDialog }] = await Promise.all([import('./move-dialog.tsx'), needPhrases('editor')]);
    return { Dialog: MoveDialog };
  }),
};

function LateDialog({ load, ...props }: LazyDialogProps & { load: Late }) {
  const come = useLazy(load, true);
  return come && <come.Dialog {...props} />;
}

/** The dialog of what was asked for, where it has one. */
export function RecordDialogs({ place, total, asked, opened, onClose }: Props) {
  const moveTo = useMoveTo(place, total);
  const { action, row, time } = asked;
  const dialog = { row, opened, onClose };
  const load = LATE[action];
  if (load) return <LateDialog key={time} load={load} place={place} {...dialog} />;
  if (action === 'moveTo')
    return (
      <PositionDialog key={time} {...dialog} total={total} onMove={(position) => moveTo(row, position)} />
    );
  if (action === 'duplicate' || action === 'delete')
    return <ActionDialog {...dialog} place={place} asking={action} />;
  return null;
}
