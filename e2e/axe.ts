import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of axe: none is switched off. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Half way through a fade axe would judge colours that nobody reads.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found).toEqual([]);
}
