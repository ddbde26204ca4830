import { useEffect, useRef } from 'react';
import { isFocusLost, restoreFocus } from './restore-focus.ts';

/** What had the focus, to come back to: of a menu's entry, which goes with its menu, what had opened the menu. */
function wayBack(): HTMLElement | null {
  const { activeElement } = document;
  const opener = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : (activeElement as HTMLElement | null);
}

const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * What a dialog gives to the root of its modal, so that the focus goes back to where it was when the dialog opened. The
 * library's own way back is only for dialogs that stood there closed before.
 */
export function useFocusBack(opened: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!opened) return;
    before.current = wayBack();
    return () => {
      const last = document.activeElement;
      // What closes it may give the focus to something else just then.
      setTimeout(() => {
        if (isFocusLost() || document.activeElement === last) focusOn(before.current);
      });
    };
  }, [opened]);
  const onExitTransitionEnd = () => {
    setTimeout(() => {
      if (isFocusLost()) focusOn(before.current);
      restoreFocus();
    });
  };
  return { returnFocus: false, onExitTransitionEnd };
}
