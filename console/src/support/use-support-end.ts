import { useEffect, useEffectEvent, useRef } from 'react';
import { onUnauthorised } from '../platform/api.ts';
import { useReturn } from './support.ts';

/** The code of an answer to support whose access to an account has ended, by time or by withdrawal (rule 15). */
const SUPPORT_ENDED = 'support_ended';

/** Leads support back to its own account as soon as an answer says that its access has ended. */
export function useSupportEnd(onReturned: () => void): void {
  const back = useReturn(onReturned);
  const isGoing = useRef(false);
  const goBack = useEffectEvent(() => {
    // Several calls were on their way, and are refused before anything is drawn anew. The way back works once: a second
    // one would find its session ended by the first.
    if (isGoing.current) return;
    isGoing.current = true;
    back.mutate('support.ended', {
      onSettled: () => {
        isGoing.current = false;
      },
    });
  });
  useEffect(
    () =>
      onUnauthorised((error) => {
        if (error.has(SUPPORT_ENDED)) goBack();
      }),
    [],
  );
}
