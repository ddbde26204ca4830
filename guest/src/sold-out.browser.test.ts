import type { Browser, Page } from '@playwright/test';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { PHRASES } from './phrases/phrases.ts';

const { soldOut: words } = PHRASES.en;
const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
const dinner = menu(1, 'dinner', 2, MENU_PAGE_ITEMS / 2 + 5);
for (const { items } of dinner.sections) for (const dish of items) dish.photo = null;
const [first, second] = dinner.sections[0]?.items ?? [];
const last = dinner.sections.at(-1)?.items.at(-1);
if (!first || !second || !last) throw new Error('the sample has dishes');

const marks = new Map<string, Date | null>();
let current: Publication;
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(() => current, new Date('2026-11-21T12:00:00Z'), marks);
  browser = await theBrowser();
});

beforeEach(() => {
  marks.clear();
  current = publication({ menus: [dinner] });
});

afterAll(() => site?.close());

async function open(visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site.origin + DINNER);
  await visit(page);
  await context.close();
}

/** The guest comes back to the page, as after looking at a message. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const dish = (page: Page, { number }: { number: number }) => page.locator(`#item-${number}`);
const isSaid = async (page: Page, item: { number: number }) =>
  (await dish(page, item).locator('h3 + p b').allTextContents()).includes(words);

test('an open page learns at its next view what is sold out and what is back, and moves nothing else', () =>
  open(async (page) => {
    await page.evaluate(() => scrollTo(0, 200));
    marks.set(first.id, null);
    await lookAgain(page);
    await expect.poll(() => isSaid(page, first)).toBe(true);
    expect(
      await dish(page, first)
        .locator('a')
        .first()
        .evaluate((it) => getComputedStyle(it).textDecorationLine),
    ).toBe('line-through');
    expect(await page.evaluate(() => scrollY)).toBe(200);
    marks.clear();
    await lookAgain(page);
    await expect.poll(() => isSaid(page, first)).toBe(false);
  }));

test('opening a dish shows what it and its extras are now, and keeps it open', () =>
  open(async (page) => {
    const extra = second.extras[0];
    marks.set(second.id, null).set(extra?.id ?? '', null);
    await dish(page, second).locator('h3 a').click();
    await expect.poll(() => isSaid(page, second)).toBe(true);
    const sheet = page.getByRole('dialog');
    expect(await sheet.locator('li').first().locator('small').textContent()).toBe(words);
    expect(await sheet.locator('li').first().locator('b').textContent()).not.toBe('');
    marks.delete(extra?.id ?? '');
    await lookAgain(page);
    await expect.poll(() => sheet.locator('li small').count()).toBe(0);
    expect(await isSaid(page, second)).toBe(true);
  }));

test('parts that have joined the page learn it too', () =>
  open(async (page) => {
    await page.locator('.pt').last().scrollIntoViewIfNeeded();
    await expect.poll(() => dish(page, last).count()).toBe(1);
    marks.set(last.id, null);
    await lookAgain(page);
    await expect.poll(() => isSaid(page, last)).toBe(true);
  }));

test('a page of an older publication is loaded anew, whole', () =>
  open(async (page) => {
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    current = { ...current, number: 4 };
    await lookAgain(page);
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
  }));

test('a saved copy asks for nothing: it says what it knew', () =>
  open(async (page) => {
    marks.set(first.id, null);
    await page.evaluate(() => {
      document.documentElement.dataset.saved = '1';
    });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/dinner') && asked.push(request.url()));
    await lookAgain(page);
    await dish(page, second).locator('h3 a').click();
    await page.getByRole('dialog').waitFor();
    expect(asked).toEqual([]);
  }));
