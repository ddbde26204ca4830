import { useState } from 'react';
import { type Lazy, useLazy } from '../../platform/lazy.ts';

/** Something that a dialog is asked for, which it keeps while it closes. `times` is a key with which it begins anew each time. */
export function useAsked<T>() {
  const [{ asked, isOpen, times }, setState] = useState<{ asked?: T; isOpen: boolean; times: number }>({
    isOpen: false,
    times: 0,
  });
  return {
    asked,
    times,
    ask: (thing: T) => setState((last) => ({ asked: thing, isOpen: true, times: last.times + 1 })),
    dialog: { opened: isOpen, onClose: () => setState((last) => ({ ...last, isOpen: false })) },
  };
}

/** Opens a dialog whose module `load` imports when it is first wanted. `times` is a key with which it begins anew each time. */
export function useOpening<D extends object>(load: Lazy<D>) {
  const { times, ask, dialog } = useAsked<true>();
  const loaded = useLazy(load, times > 0);
  return { loaded, times, isLoading: dialog.opened && !loaded, open: () => ask(true), dialog };
}
