import type { FocusEvent } from 'react';

const FIRST = 'data-autofocus';

/**
 * Makes the element that gets the focus in a dialog its first one: the library focuses that twice, and on a busy phone
 * the second time comes after a person has gone on to the next field.
 */
export function keepFirstFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // A list that a field opens lies outside of the dialog.
  if (!currentTarget.contains(target)) return;
  for (const former of currentTarget.querySelectorAll(`[${FIRST}]`)) former.removeAttribute(FIRST);
  target.setAttribute(FIRST, 'true');
}
