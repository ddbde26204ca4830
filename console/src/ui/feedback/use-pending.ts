import { useState } from 'react';

/** What was asked for and is not settled yet, in its order, so that it shows at once; and what asks. Who asks tells of failures. */
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
