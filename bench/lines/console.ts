import { type Browser, chromium, type Page } from '@playwright/test';
import { consoleWeights } from '../../e2e/console-weight.ts';
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

async function visit(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...PHONE, baseURL, locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/login');
  await page.locator('[name=email]').fill(DEMO_OWNER.email);
  await page.waitForTimeout(SETTLED_MS);
  const loginPaint = (await largestPaint(page)) / 1000;
  await page.locator('[name=password]').fill(DEMO_OWNER.password);
  const ready = await millisecondsOf(async () => {
    await page.locator('[type=submit]').click();
    await page.getByRole('row').nth(1).waitFor();
  });
  await context.close();
  return { loginPaint, listReady: ready / 1000 };
}

/** The console's login and its first list on a mid-range phone with a slow connection and nothing cached. */
export async function consoleSpeed({ product }: Setup): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < FEW_ROUNDS; round += 1) visits.push(await visit(browser, product.origin));
  await browser.close();
  const { login, list } = consoleWeights();
  const phrases = 'with the phrases of one language';
  const detail = 'slow 4G, processor 4 × slower, nothing cached';
  return [
    { key: 'loginBytes', figures: [login], detail: phrases },
    { key: 'listBytes', figures: [list], detail: phrases },
    { key: 'loginPaint', figures: visits.map(({ loginPaint }) => loginPaint), detail },
    { key: 'listReady', figures: visits.map(({ listReady }) => listReady), detail },
  ];
}
