import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Cuts the page off from the server until the test is over, or until the answered function is called. */
export async function cutOff(): Promise<() => Promise<void>> {
  const block = async (urls: string[]) => {
    await cdp().send('Network.setBlockedURLs', { urls });
  };
  await cdp().send('Network.enable');
  await block(['*/api/v1/*', '*/readyz']);
  onTestFinished(() => block([]));
  return () => block([]);
}
