import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { DEMO_OWNER } from '../../scripts/demo/account.ts';
import { millisecondsOf } from '../load.ts';
import type { Measured } from '../report.ts';
import { FEW_ROUNDS } from '../rounds.ts';
import type { Setup } from '../setup.ts';

/** Slow 4G as Lighthouse has it, in milliseconds and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2 };
/** Milliseconds without a larger paint after which the largest one is final. */
const SETTLED_MS = 2500;

/** Milliseconds from the navigation to the largest paint. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Counts the gzipped bytes of the scripts and styles that a page has loaded until now. */
function weigher(page: Page): () => Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const files = responses.filter((one) => ['script', 'stylesheet'].includes(one.request().resourceType()));
    const bodies = await Promise.all(files.map((file) => file.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

async function visit(browser: Browser, baseURL: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'en' });
  const page = await context.newPage();
  const weigh = weigher(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/login');
  await page.locator('[name=email]').fill(DEMO_OWNER.email);
  // From here on the console preloads the list.
  const loginBytes = await weigh();
  await page.waitForTimeout(SETTLED_MS);
  const loginPaint = (await largestPaint(page)) / 1000;
  await page.locator('[name=password]').fill(DEMO_OWNER.password);
  const ready = await millisecondsOf(async () => {
    await page.locator('[type=submit]').click();
    await page.getByRole('row').nth(1).waitFor();
  });
  const listBytes = await weigh();
  await context.close();
  return { loginPaint, loginBytes, listReady: ready / 1000, listBytes };
}

/** The console's login and its first list on a mid-range phone with a slow connection and nothing cached. */
export async function consoleSpeed({ product }: Setup): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const visits: Record<string, number>[] = [];
  for (let round = 0; round < FEW_ROUNDS; round += 1) visits.push(await visit(browser, product.origin));
  await browser.close();
  const figuresOf = (key: string) => visits.map((one) => one[key] ?? Number.NaN);
  const detail = 'slow 4G, processor 4 × slower, nothing cached';
  return Object.keys(visits[0] ?? {}).map((key) => ({ key, figures: figuresOf(key), detail }));
}
