import type { ComponentType } from 'react';
import { needPhrases } from '../platform/i18n.ts';
import { lazy, useLazy } from '../platform/lazy.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { Action } from './actions.ts';
import type { LazyDialogProps } from './lazy-dialog.ts';
import type { Place } from './place.ts';
import { PositionDialog } from './position-dialog.tsx';
import { useReorder } from './queries.ts';
import type { Row } from './rows.ts';

/** The requested action on a row of a list, which is so long; `time` counts the requests, each of which has a dialog of its own. */
export type Asked = { action: Action; row: Row; place: Place; total: number; time: number };

type Props = {
  asked: Asked;
  opened: boolean;
  onClose: () => void;
  /** A row has come into the list. */
  onAdded: (row: Row) => void;
};

type LoadDialog = () => Promise<{ Dialog: ComponentType<LazyDialogProps> }>;

// Dialogs load with their phrases at first use: their rules and fields are heavier than the list.
const LAZY_DIALOGS: Partial<Record<Action, LoadDialog>> = {
  schedule: lazy(async () => {
    const [{ ScheduleDialog }] = await Promise.all([
      import('./schedule-dialog.tsx'),
      needPhrases('editor', 'saving', 'unsaved'),
    ]);
    return { Dialog: ScheduleDialog };
  }),
  moveAway: lazy(async () => {
    const [{ MoveDialog }] = await Promise.all([import('./move-dialog.tsx'), needPhrases('editor')]);
    return { Dialog: MoveDialog };
  }),
};

function LazyDialog({ load, ...props }: LazyDialogProps & { load: LoadDialog }) {
  const loaded = useLazy(load);
  return loaded && <loaded.Dialog {...props} />;
}

/** The dialog of the requested action, if it has one. */
export function RecordDialogs({ asked, opened, onClose, onAdded }: Props) {
  const { action, row, place, total, time } = asked;
  const reorder = useReorder(place);
  const dialog = { row, opened, onClose };
  const load = LAZY_DIALOGS[action];
  if (load) return <LazyDialog key={time} load={load} place={place} {...dialog} />;
  if (action === 'moveTo')
    return (
      <PositionDialog
        key={time}
        {...dialog}
        total={total}
        onMove={(position) => reorder.mutate({ row, position, total })}
      />
    );
  if (action === 'duplicate' || action === 'delete')
    return <ActionDialog {...dialog} place={place} asking={action} onAdded={onAdded} />;
  return null;
}
