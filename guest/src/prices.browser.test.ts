import type { Browser, Page } from '@playwright/test';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { PRICE } from '@sofra/contract/limits';
import type { MenuPart, Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_PROOF } from '../../scripts/proof.ts';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication, themeOf } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { shortenClasses } from './class-names.ts';

const NARROWEST = { width: 320, height: 640 };

/** A menu of the longest prices, whose dishes are popular, and whose extras are named at length and sold out. */
function dearest(): MenuPart {
  const dinner = menu(1, 'dinner', 1, 4);
  const title = {
    en: 'Grandmother’s marinated aubergines',
    ar: 'باذنجان الجدة المنقوع',
    ru: 'Маринованные баклажаны',
  };
  const long = Object.fromEntries(LOCALE_CODES.map((code) => [code, { title: title[code] }]));
  const sections = dinner.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      price: PRICE.max,
      is_popular: true,
      extras: item.extras.map((extra, n) => ({
        ...extra,
        price: PRICE.max,
        texts: n === 0 ? extra.texts : long,
        warnings: n === 0 ? [] : ['milk' as const, 'nuts' as const],
      })),
    })),
  }));
  return { ...dinner, currency: 'kwd', sections };
}

const dinner = dearest();
const soldOut = new Map(
  dinner.sections.flatMap(({ items }) => items.flatMap(({ extras }) => extras.map(({ id }) => [id, null]))),
);
/** Themes of all sizes, and one of large photos. */
const large = themeOf(EMPTY_THEME);
for (const { options } of large.menu_themes) {
  options.items.photo.size = 'big';
  options.popular_row = true;
}
const THEMES = [
  ...[DEFAULT_THEME, ...READY_MADE_THEMES].map((theme) => themeOf(theme)),
  { ...large, name: 'large photos' },
];

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let shown: Publication = publication({ menus: [dinner] });

beforeAll(async () => {
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'), soldOut as Map<string, null>);
  browser = await theBrowser();
});

afterAll(() => site?.close());

/**
 * What is wrong with the prices in sight: an amount on two lines, letters outside of the element's card, or over other letters.
 * It runs in the page.
 */
function faultsIn({ prices, cards }: { prices: string; cards: string }): string[] {
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  // A description that is cut has lines that nobody sees.
  const shownLines = (element: Element) =>
    linesOf(element).filter(({ bottom }) => bottom <= element.getBoundingClientRect().bottom + 1);
  const faults: string[] = [];
  const seen = [...document.querySelectorAll(prices)].filter((it) => it.checkVisibility());
  if (seen.length === 0) faults.push('no price is in sight');
  for (const price of seen) {
    const name = `${price.textContent} in ${price.parentElement?.closest('[id], nav')?.id || 'a tile'}`;
    const card = price.closest(cards)?.getBoundingClientRect() ?? new DOMRect();
    const lines = linesOf(price);
    for (const { left, right } of lines)
      if (left < card.left || right > card.right) faults.push(`${name} leaves its card: ${left} to ${right}`);
    if (price.scrollWidth > price.clientWidth && getComputedStyle(price).display !== 'inline')
      faults.push(`${name} is wider than its place`);
    if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 2) faults.push(`${name} is broken up`);
    const others = [...(price.parentElement?.children ?? [])].filter(
      (it) => it !== price && it.checkVisibility(),
    );
    for (const one of others.flatMap(shownLines))
      for (const line of lines)
        if (
          Math.min(one.right, line.right) - Math.max(one.left, line.left) > 1 &&
          Math.min(one.bottom, line.bottom) - Math.max(one.top, line.top) > 8
        )
          faults.push(`${name} is over other letters`);
  }
  return faults;
}

/** The faults of a page's rows and tiles, and of its sheets, in these letters. */
async function faultsOf(page: Page, lang: Locale, size: string): Promise<string[]> {
  const price = shortenClasses('.price');
  const item = shortenClasses('.item');
  const extra = shortenClasses('.details li');
  const given = (prices: string, cards: string) => page.evaluate(faultsIn, { prices, cards });
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=${lang}`);
  await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
  await page.keyboard.press('Shift');
  const unsettled = page.locator(shortenClasses('section:not(.settled)'));
  await expect.poll(() => unsettled.count()).toBe(0);
  const faults = await given(price, `${item}, ${shortenClasses('.popular-row')} li`);
  for (const number of [20, 21]) {
    await page.locator(`#item-${number} h3 a`).first().click();
    const sheet = page.locator(`#item-${number}[role=dialog]`);
    await sheet.waitFor();
    faults.push(...(await given(`[role=dialog] ${price}`, item)));
    faults.push(...(await given(`[role=dialog] ${extra} > b`, extra)));
    const [wide, room] = await sheet.evaluate((it) => [it.scrollWidth, it.clientWidth]);
    if (wide !== room) faults.push(`the sheet of ${number} is ${wide} wide in ${room}`);
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width !== NARROWEST.width) faults.push(`the page is ${width} wide`);
  return faults.map((fault) => `${lang} at ${size}: ${fault}`);
}

test.each(THEMES)('the longest prices fit the narrowest phone in twice the letters: $name', async (theme) => {
  shown = { ...shown, branding: { ...shown.branding, theme } };
  const context = await browser.newContext({
    viewport: NARROWEST,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  // Prices that fit in twice the letters have room in the usual ones, whose places the default theme shows.
  const sizes = IS_PROOF || theme.name === DEFAULT_THEME.name ? ['100%', '200%'] : ['200%'];
  for (const lang of LOCALE_CODES)
    for (const size of sizes) faults.push(...(await faultsOf(page, lang, size)));
  expect(faults).toEqual([]);
  await context.close();
});
