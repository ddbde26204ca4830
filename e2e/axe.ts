import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The colour schemes of the judgement; the last one is the page's own (`playwright.config.ts`). */
const SCHEMES = ['dark', 'light'] as const;

/** Waits until all animations have ended: axe would judge half-faded colours. */
async function animationsEnd(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  // A changed scheme reaches the styles with the next frame, and starts transitions with the one after.
  do for (let frames = 0; frames < 2; frames++) await frame();
  while (moves());
}

/** Judges a state by every rule of axe, in dark and in light, as a step of its own; a failure does not stop the test. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const colorScheme of SCHEMES)
    await test.step(`${where}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(animationsEnd);
      // The default mode opens a second page for frames of another origin; there are none.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${where}, ${colorScheme}: ${id}: ${html} ${failureSummary}`),
      );
      expect.soft(found).toEqual([]);
    });
}
