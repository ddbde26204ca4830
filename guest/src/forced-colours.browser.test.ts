import type { Browser, Page } from '@playwright/test';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { shortenClasses } from './class-names.ts';

const DINNER = '/m/zaatar-house-marina/dinner';

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

/** A menu whose theme has signs in the colour of each ground, which forced colours take away. */
function withSignsLikeGrounds(): Publication {
  const dinner = menu(1, 'dinner', 3, 8);
  for (const [at, item] of (dinner.sections[0]?.items ?? []).entries()) {
    item.speciality = ['vegetarian', 'spicy'];
    item.is_new = item.is_popular = true;
    item.may_contain = at % 2 ? ['milk'] : [];
    item.free_of = at % 3 ? ['nuts'] : [];
  }
  const shown = publication({ menus: [dinner] });
  for (const { options } of shown.branding.theme.menu_themes)
    Object.assign(options.items.ico, { new: '#000000', popular: '#ffffff' });
  return shown;
}

beforeAll(async () => {
  site = await serve(withSignsLikeGrounds, new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

const SCHEMES = ['light', 'dark'] as const;

async function open(
  colorScheme: (typeof SCHEMES)[number],
  path: string,
  visit: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    forcedColors: 'active',
    colorScheme,
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}${DINNER}${path}?lang=en`);
  await visit(page);
  await context.close();
}

/** The elements that cannot be told from the ground: by a border, by what is drawn, or by words. */
const unseen = (page: Page, by: 'border' | 'ink', ...selectors: string[]) =>
  page.evaluate(
    ([kind, all]) => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      const isSeen = (colour: string) => colour !== ground && !/^rgba.*, 0\)$/.test(colour);
      return all.filter((selector) => {
        const found = [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length > 0);
        return (
          found.length === 0 ||
          !found.every((it) => {
            const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, color } =
              getComputedStyle(it);
            if (kind === 'ink') return isSeen(color);
            const isDrawn = borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0;
            return isDrawn && isSeen(borderBlockEndColor);
          })
        );
      });
    },
    [by, selectors.map(shortenClasses)] as const,
  );

test.each(SCHEMES)('a menu has edges and signs, %s', (scheme) =>
  open(scheme, '', async (page) => {
    expect(await unseen(page, 'border', '.item', '.chip', '.all', '.popular-row li')).toEqual([]);
    const words = ['h1', '.chip', '.note', '.price', '.marks', '.specialities', '.item-description'];
    expect(await unseen(page, 'ink', ...words, '.marks svg', '.specialities svg')).toEqual([]);
  }),
);

test.each(SCHEMES)('the section that is read is marked, %s', (scheme) =>
  open(scheme, '', async (page) => {
    await page.evaluate('document.querySelector("#s2").scrollIntoView()');
    const current = '.section-links > [aria-current]';
    await page.locator(shortenClasses(current)).waitFor();
    expect(await unseen(page, 'border', current)).toEqual([]);
    const others = '.section-links > :not([aria-current])';
    expect(await unseen(page, 'border', others)).toEqual([shortenClasses(others)]);
  }),
);

test.each(SCHEMES)('the filter, and what it says on dishes, have edges and words, %s', (scheme) =>
  open(scheme, '', async (page) => {
    await page.locator(shortenClasses('.chip')).click();
    await page.locator('[value=milk]').check();
    await page.locator('[value=nuts]').check();
    await page.locator('[value=vegan]').check();
    const sheet = ['.avoid', '.avoid fieldset label', '.avoid footer button'];
    expect(await unseen(page, 'border', ...sheet, '.avoid label:has(:checked)')).toEqual([]);
    const width = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((it) => getComputedStyle(it).borderTopWidth);
    expect(await width('.avoid fieldset label:has(:checked)')).toBe('2px');
    expect(await width('.avoid fieldset label:not(:has(:checked))')).toBe('1px');
    expect(await unseen(page, 'ink', ...sheet, '.avoid legend', '.avoid footer a')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const states = ['m', 'u', 'f'].map((state) => `[data-state=${state}]`);
    expect(await unseen(page, 'border', ...states, '.kept')).toEqual([]);
    expect(await unseen(page, 'ink', ...states, ...states.map((it) => `${it} svg`), '.kept')).toEqual([]);
  }),
);

test.each(SCHEMES)('words that were found differ from those around them, %s', (scheme) =>
  open(scheme, '', async (page) => {
    await page.locator('.search').click();
    const title = page.locator('#item-21 h3 a');
    const [word = ''] = (await title.textContent())?.split(' ') ?? [];
    const before = await title.screenshot();
    await page.getByRole('searchbox').fill(word);
    await expect.poll(() => page.evaluate('CSS.highlights.get("found").size')).toBeGreaterThan(0);
    expect((await title.screenshot()).equals(before)).toBe(false);
    expect(await unseen(page, 'ink', '.find input', '.found')).toEqual([]);
  }),
);

test.each(SCHEMES)('an open dish and the sheet of sections have edges, %s', (scheme) =>
  open(scheme, '', async (page) => {
    await page.evaluate('document.querySelector("#s2").scrollIntoView()');
    await page.locator('#s2 h3 a').first().click();
    // The script adds the ways to the next dishes once it hears of the new address, which may be after the click.
    await page.getByRole('dialog').locator('.steps a').first().waitFor();
    expect(await unseen(page, 'border', '.item:target', '.close')).toEqual([]);
    const parts = ['.item:target h3', '.item:target .warnings', '.item:target li b', '.steps a', '.close'];
    expect(await unseen(page, 'ink', ...parts)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator(shortenClasses('.section-links > [aria-current]')).waitFor();
    await page.locator('[href="#sections"]').click();
    const edges = ['.section-links:target', '.section-links:target > [aria-current]', '.close'];
    expect(await unseen(page, 'border', ...edges)).toEqual([]);
  }),
);

test.each(SCHEMES)('the table has lines and signs, %s', (scheme) =>
  open(scheme, '/allergens', async (page) => {
    expect(await unseen(page, 'border', 'section', 'thead th', 'tbody td', 'tbody th')).toEqual([]);
    expect(await unseen(page, 'ink', 'td svg', 'header li svg', 'thead th', 'tbody a')).toEqual([]);
    expect(await page.locator('symbol [fill]').first().getAttribute('fill')).toBe('currentColor');
  }),
);
