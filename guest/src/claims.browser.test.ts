import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { dish, extra, seen } from '../test/stated-dishes.ts';

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serve>>;

const DISHES = [
  dish(1, 'Halloumi', { speciality: ['lactose_free'], warnings: ['milk'] }),
  dish(2, 'Latte', { speciality: ['lactose_free'], extras: [extra('Cream', { warnings: ['milk'] })] }),
  dish(3, 'Labneh', { warnings: ['milk'] }),
];

async function choose(choice: { avoid: string[]; diets: string[]; all: boolean }): Promise<void> {
  await page.evaluate(`sessionStorage.choice = '${JSON.stringify(choice)}'`);
  await page.reload();
  await page.locator('[data-choice=applied]').waitFor();
}

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 1, 1);
  for (const section of dinner.sections) section.items = DISHES;
  site = await serve(() => publication({ menus: [dinner] }), new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=en`);
});

afterAll(() => site?.close());

test('a dish that claims to be lactose free may contain milk, and its extras are named', async () => {
  await choose({ avoid: [], diets: ['lactose_free'], all: false });
  expect(await seen(page)).toEqual([
    ['Halloumi', 'f Stated: lactose free'],
    ['Latte', 'c With Cream – contains: milk', 'f Stated: lactose free'],
  ]);
  await choose({ avoid: ['milk'], diets: ['lactose_free'], all: true });
  expect((await seen(page))[0]).toEqual(['Halloumi', 'c Contains: milk', 'f Stated: lactose free']);
});

test('nothing is said of what is hidden where nothing is', async () => {
  const said = page.locator('.kept [role=status]');
  for (const all of [false, true]) {
    await choose({ avoid: ['fish'], diets: [], all });
    await expect.poll(() => said.textContent()).toBe('');
    expect(await page.locator('.kept').isVisible()).toBe(true);
  }
  await choose({ avoid: ['milk'], diets: [], all: false });
  await expect.poll(() => said.textContent()).toBe('2 hidden');
});
