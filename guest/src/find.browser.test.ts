import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { item, menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

const { scripted, finding: words } = PHRASES.en;
let browser: Browser;
let context: BrowserContext;
let shown: Publication;
let site: Awaited<ReturnType<typeof serve>>;

/** Three dishes: one with milk and nuts, one with gluten, one that states nothing. */
function dishes(): Publication {
  const dinner = menu(1, 'dinner', 1, 1);
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const named = (n: number, en: string, ar: string, warnings: string[]) => ({
    ...item(n),
    texts: { en: { title: en }, ar: { title: ar }, ru: { title: en } },
    warnings,
    speciality: [],
    extras: [],
  });
  const items = [
    named(1, 'Crème brûlée', 'كريم محروق', ['milk', 'nuts']),
    named(2, 'Smørrebrød', 'أرز بالبصل', ['gluten']),
    named(3, 'Ёлка salad 7', 'سلطة', []),
  ];
  return publication({ menus: [{ ...dinner, sections: [{ ...section, items }] }] });
}

beforeAll(async () => {
  shown = dishes();
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

async function open(lang: string): Promise<Page> {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=${lang}`);
  return page;
}

const shownDishes = (page: Page) => page.locator('h3:visible').allTextContents();

test.each([
  ['en', 'CREME brulee', ['Crème brûlée']],
  ['en', 'smorrebrod', ['Smørrebrød']],
  ['en', 'елка', ['Ёлка salad 7']],
  ['en', 'salad ٧', ['Ёлка salad 7']],
  ['ar', 'ارز', ['أرز بالبصل']],
  ['ar', 'سلطه', ['سلطة']],
  ['en', 'smorebrod', ['Smørrebrød']],
  ['en', 'smorebrot', ['Smørrebrød']],
  ['en', 'smrbrot', []],
  ['en', 'brluee', ['Crème brûlée']],
  ['en', 'salda', ['Ёлка salad 7']],
  ['en', 'sld', []],
  ['en', 'crme salad', ['Crème brûlée', 'Ёлка salad 7']],
  ['ar', 'كريم محرق', ['كريم محروق']],
])('in %s, “%s” finds its dish', async (lang, query, found) => {
  const page = await open(lang);
  const { find } = PHRASES[lang as 'en' | 'ar'].scripted;
  await page.getByRole('button', { name: find }).click();
  await page.getByRole('searchbox', { name: find }).fill(query);
  expect(await shownDishes(page)).toEqual(found);
  await context.close();
});

test('a search says the number found, and Escape clears it, then ends it', async () => {
  const page = await open('en');
  await page.getByRole('button', { name: scripted.find }).click();
  const box = page.getByRole('searchbox');
  await box.fill('salad');
  expect(await page.locator('.found').textContent()).toBe(`${words.found}: 1. `);
  expect(await violationsOf(page)).toEqual([]);
  await box.fill('pizza');
  expect(await page.locator('.found').textContent()).toBe(`${words.none} “pizza”. `);
  expect(await shownDishes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await shownDishes(page)).toHaveLength(3);
  await page.keyboard.press('Escape');
  expect(await box.isVisible()).toBe(false);
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe(scripted.find);
  await context.close();
});

test('where nothing matches, similar dishes are offered', async () => {
  const page = await open('en');
  await page.getByRole('button', { name: scripted.find }).click();
  await page.getByRole('searchbox').fill('salad of lobster');
  const { none, near } = words;
  expect(await page.locator('.found').textContent()).toBe(`${none} “salad of lobster”. ${near}: 1. `);
  expect(await shownDishes(page)).toEqual(['Ёлка salad 7']);
  await context.close();
});

const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)));

test('a search shows the first hit and marks its words, and leaves the page where it was', async () => {
  shown = publication({ menus: [menu(1, 'dinner', 5, 12)] });
  const last = shown.menus[0]?.sections.at(-1)?.items.at(-1);
  if (!last) throw new Error('the sample has items');
  last.texts = { en: { title: 'Crème brûlée', description: 'Creme, caramel.' } };
  const page = await open('en');
  shown = dishes();
  await page.evaluate('document.querySelector("#s2").scrollIntoView()');
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(500);
  const place = await page.evaluate('scrollY');
  await page.getByRole('button', { name: scripted.find }).click();
  const box = page.getByRole('searchbox');
  // The keys of a phone cover the bottom.
  expect((await box.boundingBox())?.y).toBeLessThan(60);
  await box.fill('creme');
  expect(await page.locator(`#item-${last.number}`).isVisible()).toBe(true);
  expect(await marked(page)).toEqual(['Crème', 'Creme']);
  const hit = await page.locator(`#item-${last.number}`).boundingBox();
  expect(hit?.y).toBeGreaterThan(100);
  expect(hit?.y).toBeLessThan(500);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await marked(page)).toEqual([]);
  await expect.poll(() => page.evaluate('scrollY')).toBe(place);
  await context.close();
});
