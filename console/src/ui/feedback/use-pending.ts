import { useState } from 'react';

/**
 * The pending requests in their order, so that they show at once, and the function that starts one. The caller reports
 * failures.
 */
export function usePending<T>(
  ask: (wanted: T) => Promise<unknown>,
): [pending: readonly T[], start: (wanted: T) => void] {
  const [pending, setPending] = useState<readonly T[]>([]);
  const start = (wanted: T) => {
    const settle = () => setPending((all) => all.toSpliced(all.indexOf(wanted), 1));
    setPending((all) => [...all, wanted]);
    ask(wanted).then(settle, settle);
  };
  return [pending, start];
}
