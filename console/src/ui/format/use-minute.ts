import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const TICK_MS = 5_000;

const minuteNow = () => Math.floor(Date.now() / MINUTE) * MINUTE;

const listeners = new Set<() => void>();
let timer: number | undefined;

// One clock for all its users; it stops without any.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= window.setInterval(() => {
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The beginning of the present minute, in milliseconds since 1970: what says it is drawn again when the next one begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, minuteNow);
}
