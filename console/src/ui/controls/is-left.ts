import type { FocusEvent } from 'react';

/** Whether the focus has left a field for another place, and not with the whole window, to which people come back and type on. */
export const isLeft = ({ currentTarget }: FocusEvent<HTMLElement>): boolean =>
  document.activeElement !== currentTarget;
