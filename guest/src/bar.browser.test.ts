import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { violationsOf } from '../test/violations.ts';
import { shortenClasses } from './class-names.ts';
import { PHRASES } from './phrases/phrases.ts';

const PHONE = { width: 390, height: 844 };
const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
const { sections } = PHRASES.en;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const shown = publication({ menus: [menu(1, 'dinner', 5, 12)] });
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

async function open(path: string, visit: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const given = { viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'block', ...options } as const;
  const context = await browser.newContext(given);
  const page = await context.newPage();
  await page.goto(site.origin + path);
  await visit(page);
  await context.close();
}

const box = async (page: Page, selector: string) => {
  const found = await page.locator(shortenClasses(selector)).first().boundingBox();
  if (!found) throw new Error(`${selector} is not in sight`);
  return found;
};

test.each([true, false])(
  'on a phone the bar and the pill are at the bottom, script %s',
  async (javaScriptEnabled) => {
    const visit = async (page: Page) => {
      for (const selector of ['.back', '.section-links', '.all']) {
        const { y, height } = await box(page, selector);
        expect(y).toBeGreaterThan(PHONE.height - 140);
        expect(height).toBeGreaterThanOrEqual(44);
      }
      expect((await box(page, '.languages')).y).toBeLessThan((await box(page, 'h1')).y);
      await page.getByRole('link', { name: sections }).click();
      const links = page.locator('#sections > a');
      expect(await links.evaluateAll((all) => all.map((it) => it.dataset.count))).toEqual(
        Array(5).fill('12'),
      );
      await links.nth(3).click();
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(1000);
    };
    await open(DINNER, visit, { javaScriptEnabled });
  },
);

test.each(['en', 'ar', 'ru'])(
  'in large text on a narrow phone a name of a section can be read: %s',
  async (lang) => {
    const visit = async (page: Page) => {
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      await page.keyboard.press('Shift');
      await page.evaluate('document.querySelector("#s2").scrollIntoView()');
      await page.locator(shortenClasses('.section-links > [aria-current][href$=s2]')).waitFor();
      const link = await box(page, '.section-links > [aria-current]');
      const strip = await box(page, '.section-links');
      expect(link.width).toBeLessThanOrEqual(strip.width);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      await page.locator(shortenClasses('.all')).click();
      expect(await page.locator('#sections').evaluate((it) => it.scrollWidth)).toBe(320);
      expect(await violationsOf(page)).toEqual([]);
    };
    await open(DINNER.replace('=en', `=${lang}`), visit, { viewport: { width: 320, height: 640 } });
  },
);

test('the focus is never under the bar', async () => {
  await open(DINNER, async (page) => {
    await page.locator('#item-20 h3 a').focus();
    const { y: top } = await box(page, '.all');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const bottom = await page.evaluate('document.activeElement.parentNode.getBoundingClientRect().bottom');
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });
});

test('another language opens at the section that was read', async () => {
  await open(DINNER, async (page) => {
    await page.evaluate('document.querySelector("#s3").scrollIntoView()');
    await page.locator(shortenClasses('.section-links > [aria-current][href$=s3]')).waitFor();
    await page.getByRole('link', { name: sections }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Русский' }).click();
    await page.waitForURL(/lang=ru#s3$/);
    await expect.poll(async () => Math.round((await box(page, '#s3 h2')).y)).toBe(24);
  });
});

test('another language opens at the dish that is open', async () => {
  await open(`${DINNER}#item-45`, async (page) => {
    await page.locator('#item-45[role=dialog]').waitFor();
    await page
      .locator(shortenClasses('header .languages [lang=ru]'))
      .evaluate((it: HTMLElement) => it.click());
    await page.waitForURL(/lang=ru#item-45$/);
    await page.locator('#item-45[role=dialog]').waitFor();
  });
});

test('a dish that was opened by its address leaves the focus and the place at its row', async () => {
  await open(`${DINNER}#item-60`, async (page) => {
    await page.locator('#item-60[role=dialog]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#item-60:not([role])').waitFor();
    expect(await page.evaluate('document.activeElement.hash')).toBe('#item-60');
    const inSight = async () => {
      const { y } = await box(page, '#item-60');
      return y > 0 && y < PHONE.height - 140;
    };
    await expect.poll(inSight).toBe(true);
  });
});

test('in forced colours the bar has edges, and the current section is marked', async () => {
  const visit = async (page: Page) => {
    await page.evaluate('document.querySelector("#s2").scrollIntoView()');
    await page.locator(shortenClasses('.section-links > [aria-current]')).waitFor();
    const [bar, current, other] = await page.evaluate(
      ([barClass, links]) => {
        const of = (selector = '') => getComputedStyle(document.querySelector(selector) as Element);
        return [
          of(barClass).borderImageSource,
          of(`${links} > [aria-current]`).borderBlockEndColor,
          of(`${links} > a:not([aria-current])`).borderBlockEndColor,
        ];
      },
      [shortenClasses('.bar'), shortenClasses('.section-links')],
    );
    expect(bar).toBe('none');
    expect(current).not.toBe(other);
    expect(await violationsOf(page)).toEqual([]);
  };
  await open(DINNER, visit, { forcedColors: 'active' });
});

test('the words on a saved copy cover neither the bar nor the search', async () => {
  await open(DINNER, async (page) => {
    await page.route('**/dinner?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<html ', `<html data-saved=${Date.parse('2026-11-20')} `);
      await route.fulfill({ response: answer, body });
    });
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'the latest menu' }).waitFor();
    await page.locator(shortenClasses('.back')).click({ trial: true });
    await page.getByRole('link', { name: sections }).click({ trial: true });
    await page.locator('.search').click();
    await page.getByRole('searchbox').fill('mezze');
    expect(await page.getByRole('status').filter({ hasText: 'the latest menu' }).isVisible()).toBe(true);
    await page.locator(shortenClasses('.find button')).first().click();
    await page.locator('.search').click({ trial: true });
  });
});
