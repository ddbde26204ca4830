import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

const SECTIONS = 4;
const IN_SECTION = MENU_PAGE_ITEMS / 2 + 30;
const ITEMS = SECTIONS * IN_SECTION;
const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
/** The sample's first number, and its last one here. */
const FIRST = 20;
const LAST = `#item-${FIRST + ITEMS - 1}`;
const { scripted: words, finding, later, earlier } = PHRASES.en;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let secret: string;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', SECTIONS, IN_SECTION);
  // Pictures are not what is tested here, and take most of the time.
  for (const { items } of dinner.sections) for (const dish of items) dish.photo = null;
  const last = dinner.sections.at(-1)?.items.at(-1);
  if (!last) throw new Error('the sample has items');
  secret = 'Zucchini at the very end';
  last.texts = { en: { title: secret } };
  const long = publication({ menus: [dinner] });
  site = await serve(() => long, new Date('2026-11-21T12:00:00Z'));
  browser = await chromium.launch(chromiumLaunch());
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string, visit: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
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
  await page.goto(site.origin + path);
  await visit(page);
  expect(complaints).toEqual([]);
  await context.close();
}

const dishes = (page: Page) => page.locator('h3').count();
const isAllThere = async (page: Page) => {
  await page.locator('#later').waitFor({ state: 'detached' });
  await page.locator('#earlier').waitFor({ state: 'detached' });
  const numbers = await page
    .locator('h3 a')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(numbers).toEqual(Array.from({ length: ITEMS }, (_, n) => `#item-${FIRST + n}`));
};

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
    await page.getByRole('dialog', { name: secret }).waitFor();
  });
});

test('without script, links lead from part to part and back', async () => {
  const visit = async (page: Page) => {
    for (let part = 1; part < Math.ceil(ITEMS / MENU_PAGE_ITEMS); part += 1) {
      await page.getByRole('link', { name: later }).click();
      expect(page.url()).toContain(`from=${part * MENU_PAGE_ITEMS}`);
    }
    await page.getByRole('heading', { name: secret }).waitFor();
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

test.each([DINNER, `${DINNER}&from=${MENU_PAGE_ITEMS}`])(
  'a search at %s finds the dishes of all parts',
  async (path) => {
    await open(path, async (page) => {
      await page.getByRole('button', { name: words.find }).click();
      await page.getByRole('searchbox').fill('zucchini at the very');
      await page.getByText(`${finding.found}: 1.`, { exact: true }).waitFor();
      expect(await page.locator('h3:visible').allTextContents()).toEqual([secret]);
      await page.keyboard.press('Escape');
      await isAllThere(page);
    });
  },
);

test('what a guest avoids is hidden on parts that come later too', async () => {
  await open(DINNER, async (page) => {
    await page.evaluate(`sessionStorage.choice = '{"avoid":["gluten"]}'`);
    await page.reload();
    await isAllThere(page);
    expect(await page.locator('li:visible', { hasText: 'Contains: Gluten' }).count()).toBe(0);
    const unmarked = page.locator('li:visible > div:not(:has(.states))');
    await expect.poll(() => unmarked.count()).toBe(0);
    expect(await page.locator('.kept [role=status]').textContent()).not.toContain('…');
  });
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
    expect(page.url()).toBe(`${site.origin}${DINNER}#s${SECTIONS}`);
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
