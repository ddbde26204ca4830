import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { dish, seen } from '../test/stated-dishes.ts';

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 1, 1);
  for (const section of dinner.sections)
    section.items = [dish(1, 'Curd', { warnings: ['milk'] }), dish(2, 'Cake', { warnings: ['nuts'] })];
  site = await serve(() => publication({ menus: [dinner] }), new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

beforeEach(async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  page = await context.newPage();
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=en`);
});

const toggle = async (...keys: string[]) => {
  await page.locator('.ch').click();
  for (const key of keys) await page.locator(`[value=${key}]`).click();
  await page.keyboard.press('Escape');
};

/** Comes back to the page as it was left, after this choice elsewhere. Playwright can't follow a page that is kept so. */
async function comeBack(avoid: string[]) {
  await page.evaluate((keys) => {
    if (keys.length > 0) sessionStorage.choice = JSON.stringify({ avoid: keys, diets: [], all: false });
    else sessionStorage.removeItem('choice');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, avoid);
}

test('a page to which one goes back has the choice that was made elsewhere', async () => {
  await toggle('milk');
  expect(await seen(page)).toEqual([['Cake', 'u Not stated: milk']]);
  await comeBack(['nuts']);
  await expect.poll(() => seen(page)).toEqual([['Curd', 'u Not stated: nuts']]);
});

test('a page that was left without a choice has it too', async () => {
  await comeBack(['nuts']);
  await expect.poll(() => seen(page)).toEqual([['Curd', 'u Not stated: nuts']]);
});

test('a choice that was cleared elsewhere is cleared', async () => {
  await toggle('milk');
  await comeBack([]);
  await expect.poll(() => seen(page)).toEqual([['Curd'], ['Cake']]);
});
