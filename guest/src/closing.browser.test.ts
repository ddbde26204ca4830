import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { PHRASES } from './phrases/phrases.ts';

const PHONE = { width: 390, height: 700 };
const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
const { sections } = PHRASES.en;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 10, 20);
  // Rows of many heights, which those that are not laid out yet do not have.
  for (const { items } of dinner.sections)
    for (const [at, { texts }] of items.entries())
      texts.en = { ...texts.en, description: 'Grilled over coals. '.repeat(1 + (at % 3) * 8) };
  site = await serve(() => publication({ menus: [dinner] }), new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

/** Opens the menu on a phone that moves smoothly, or one that does not move. */
async function open(hash: string, visit: (page: Page) => Promise<void>, reducedMotion?: 'reduce') {
  const given = { viewport: PHONE, hasTouch: true, serviceWorkers: 'block', reducedMotion } as const;
  const context = await browser.newContext(given);
  const page = await context.newPage();
  await page.goto(site.origin + DINNER + hash);
  await visit(page);
  await context.close();
}

const CLOSING = {
  escape: (page: Page) => page.keyboard.press('Escape'),
  tap: (page: Page) => page.getByRole('link', { name: PHRASES.en.close, exact: true }).tap(),
  back: (page: Page) => page.goBack(),
};

/** Waits until nothing moves any more, and says whether the whole row can be seen above the bar and has the focus. */
async function comeToRest(page: Page, id: string) {
  await page.locator(`#${id}:not([role])`).waitFor();
  return page.evaluate(
    `(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const top = () => document.querySelector('#${id}').getBoundingClientRect().top;
      for (let still = 0, before = top(); still < 30; before = top()) {
        await frame();
        still = top() === before ? still + 1 : 0;
      }
      const { y, bottom } = document.querySelector('#${id}').getBoundingClientRect();
      const bar = document.querySelector('[href="#sections"]').getBoundingClientRect();
      return [y >= 0 && bottom <= bar.top, document.activeElement.hash];
    })()`,
  );
}

const MOTION = [undefined, 'reduce'] as const;
const DISHES = ['item-60', 'item-121', 'item-211'];

for (const motion of MOTION)
  for (const id of DISHES)
    test.each(['escape', 'tap'] as const)(
      `${id}, opened by its address, leaves place and focus at its row, motion ${motion}: %s`,
      (way) =>
        open(
          `#${id}`,
          async (page) => {
            await page.locator(`#${id}[role=dialog]`).waitFor();
            await CLOSING[way](page);
            expect(await comeToRest(page, id)).toEqual([true, `#${id}`]);
          },
          motion,
        ),
    );

for (const motion of MOTION)
  test.each(['escape', 'tap', 'back'] as const)(
    `a dish that was opened after a link to its section leaves both there, motion ${motion}: %s`,
    (way) =>
      open(
        '',
        async (page) => {
          await page.getByRole('link', { name: sections }).tap();
          await page.locator('#sections > a').nth(5).tap();
          await page.waitForURL(/#s6$/);
          const row = page.locator('#item-123');
          await row.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
          await row.locator('h3 a').tap();
          await page.locator('#item-123[role=dialog]').waitFor();
          await CLOSING[way](page);
          expect(await comeToRest(page, 'item-123')).toEqual([true, '#item-123']);
        },
        motion,
      ),
  );

test('the next dish of one that was opened after a link to a section is the one that is returned to', () =>
  open('#s6', async (page) => {
    await page.locator('#item-123 h3 a').tap();
    await page.getByRole('link', { name: 'Next dish' }).tap();
    await page.locator('#item-124[role=dialog]').waitFor();
    await page.goBack();
    expect(await comeToRest(page, 'item-124')).toEqual([true, '#item-124']);
  }));
