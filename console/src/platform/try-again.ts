import { useEffect, useEffectEvent } from 'react';
import { onNextTry } from './until-loaded.ts';

/** Tries again by itself what has failed, when the connection is back and every 15 s, for as long as it is wanted. */
export function useTryAgain(tryAgain: () => void, isWanted = true): void {
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWanted) return;
    let stop = () => {};
    const wait = () => {
      stop = onNextTry(() => {
        again();
        wait();
      });
    };
    wait();
    return () => stop();
  }, [isWanted]);
}
