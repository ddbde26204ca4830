import type { Browser, Page } from '@playwright/test';
import { INGREDIENT_WARNINGS } from '@sofra/contract/catalogue/dietary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 3, 12);
  for (const { items } of dinner.sections)
    for (const dish of items)
      dish.may_contain = INGREDIENT_WARNINGS.filter((key) => !dish.warnings.includes(key));
  site = await serve(() => publication({ menus: [dinner] }), new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
  page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
});

afterAll(() => site?.close());

test.each(['en', 'ar'])(
  'on a narrow phone the table scrolls within itself, its names stay: %s',
  async (lang) => {
    await page.goto(`${site.origin}/m/zaatar-house-marina/dinner/allergens?lang=${lang}`);
    const region = page.getByRole('region');
    const name = page.locator('th[scope=row]').first();
    const before = (await name.boundingBox())?.x;
    const moved = await region.evaluate(
      (it, way) => {
        it.scrollTo({ left: way * 500, behavior: 'instant' });
        return [document.documentElement.scrollWidth, it.scrollLeft * way > 0];
      },
      lang === 'ar' ? -1 : 1,
    );
    expect(moved).toEqual([320, true]);
    expect((await name.boundingBox())?.x).toBe(before);
  },
);

test('on paper nothing scrolls, the heads repeat, and no row is cut', async () => {
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner/allergens?lang=en`);
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: 'print' });
  const styles = await page.evaluate(() => {
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return [
      of('section').overflow,
      of('thead').display,
      of('tbody tr').breakInside,
      of('td svg').display,
      of('h1').color,
    ];
  });
  expect(styles).toEqual(['visible', 'table-header-group', 'avoid', 'inline', 'rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'screen' });
});
