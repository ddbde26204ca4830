import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';

const DINNER = '/m/zaatar-house-marina/dinner?lang=en';

/** A line to the site: good, one on which nothing answers, or one that breaks off in the middle of each answer. */
type Line = 'good' | 'silent' | 'broken';

/** The bytes of an answer that a broken line lets through: the head of a page, and some of its text. */
const THROUGH = 3000;

let line: Line = 'good';
let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serve>>;

const open = new Set<Socket>();

/** The line is good again: what hung on it has been given up. */
function mend() {
  line = 'good';
  for (const one of open) one.destroy();
}

const lines = createServer((near) => {
  open.add(near);
  near.on('close', () => open.delete(near));
  const far = connect(Number(new URL(site.origin).port), '127.0.0.1');
  near.on('data', (data) => line !== 'silent' && far.write(data));
  far.on('data', (data) => {
    if (line === 'good') near.write(data);
    else if (line === 'broken') near.end(data.subarray(0, THROUGH));
  });
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const)
    one.on('close', () => other.destroy()).on('error', () => other.destroy());
});
const origin = () => `http://127.0.0.1:${(lines.address() as AddressInfo).port}`;

beforeAll(async () => {
  const menus = [menu(1, 'dinner', 3, 12), { ...menu(2, 'lunch', 1, 2), id: 'lunch' }];
  site = await serve(() => publication({ menus }), new Date('2026-11-21T12:00:00Z'));
  lines.listen(0, '127.0.0.1');
  await once(lines, 'listening');
  browser = await theBrowser();
});

afterAll(async () => {
  lines.close();
  await site?.close();
});

beforeEach(async () => {
  line = 'good';
  const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
  page = await context.newPage();
  await page.goto(origin() + DINNER);
  const isKept = (path: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), path);
  for (const path of [DINNER, DINNER.replace('dinner', 'lunch')])
    await expect.poll(() => isKept(origin() + path)).toBe(true);
});

afterEach(() => page.context().close());

const notice = () => page.getByRole('status').filter({ hasText: 'how it was on' });

test.each(['silent', 'broken'] as const)(
  'on a %s line the copy is shown with its notice, and works',
  async (kind) => {
    line = kind;
    await page.reload();
    await notice().waitFor();
    expect(await page.locator('[itemprop=hasMenuItem]').count()).toBe(36);
    await page.locator('#item-21 h3 a').click();
    await page.locator('#item-21[role=dialog]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.search').click();
    await page.getByRole('searchbox').waitFor();
    await page.goto(origin() + DINNER.replace('dinner', 'dinner/30'));
    await page.locator('#item-30[role=dialog]').waitFor();
    await notice().waitFor();
    mend();
    await page.goto(origin() + DINNER.replace('dinner', 'lunch'));
    await page.locator('#item-21').waitFor();
    expect(await notice().count()).toBe(0);
  },
);

test('an answer that comes too late is the copy of the next view', async () => {
  const kept = () => page.evaluate(async (url) => (await caches.match(url))?.headers.get('date'), page.url());
  const before = await kept();
  const held = Promise.withResolvers<void>();
  await page.context().route('**/dinner?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await notice().waitFor();
  expect(await kept()).toBe(before);
  held.resolve();
  await expect.poll(kept).not.toBe(before);
});
