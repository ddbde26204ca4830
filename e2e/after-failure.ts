import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * How a page is after a failure, as words. A page that draws no frames, or whose scripts never come to an end, looks to a test like
 * an element that is never at rest.
 */
export function stateOf(page: Page): Promise<string> {
  const answer = page.evaluate(
    () =>
      new Promise<string>((done) => {
        requestAnimationFrame(() => done('draws frames'));
        setTimeout(done, 5000, `draws no frame (${document.visibilityState})`);
      }),
  );
  const silence = wait(10_000, 'does not answer', { ref: false });
  return Promise.race([answer, silence]).catch((error: Error) => error.message);
}
