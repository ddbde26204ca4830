import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The last one is what a page is left in, and what it was opened in (`playwright.config.ts`). */
const SCHEMES = ['dark', 'light'] as const;

/** Waits until nothing fades or moves: half way through, axe would judge colours that nobody reads. */
async function atRest(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  // A change of the scheme reaches the styles with the next frame, and what then begins to fade with the one after.
  do for (let frames = 0; frames < 2; frames++) await frame();
  while (moves());
}

/** Every rule of axe, in dark and in light: none is switched off. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(atRest);
    // The other mode opens a second page at every look, for frames of another origin; there are none.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${where}, ${colorScheme}: ${id}: ${html} ${failureSummary}`),
    );
    expect.soft(found).toEqual([]);
  }
}
