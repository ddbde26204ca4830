import type { ComponentType } from 'react';
import { lazy, useLazy } from '../platform/lazy.ts';
import type { ChosenAct, ChosenDialogProps } from './chosen-acts.ts';

type LoadDialog = () => Promise<{ Dialog: ComponentType<ChosenDialogProps> }>;

const ask: LoadDialog = lazy(async () => ({ Dialog: (await import('./many-question.tsx')).ManyQuestion }));

const send: LoadDialog = lazy(async () => ({ Dialog: (await import('./many-moves.tsx')).MoveManyDialog }));

const DIALOGS: Record<ChosenAct, LoadDialog> = {
  price: lazy(async () => ({ Dialog: (await import('./many-prices-dialog.tsx')).ManyPricesDialog })),
  on: ask,
  off: ask,
  duplicate: ask,
  delete: ask,
  moveAway: send,
  sendAway: send,
  schedule: lazy(async () => ({ Dialog: (await import('./many-schedules.tsx')).ScheduleManyDialog })),
  states: lazy(async () => ({ Dialog: (await import('./states-dialog.tsx')).StatesDialog })),
};

/** The dialog of an act on chosen rows. */
export function ChosenDialogs(props: ChosenDialogProps) {
  const loaded = useLazy(DIALOGS[props.act]);
  return loaded && <loaded.Dialog {...props} />;
}
