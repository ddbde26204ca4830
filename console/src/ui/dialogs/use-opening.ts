import { useState } from 'react';
import { useLazy } from '../../platform/lazy.ts';

/** Opens a dialog whose module `load` imports when it is first wanted. `times` is a key with which it begins anew each time. */
export function useOpening<D extends object>(load: () => Promise<D>) {
  const [{ isOpen, times }, setOpening] = useState({ isOpen: false, times: 0 });
  const loaded = useLazy(load, times > 0);
  return {
    loaded,
    times,
    isLoading: isOpen && !loaded,
    open: () => setOpening({ isOpen: true, times: times + 1 }),
    dialog: { opened: isOpen, onClose: () => setOpening({ isOpen: false, times }) },
  };
}
