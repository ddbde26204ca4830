import { useEffect, useRef } from 'react';
import { dialogsNow, isFocusLost, restoreFocus, restorePlace } from './restore-focus.ts';

/** The element to return the focus to; for an entry of a menu, the menu's button. None where a dialog came so late that it was lost. */
function focusTarget(): HTMLElement | null {
  const { activeElement } = document;
  if (isFocusLost()) return null;
  const opener = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : (activeElement as HTMLElement | null);
}

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Takes the focus out of a dialog that closes: back to where it was, or to what took the place of that. */
function giveBack(before: HTMLElement | null): void {
  focusOn(before);
  // With another dialog below, the end of the transition gives the focus to that.
  if (before?.isConnected || dialogsNow().length > 1) return;
  (document.activeElement as HTMLElement | null)?.blur();
  restorePlace();
}

/**
 * The properties of a modal's root that return the focus to where it was when the dialog opened. The library's own
 * return works only for dialogs that were mounted closed. With `isLeft` the dialog has led away, and the focus moves with the page.
 */
export function useFocusBack(opened = true, { isLeft = false } = {}) {
  const before = useRef<HTMLElement | null>(null);
  const left = useRef(isLeft);
  useEffect(() => {
    left.current = isLeft;
  });
  useEffect(() => {
    if (!opened) return;
    before.current = focusTarget();
    return () => {
      const last = document.activeElement;
      // The closing action may move the focus just then.
      setTimeout(() => {
        if (left.current) return;
        if (isFocusLost() || document.activeElement === last) giveBack(before.current);
      });
    };
  }, [opened]);
  const onExitTransitionEnd = () => {
    setTimeout(() => {
      if (isFocusLost() && !left.current) focusOn(before.current);
      restoreFocus();
    });
  };
  return { returnFocus: false, onExitTransitionEnd };
}
