import { useEffect, useRef } from 'react';
import { restoreFocus } from './restore-focus.ts';

/** Gives back the focus that is lost where a change of `state` takes the pressed button away. */
export function useFocusRestored(state: unknown): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    restoreFocus();
  }, [state]);
}
