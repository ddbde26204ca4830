import type { BrowserContextOptions, Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { inBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

const VENUE = '/m/zaatar-house-marina';
const dinner = menu(1, 'dinner', 2, MENU_PAGE_ITEMS / 2 + 5);
for (const { items } of dinner.sections) for (const dish of items) dish.photo = null;
const last = dinner.sections.at(-1)?.items.at(-1);

let shown: Publication = publication({ menus: [dinner] });
const served = inBrowser(() => shown);

async function open(
  path: string,
  visit: (page: Page) => Promise<void>,
  options: BrowserContextOptions & { before?: string } = {},
) {
  const { before = '', ...given } = options;
  const context = await served.browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...given,
  });
  await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto(served.site.origin + VENUE + path);
  await visit(page);
  await context.close();
}

const button = (page: Page, lang: Locale = 'en') =>
  page.getByRole('dialog').getByRole('button', { name: PHRASES[lang].scripted.share });
const copied = (page: Page) => page.evaluate('navigator.clipboard.readText()');

/** A browser that shares by its own means, and what it is asked to; `fails` is the name of the error that comes of it. */
const sharesItself = (fails = '') => `navigator.share = async (what) => {
  window.shared = what;
  if ('${fails}') throw new DOMException('', '${fails}');
};`;

test.each(LOCALE_CODES)('where the browser can’t share, the address is copied, and it says so: %s', (lang) =>
  open(`/dinner?lang=${lang}#item-22`, async (page) => {
    await button(page, lang).click();
    await page.getByRole('button', { name: PHRASES[lang].scripted.copied }).waitFor();
    expect(await copied(page)).toBe(`${served.site.origin}${VENUE}/dinner/22?lang=${lang}`);
    expect(await violationsOf(page)).toEqual([]);
  }),
);

test('where it can share, it is given the dish’s title and address, and nothing is copied', () =>
  open(
    '/dinner?lang=en#item-22',
    async (page) => {
      const title = await page.locator('#item-22 h3').textContent();
      await button(page).click();
      const url = `${served.site.origin}${VENUE}/dinner/22?lang=en`;
      expect(await page.evaluate('window.shared')).toEqual({ title, url });
      expect([await copied(page), await button(page).count()]).toEqual(['', 1]);
    },
    { before: `${sharesItself()} navigator.clipboard.writeText('')` },
  ));

test('a guest who thinks better of it sees no more of it; one whose browser can’t after all gets a copy', async () => {
  const visit = (copies: string) => async (page: Page) => {
    await page.evaluate('navigator.clipboard.writeText("")');
    await button(page).click();
    await expect.poll(() => page.evaluate('"shared" in window')).toBe(true);
    await expect.poll(() => copied(page)).toBe(copies);
  };
  await open('/dinner?lang=en#item-22', visit(''), { before: sharesItself('AbortError') });
  const url = `${served.site.origin}${VENUE}/dinner/22?lang=en`;
  await open('/dinner?lang=en#item-22', visit(url), { before: sharesItself('NotAllowedError') });
});

test('where nothing may be copied, the address is shown', () =>
  open(
    '/dinner?lang=en#item-22',
    async (page) => {
      const asked = page.waitForEvent('dialog');
      const clicked = button(page).click();
      const dialog = await asked;
      expect(dialog.defaultValue()).toBe(`${served.site.origin}${VENUE}/dinner/22?lang=en`);
      await dialog.dismiss();
      await clicked;
    },
    {
      before: "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))",
    },
  ));

test('without the means there is no button', () =>
  open(
    '/dinner?lang=en#item-22',
    async (page) => {
      await page.getByRole('dialog').waitFor();
      expect(await page.locator('.share').count()).toBe(0);
    },
    { before: "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined })" },
  ));

test('each open dish shares itself, and one that is closed has no button left', () =>
  open('/dinner?lang=en', async (page) => {
    await page.locator('#item-22 h3 a').click();
    await page.getByRole('link', { name: PHRASES.en.scripted.next }).click();
    await page.locator('#item-23[role=dialog]').waitFor();
    await button(page).click();
    await expect.poll(() => copied(page)).toBe(`${served.site.origin}${VENUE}/dinner/23?lang=en`);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.share').count()).toBe(0);
  }));

test('a search finds what a dish says, and not what the script has added to an open one', () =>
  open(
    '/dinner?lang=ru#item-22',
    async (page) => {
      const isOpen = Promise.withResolvers<void>();
      await page.route('**/find.js', (route) => isOpen.promise.then(() => route.continue()));
      await page.reload({ waitUntil: 'commit' });
      await page.locator('.share').waitFor({ state: 'attached' });
      isOpen.resolve();
      await page.locator('[data-choice=applied]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.search').click();
      await page.getByRole('searchbox').fill(PHRASES.ru.scripted.share);
      await page.getByText(PHRASES.ru.finding.none).waitFor();
      expect(await page.locator('section li:not([hidden]) > #item-22').count()).toBe(0);
    },
    {
      before: "sessionStorage.choice = JSON.stringify({ avoid: [], diets: ['vegan'], all: true })",
      serviceWorkers: 'block',
    },
  ));

test('the only menu in the only language is shared by its own address', async () => {
  const before = shown;
  shown = publication({ menus: [dinner], venue: { ...before.venue, extra_locales: [] } });
  await open('#item-22', async (page) => {
    await button(page).click();
    await expect.poll(() => copied(page)).toBe(`${served.site.origin}${VENUE}/dinner/22`);
  });
  shown = before;
});

test.each([true, false])(
  'an address that was shared opens the dish, script %s',
  async (javaScriptEnabled) => {
    const visit = async (page: Page) => {
      await page.waitForURL(/\/dinner\?lang=ru#item-22$/);
      await page.locator('#item-22 h4').waitFor();
      await page.goBack();
      expect(page.url()).toBe('about:blank');
    };
    await open('/dinner/22?lang=ru', visit, { javaScriptEnabled });
  },
);

test.each([true, false])('so does that of a dish on a later part, script %s', async (javaScriptEnabled) => {
  const visit = async (page: Page) => {
    await page.waitForURL(new RegExp(`from=${MENU_PAGE_ITEMS}#item-${last?.number}$`));
    await page.locator(`#item-${last?.number} h4`).waitFor();
  };
  await open(`/dinner/${last?.number}?lang=en`, visit, { javaScriptEnabled });
});
