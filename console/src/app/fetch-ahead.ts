import { useEffect } from 'react';

// Safari has no idle callbacks.
const whenIdle = globalThis.requestIdleCallback ?? ((go: () => void) => setTimeout(go, 1000));

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

async function fetchAll(): Promise<void> {
  await import('./screen-pending.tsx');
  const { LATER_SCREENS } = await import('./later-screens.ts');
  for (const load of Object.values<() => Promise<unknown>>(LATER_SCREENS)) {
    await new Promise<void>((done) => whenIdle(() => done()));
    await load();
  }
}

/** Fetches the code of all screens while nothing else is to be done, so that each opens without a connection too. */
export function useFetchAhead(): void {
  useEffect(() => {
    if (isSavingData()) return;
    // A screen that fails here is loaded again, and its failure told, when somebody goes there.
    whenIdle(() => void fetchAll().catch(() => undefined));
  }, []);
}
