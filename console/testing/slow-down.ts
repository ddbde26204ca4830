import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

const conditions = (latency: number) => ({
  offline: false,
  latency,
  downloadThroughput: -1,
  uploadThroughput: -1,
});

/** Delays every answer of the server by so many milliseconds, until the test ends or the answered function is called. */
export async function slowDown(ms: number): Promise<() => Promise<void>> {
  const set = async (latency: number) => {
    await cdp().send('Network.emulateNetworkConditions', conditions(latency));
  };
  await cdp().send('Network.enable');
  await set(ms);
  onTestFinished(() => set(0));
  return () => set(0);
}

/** Holds every answer of the server back until the answered function is called. */
export const holdBack = () => slowDown(600_000);
