import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

// The smaller half is read in half of the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Lets a page take axe in, once after each load. */
export async function takeAxeIn(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
}

/** A rule that a page breaks, and each element that does. */
type Violation = { id: string; nodes: { html: string; failureSummary?: string | undefined }[] };

/** Judges the page that this runs in. Behind an open dialog nobody presses what a bar that sticks covers a part of. */
async function judged(options: RunOptions): Promise<Violation[]> {
  const { axe: judge } = window as never as { axe: typeof axe };
  const { violations } = await judge.run(options);
  const isOpen = document.querySelector('[role=dialog]') !== null;
  const isBehind = (element: Element | undefined) => isOpen && !element?.closest('[role=dialog]');
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes.filter(({ element }) => id !== 'target-size' || !isBehind(element));
    const told = found.map(({ html, failureSummary }) => ({ html, failureSummary }));
    return told.length > 0 ? [{ id, nodes: told }] : [];
  });
}

/** The violations of axe on a page. Nobody reads its selectors, which take a tenth of its time. */
export async function axeViolations(page: Page, options: RunOptions): Promise<Violation[]> {
  await takeAxeIn(page);
  const asked: RunOptions = { ...options, resultTypes: ['violations'], selectors: false, elementRef: true };
  return page.evaluate(judged, asked);
}

/** The violations that axe finds on a page, each rule with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await axeViolations(page, RULES);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
