import type { Level } from '@sofra/contract/catalogue/levels';
import {
  type Icon,
  IconCalendarTime,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconListCheck,
  IconTag,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';

/** An act on chosen rows. */
export type ChosenAct =
  | 'price'
  | 'on'
  | 'off'
  | 'moveAway'
  | 'sendAway'
  | 'duplicate'
  | 'schedule'
  | 'states'
  | 'delete';

/** The properties of a dialog on chosen rows. */
export type ChosenDialogProps = {
  place: Place;
  currency: string;
  act: ChosenAct;
  rows: readonly Row[];
  opened: boolean;
  onTurn: (act: 'on' | 'off', rows: readonly Row[]) => void;
  /** The rows are not in the list any more, or not chosen. */
  onGone: () => void;
  onClose: () => void;
};

type Offer = {
  name: ChosenAct;
  Icon: Icon;
  levels?: readonly Level[];
  /** Whether it needs a second venue. */
  isForSeveral?: boolean;
  /** Whether rows of several lists take it together. */
  isAcross?: boolean;
  isDanger?: boolean;
};

/** The acts of the bar of chosen rows, in their order: another one is a line here, its words and its dialog. */
export const CHOSEN_ACTS: readonly Offer[] = [
  { name: 'price', Icon: IconTag, levels: ['items'], isAcross: true },
  { name: 'on', Icon: IconEye, isAcross: true },
  { name: 'off', Icon: IconEyeOff, isAcross: true },
  { name: 'moveAway', Icon: IconTransfer, levels: ['sections', 'items'] },
  { name: 'sendAway', Icon: IconTransfer, levels: ['menus'], isForSeveral: true },
  { name: 'duplicate', Icon: IconCopy },
  { name: 'schedule', Icon: IconCalendarTime },
  { name: 'states', Icon: IconListCheck, levels: ['items'] },
  { name: 'delete', Icon: IconTrash, isDanger: true },
];

/** The acts of which the server takes fewer records in one call (`PAGE.maxSize`). */
export const MOST_TOGETHER: ReadonlySet<ChosenAct> = new Set<ChosenAct>([
  'moveAway',
  'sendAway',
  'duplicate',
  'delete',
]);
