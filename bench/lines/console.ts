import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { DEMO_OWNER } from '../../scripts/demo/account.ts';
import type { Measured } from '../measured.ts';
import type { Stage } from '../stage.ts';

const ROUNDS = 5;
const KILOBIT = 1024 / 8;
/** Slow 4G as Lighthouse has it, and a mid-range phone's processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2 };
/** How long nothing larger must have been painted for the largest to be known. */
const SETTLED_MS = 2500;

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Seconds until the largest paint of the page that is open. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => done(last / 1000), ms);
      }),
    SETTLED_MS,
  );

async function visit(browser: Browser, origin: string): Promise<{ paint: number; list: number }> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, locale: 'en' });
  const page = await slowPage(context);
  await page.goto('/login');
  const paint = await largestPaint(page);
  await page.locator('[name=email]').fill(DEMO_OWNER.email);
  await page.locator('[name=password]').fill(DEMO_OWNER.password);
  const begun = performance.now();
  await page.locator('[type=submit]').click();
  await page.getByRole('row').nth(1).waitFor();
  const list = (performance.now() - begun) / 1000;
  await context.close();
  return { paint, list };
}

/** The console's login and its first list on a mid-range phone with a slow connection and nothing cached, in seconds. */
export async function consoleSpeed({ product }: Stage): Promise<Measured[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const visits: { paint: number; list: number }[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, product.origin));
  } finally {
    await browser.close();
  }
  const detail = 'slow 4G, processor 4 × slower, nothing cached';
  return [
    { key: 'consolePaint', figures: visits.map(({ paint }) => paint), detail },
    { key: 'consoleList', figures: visits.map(({ list }) => list), detail },
  ];
}
