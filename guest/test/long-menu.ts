import type { BrowserContextOptions, Page } from '@playwright/test';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { expect } from 'vitest';
import { inBrowser } from './in-browser.ts';
import { menu, publication } from './sample.ts';

/** The sections of the long menu, and all of its items. */
export const SECTIONS = 4;
const IN_SECTION = MENU_PAGE_ITEMS / 2 + 30;
export const ITEMS = SECTIONS * IN_SECTION;
/** The path of the long menu. */
export const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
/** The sample's first number. */
export const FIRST = 20;
/** The title of the last dish. */
export const SECRET = 'Zucchini at the very end';

/** The long menu, which comes in three parts. */
function longMenu() {
  const dinner = menu(1, 'dinner', SECTIONS, IN_SECTION);
  // Pictures are not what is tested here, and take most of the time.
  for (const { items } of dinner.sections) for (const dish of items) dish.photo = null;
  const last = dinner.sections.at(-1)?.items.at(-1);
  if (!last) throw new Error('the sample has items');
  last.texts = { en: { title: SECRET } };
  return publication({ menus: [dinner] });
}

/** Serves a long menu to the tests of a file; answers its site and what visits a page of it on a phone, which must complain of nothing. */
export function serveLongMenu() {
  const long = longMenu();
  const served = inBrowser(() => long);
  const open = async (
    path: string,
    visit: (page: Page) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const context = await served.browser.newContext({
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on(
      'console',
      (message) => void (/503|by Playwright/.test(message.text()) || complaints.push(message.text())),
    );
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(served.site.origin + path);
    await visit(page);
    expect(complaints).toEqual([]);
    await context.close();
  };
  return { open, origin: () => served.site.origin };
}

/** Expects all parts of the long menu on one page, each dish once. */
export async function isAllThere(page: Page): Promise<void> {
  await page.locator('#later').waitFor({ state: 'detached' });
  await page.locator('#earlier').waitFor({ state: 'detached' });
  const numbers = await page
    .locator('h3 a')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(numbers).toEqual(Array.from({ length: ITEMS }, (_, n) => `#item-${FIRST + n}`));
}
