import type { Level } from '@sofra/contract/catalogue/levels';
import {
  type Icon,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowsSort,
  IconCalendarTime,
  IconCopy,
  IconLanguage,
  IconLink,
  IconPencil,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react';

/** The actions of a row. */
export type Action =
  | 'edit'
  | 'schedule'
  | 'translate'
  | 'copyLink'
  | 'duplicate'
  | 'moveAway'
  | 'toTop'
  | 'toBottom'
  | 'moveTo'
  | 'delete';

/**
 * A row's position in its whole list, whether another list could take it, whether the venue has a second language, and whether the
 * row has an address for guests.
 */
export type RowContext = {
  position: number;
  total: number;
  isMovable: boolean;
  isTranslatable: boolean;
  isAddressed: boolean;
};

/** The words of an action: the same on every level, or each level's own. */
type Named =
  | { name: Exclude<Action, 'moveAway'>; wordsOf?: undefined }
  | { name: 'moveAway'; wordsOf: (level: Level) => `${Level}.moveAway` };

type Offer = Named & {
  Icon: Icon;
  /** The actions before and after a line that parts them. */
  group: 'record' | 'order' | 'end';
  isDanger?: boolean;
  /** Whether the action is useful to readers too. */
  isRead?: boolean;
  /** Whether the action would have an effect here. */
  isOffered?: (context: RowContext) => boolean;
};

/** The actions of a row's menu, in their order: another one is a line here and its words. */
export const ACTIONS: readonly Offer[] = [
  { name: 'edit', Icon: IconPencil, group: 'record', isRead: true },
  { name: 'schedule', Icon: IconCalendarTime, group: 'record', isRead: true },
  {
    name: 'translate',
    Icon: IconLanguage,
    group: 'record',
    isRead: true,
    isOffered: ({ isTranslatable }) => isTranslatable,
  },
  {
    name: 'copyLink',
    Icon: IconLink,
    group: 'record',
    isRead: true,
    isOffered: ({ isAddressed }) => isAddressed,
  },
  { name: 'duplicate', Icon: IconCopy, group: 'record' },
  {
    name: 'moveAway',
    wordsOf: (level) => `${level}.moveAway`,
    Icon: IconTransfer,
    group: 'record',
    isOffered: ({ isMovable }) => isMovable,
  },
  { name: 'toTop', Icon: IconArrowBarToUp, group: 'order', isOffered: ({ position }) => position > 1 },
  {
    name: 'toBottom',
    Icon: IconArrowBarToDown,
    group: 'order',
    isOffered: ({ position, total }) => position < total,
  },
  { name: 'moveTo', Icon: IconArrowsSort, group: 'order', isOffered: ({ total }) => total > 1 },
  { name: 'delete', Icon: IconTrash, group: 'end', isDanger: true },
];
