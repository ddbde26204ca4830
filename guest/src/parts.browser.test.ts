import type { Page } from '@playwright/test';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { expect, test } from 'vitest';
import { DINNER, FIRST, ITEMS, isAllThere, SECRET, SECTIONS, serveLongMenu } from '../test/long-menu.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

/** The last dish of all. */
const LAST = `#item-${FIRST + ITEMS - 1}`;
const { scripted: words, later, earlier } = PHRASES.en;
const { open, origin } = serveLongMenu();

const dishes = (page: Page) => page.locator('h3').count();

test('one scrolls to the last dish, and each dish stands once', async () => {
  await open(DINNER, async (page) => {
    expect(await dishes(page)).toBe(MENU_PAGE_ITEMS);
    const laterParts = async () => {
      await page.evaluate('scrollTo(0, document.body.scrollHeight)');
      return page.locator('#later').count();
    };
    await expect.poll(laterParts).toBe(0);
    await isAllThere(page);
    expect(await page.locator('section').count()).toBe(SECTIONS);
    await page.locator(`${LAST} h3 a`).click();
    await page.getByRole('dialog', { name: SECRET }).waitFor();
  });
});

test('without script, links lead from part to part and back', async () => {
  const visit = async (page: Page) => {
    for (let part = 1; part < Math.ceil(ITEMS / MENU_PAGE_ITEMS); part += 1) {
      await page.getByRole('link', { name: later }).click();
      expect(page.url()).toContain(`from=${part * MENU_PAGE_ITEMS}`);
    }
    await page.getByRole('heading', { name: SECRET }).waitFor();
    expect(await page.getByRole('link', { name: later }).count()).toBe(0);
    await page.getByRole('link', { name: earlier }).click();
    expect(page.url()).toContain(
      `from=${ITEMS - (ITEMS % MENU_PAGE_ITEMS || MENU_PAGE_ITEMS) - MENU_PAGE_ITEMS}`,
    );
    await page.locator('[href="#sections"]').click();
    await page.locator('#sections > a').first().click();
    expect(page.url()).not.toContain('from=');
    await page.locator(`#item-${FIRST}`).waitFor();
  };
  await open(DINNER, visit, { javaScriptEnabled: false });
});

test('an address of a dish on a later part opens it, with its neighbours', async () => {
  const first = `#item-${FIRST + MENU_PAGE_ITEMS}`;
  await open(DINNER + first, async (page) => {
    await page.locator(`${first}[role=dialog]`).waitFor();
    await page.getByRole('link', { name: words.prev }).click();
    const before = page.locator(`#item-${FIRST + MENU_PAGE_ITEMS - 1}[role=dialog]`);
    await before.waitFor();
    await before.getByRole('link', { name: words.next }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('the last dish of a part gets its next one while it is open', async () => {
  const last = `#item-${FIRST + 2 * MENU_PAGE_ITEMS - 1}`;
  await open(`${DINNER}&from=${MENU_PAGE_ITEMS}${last}`, async (page) => {
    await page.getByRole('link', { name: words.next }).click();
    await page.locator(`#item-${FIRST + 2 * MENU_PAGE_ITEMS}[role=dialog]`).waitFor();
    expect(await page.locator('section:not([inert]) > ul > li:not([inert])').count()).toBe(1);
  });
});

test('the bar leads to a section of a later part on the same page', async () => {
  await open(DINNER, async (page) => {
    await page.locator('#sections > a').last().click();
    await page.locator(`#s${SECTIONS}`).waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(5000);
    expect(page.url()).toBe(`${origin()}${DINNER}#s${SECTIONS}`);
    expect(await page.locator('section').count()).toBe(SECTIONS);
  });
});

test('a part that can’t be loaded leaves its link', async () => {
  const visit = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await page.route('**/*from=*', (route) => route.fulfill({ status: 503 }));
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.waitForResponse(/from=/);
    expect(await page.getByRole('link', { name: later }).isVisible()).toBe(true);
    expect(await dishes(page)).toBe(MENU_PAGE_ITEMS);
    await page.unroute('**/*from=*');
    await page.getByRole('link', { name: later }).click();
    await expect.poll(() => page.locator('h3').count()).toBeGreaterThan(MENU_PAGE_ITEMS);
  };
  // The worker would ask in the place of the page.
  await open(DINNER, visit, { serviceWorkers: 'block' });
});
