import { useRef, useState } from 'react';
import type { PartsProgress, PartsState } from './in-parts.ts';

/** The tools of a change in parts: its signal to stop, and who hears of its progress. */
export type PartsTools = { signal: AbortSignal; onProgress: (progress: PartsProgress) => void };

/**
 * A change in parts on a screen: how far it is, and how somebody gives it up. Once all of it is made, nothing can be given up, although
 * lists are still on their way.
 */
export function useParts() {
  const [state, setState] = useState<PartsState>();
  const stop = useRef(new AbortController());
  const run = <T>(work: (tools: PartsTools) => Promise<T>): Promise<T> => {
    stop.current = new AbortController();
    return work({ signal: stop.current.signal, onProgress: setState }).finally(() => setState(undefined));
  };
  const giveUp = () => {
    stop.current.abort();
    setState('takenBack');
  };
  return { state, run, giveUp, stop };
}
