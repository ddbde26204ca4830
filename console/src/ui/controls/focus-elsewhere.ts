import type { FocusEvent } from 'react';

/** Whether a field has lost the focus to another place, and not with the whole window, to which people come back and type on. */
export const isFocusElsewhere = ({ currentTarget }: FocusEvent<HTMLElement>): boolean =>
  document.activeElement !== currentTarget;
