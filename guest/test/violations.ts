import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

// The smaller half is read in half of the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Lets a page take axe in, once after each load. */
export async function takeAxeIn(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
}

/** The findings of axe on a page. Nobody reads its selectors, which take a tenth of its time. */
export async function axeResults(page: Page, options: RunOptions): Promise<AxeResults> {
  await takeAxeIn(page);
  return page.evaluate(
    `axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'], selectors: false })})`,
  );
}

/** The violations that axe finds on a page, each rule with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await axeResults(page, RULES);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
