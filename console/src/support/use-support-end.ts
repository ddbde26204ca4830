import { useEffect, useEffectEvent } from 'react';
import { onUnauthorised } from '../platform/api.ts';
import { useReturn } from './support.ts';

/** The code of an answer to support whose access to an account has ended, by time or by withdrawal (ruling 15). */
export const SUPPORT_ENDED = 'support_ended';

/** Leads support back to its own account as soon as an answer says that its access has ended. */
export function useSupportEnd(onReturned: () => void): void {
  const back = useReturn(onReturned);
  const goBack = useEffectEvent(() => {
    // Several calls may have been on their way.
    if (!back.isPending) back.mutate('support.ended');
  });
  useEffect(
    () =>
      onUnauthorised((error) => {
        if (error.has(SUPPORT_ENDED)) goBack();
      }),
    [],
  );
}
