import {
  type Icon,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowsSort,
  IconCopy,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';

/** What can be done with a record from its row; the words are `list.{name}`. */
export type Action = 'edit' | 'duplicate' | 'toTop' | 'toBottom' | 'moveTo' | 'delete';

/** Where a row stands in its whole list. */
export type Standing = { position: number; total: number };

type Offer = {
  name: Action;
  Icon: Icon;
  /** The actions before and after a line that parts them. */
  group: 'record' | 'order' | 'end';
  isDanger?: boolean;
  /** Whether it would do anything here. */
  isOffered?: (standing: Standing) => boolean;
};

/** The actions of a row's menu, in their order: another one is a line here and its words. */
export const ACTIONS: readonly Offer[] = [
  { name: 'edit', Icon: IconPencil, group: 'record' },
  { name: 'duplicate', Icon: IconCopy, group: 'record' },
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
