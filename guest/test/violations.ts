import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on a page, each rule with its elements. */
export async function violationsOf(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = (await new AxeBuilder({ page }).withTags(tags).analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
