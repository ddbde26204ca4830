import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from '@playwright/test';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, publication, themeOf } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { violationsOf } from '../test/violations.ts';
import { classes, shortenClasses } from './class-names.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
/** The layout shift of letters that replace stand-ins of nearly their width: half of what is still called good. */
const MOST_SHIFT = 0.05;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let shown: Publication;

beforeAll(async () => {
  shown = publication({ menus: [menu(1, 'dinner', 3, 4), { ...menu(2, 'brunch', 1, 2), id: 'brunch' }] });
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

async function open<T>(path: string, visit: (page: Page) => Promise<T>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  // A browser complains of a page that answers 404 itself.
  const isOfPage = (message: ConsoleMessage) =>
    message.location().url === site.origin + path && message.text().startsWith('Failed to load resource');
  const isExpected = (message: ConsoleMessage) =>
    isOfPage(message) || message.text().includes('blocked by Playwright');
  page.on('console', (message) => void (isExpected(message) || complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(String(error)));
  try {
    await page.goto(site.origin + path);
    const result = await visit(page);
    expect(complaints).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

test.each([true, false])('an item opens and closes, script %s', async (javaScriptEnabled) => {
  const visit = async (page: Page) => {
    const item = page.locator('#item-22');
    const extras = item.getByRole('heading', { name: 'Extras' });
    await page.locator('#item-22 h3 a').scrollIntoViewIfNeeded();
    const before = await page.evaluate('scrollY');
    expect(await extras.isVisible()).toBe(false);
    await page.locator('#item-22 h3 a').click();
    expect(page.url()).toMatch(/#item-22$/);
    expect(await extras.isVisible()).toBe(true);
    const sheet = await item.boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 390 });
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
    expect(sheet?.y).toBeGreaterThan(60);
    await page.getByRole('link', { name: 'Close' }).click();
    await extras.waitFor({ state: 'hidden' });
    expect(Math.abs(Number(await page.evaluate('scrollY')) - Number(before))).toBeLessThan(2);
  };
  await open(DINNER, visit, { javaScriptEnabled });
});

test('an open item is a dialog: it takes the focus, Escape closes it, and the focus returns', async () => {
  await open(DINNER, async (page) => {
    const dish = (await page.locator('#item-21 h3').textContent()) ?? '';
    await page.locator('#item-21 h3 a').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: dish }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate('document.activeElement.className')).toBe(classes('close'));
    await page.keyboard.press('Escape');
    await page.locator('#item-21:not([role])').waitFor();
    expect(await page.evaluate('document.activeElement.hash')).toBe('#item-21');
  });
});

test('nothing overflows on a desktop', async () => {
  const viewport = { width: 1280, height: 900 };
  for (const path of ['', '/menus', '/dinner'])
    for (const lang of ['ar', 'ru'])
      await open(
        `/m/zaatar-house-marina${path}?lang=${lang}`,
        async (page) => {
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
        },
        { viewport },
      );
});

test('names of one long word stay inside the narrowest phone', async () => {
  const former = shown;
  const [name, branch] = ['Donaudampfschifffahrtsgesellsc', 'Hauptbahnhofsvorplatzerweiterungsbau'];
  shown = {
    ...former,
    venue: { ...former.venue, name, branch, full_name: `${name}, ${branch.repeat(2)}` },
  };
  try {
    for (const path of ['', '/menus', '/dinner'])
      await open(
        `/m/zaatar-house-marina${path}`,
        async (page) => {
          expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(320);
        },
        { viewport: { width: 320, height: 640 } },
      );
  } finally {
    shown = former;
  }
});

const FRAME = 'new Promise((done) => requestAnimationFrame(done))';

/** How far the page's parts have moved by themselves until now; a shift is told after the frame that paints it. */
async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(`(async () => {
    window.shifts ??= [];
    window.watch ??= new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
    window.watch.observe({ type: 'layout-shift', buffered: true });
    for (let frames = 0; frames < 4; frames++) await ${FRAME};
  })()`);
  return page.evaluate(
    'window.shifts.reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0)',
  );
}

test('the bar stays within a thumb’s reach, and pictures do not shift the layout', async () => {
  // The phone's own letters, so that only pictures come late.
  const theme = { ...themeOf(DEFAULT_THEME), fonts: EMPTY_THEME.fonts };
  shown = { ...shown, branding: { ...shown.branding, theme } };
  await open(DINNER, async (page) => {
    await page.keyboard.press('Shift');
    const unsettled = page.locator(shortenClasses('section:not(.settled)'));
    await expect.poll(() => unsettled.count()).toBe(0);
    await page.evaluate('document.querySelector("#s2").scrollIntoView()');
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(300);
    const bar = await page.locator(shortenClasses('.bar')).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(PHONE.viewport.height);
    expect(await layoutShift(page)).toBe(0);
  });
});

const PAINTS = 'performance.getEntriesByName("first-contentful-paint").length';

test.each([DEFAULT_THEME, ...READY_MADE_THEMES])(
  'letters of $name that come late move next to nothing',
  async (values) => {
    shown = { ...shown, branding: { ...shown.branding, theme: themeOf(values) } };
    for (const path of ['?lang=en', '/dinner?lang=en', '/dinner?lang=ru'])
      await open(`/m/zaatar-house-marina${path}`, async (page) => {
        const painted = Promise.withResolvers<void>();
        await page.route('**/f/*', async (route) => {
          await painted.promise;
          await route.continue();
        });
        await page.reload({ waitUntil: 'commit' });
        // A page's policy forbids what waits inside it.
        await expect.poll(() => page.evaluate(PAINTS)).toBeGreaterThan(0);
        painted.resolve();
        await page.waitForLoadState();
        await page.evaluate('document.fonts.ready');
        expect(await page.evaluate('[...document.fonts].some(({ status }) => status === "loaded")')).toBe(
          true,
        );
        expect(await layoutShift(page)).toBeLessThan(MOST_SHIFT);
      });
  },
);

test.each([true, false])(
  'a link to a section of a long menu leads to its heading, script %s',
  async (javaScriptEnabled) => {
    const before = shown;
    shown = publication({ menus: [menu(1, 'dinner', 6, 30)] });
    const visit = async (page: Page) => {
      const top = async () => Math.round((await page.locator('#s5 h2').boundingBox())?.y ?? -1);
      await expect.poll(top).toBe(24);
    };
    await open(`${DINNER}#s5`, visit, { javaScriptEnabled, reducedMotion: 'no-preference' });
    shown = before;
  },
);

const closed = (page: Page) => page.locator('[role=dialog]').waitFor({ state: 'detached' });

test('an item leads to the next and the previous one, and going back closes it', async () => {
  await open(DINNER, async (page) => {
    await page.locator('#item-21 h3 a').click();
    await page.getByRole('link', { name: 'Next dish' }).click();
    await page.locator('#item-22[role=dialog]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#item-23[role=dialog]').waitFor();
    await page.getByRole('link', { name: 'Previous dish' }).click();
    await page.locator('#item-22[role=dialog]').waitFor();
    await page.goBack();
    await closed(page);
    expect(page.url()).not.toContain('#');
    expect(await page.evaluate('document.activeElement.hash')).toBe('#item-22');
    await page.locator('#item-20 h3 a').click();
    expect(await page.getByRole('link', { name: 'Previous dish' }).count()).toBe(0);
  });
});

test('an open item keeps the focus', async () => {
  const visit = async (page: Page) => {
    await page.locator('#item-21 h3 a').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focused = new Set<unknown>();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      focused.add(await page.evaluate('document.activeElement.ariaLabel?.replace(/:.*/, "")'));
    }
    // Between the last and the first, the focus is in the browser itself.
    focused.delete(undefined);
    focused.delete(null);
    expect(focused).toEqual(new Set(['Close', 'Next dish', 'Previous dish']));
  };
  await open(DINNER, visit);
});

test('an open item can be drawn down, and closes with a tap beside it', async () => {
  const visit = async (page: Page) => {
    const dialog = page.getByRole('dialog');
    await page.locator('#item-21 h3 a').click();
    await dialog.waitFor();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }],
      });
    const top = (await dialog.boundingBox())?.y ?? 0;
    await touch('touchStart', top + 40);
    await touch('touchMove', top + 80);
    await touch('touchMove', top + 190);
    await touch('touchEnd', 0);
    await closed(page);
    await page.locator('#item-21 h3 a').click();
    await dialog.waitFor();
    await page.mouse.click(20, 30);
    await closed(page);
  };
  await open(DINNER, visit, { hasTouch: true });
});

test.each([true, false])('a sheet of all sections leads to one, script %s', async (javaScriptEnabled) => {
  const visit = async (page: Page) => {
    await page.locator('[href="#sections"]').click();
    const sheet = await page.locator('#sections').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
    await page.locator('#sections a').nth(1).click();
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(300);
    expect(page.url()).toMatch(/#s2$/);
    expect((await page.locator('#sections').boundingBox())?.height).toBeLessThan(80);
    if (javaScriptEnabled) {
      await page.goBack();
      expect(page.url()).not.toContain('#');
    }
  };
  await open(DINNER, visit, { javaScriptEnabled });
});

test('pages print black on white, compact and without bars', async () => {
  const dark = READY_MADE_THEMES[0] ?? DEFAULT_THEME;
  shown = { ...shown, branding: { ...shown.branding, theme: themeOf(dark) } };
  await open(DINNER, async (page) => {
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(shortenClasses('.bar')).isVisible()).toBe(false);
    expect(await page.locator('#item-21 img').isVisible()).toBe(false);
    const look = `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(
      document.querySelector('#item-21 h3')))`;
    expect(await page.evaluate(look)).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });
});

test.each(['light', 'dark'] as const)(
  'a page without a venue, and the bar above it, is as dark as a %s room',
  async (colorScheme) => {
    for (const lang of ['en', 'ar'])
      await open(
        `/m/nowhere?lang=${lang}`,
        async (page) => {
          const ground = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
          expect(ground).toBe(colorScheme === 'dark' ? 'rgb(18, 22, 26)' : 'rgb(238, 241, 233)');
          const bar = `[...document.querySelectorAll('[name=theme-color]')].find(({ media }) => matchMedia(media).matches).content`;
          expect(await page.evaluate(bar)).toBe(colorScheme === 'dark' ? '#12161a' : '#eef1e9');
        },
        { colorScheme },
      );
  },
);

test('a phone loads the small photo of a row, and the wide one when the dish opens', () =>
  open(
    DINNER,
    async (page) => {
      const loaded = new Set<string>();
      page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
      await page.reload({ waitUntil: 'networkidle' });
      const picture = page.locator('#item-20 img');
      const small = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      const wide = small.replace(/-412$/, '-824');
      expect([small, wide]).toEqual([expect.stringMatching(/-412$/), expect.stringMatching(/-824$/)]);
      expect(loaded).toContain(small);
      expect([...loaded].filter((path) => path.endsWith('-824'))).toEqual([]);
      await page.locator('a[href="#item-20"]').click();
      await expect.poll(() => loaded.has(wide)).toBe(true);
    },
    { deviceScaleFactor: 2.6 },
  ));

test('a dish keeps the small photo where the wide one does not come', () =>
  open(
    DINNER,
    async (page) => {
      let asked = 0;
      await page.route('**/i/*-824', (route) => {
        asked += 1;
        return route.fulfill({ contentType: 'image/webp', body: 'no picture' });
      });
      const picture = page.locator('#item-20 img');
      await page.locator('a[href="#item-20"]').click();
      await expect.poll(() => asked).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(
        await picture.evaluate((image: HTMLImageElement) => [
          new URL(image.currentSrc).pathname.replace(/.*-/, ''),
          image.naturalWidth > 0,
        ]),
      ).toEqual(['412', true]);
    },
    { deviceScaleFactor: 2.6, serviceWorkers: 'block' },
  ));

test('a theme of large photos loads the wide ones at once', () => {
  const before = shown;
  const theme = themeOf(EMPTY_THEME);
  for (const { options } of theme.menu_themes) options.items.photo.size = 'big';
  shown = publication({ ...before, branding: { ...before.branding, theme } });
  return open(DINNER, async (page) => {
    const picture = page.locator('#item-20 img');
    expect(await picture.getAttribute('src')).toMatch(/-824$/);
  }).finally(() => {
    shown = before;
  });
});

test('a printed menu has whole descriptions, extras, statements, the day and the place', () =>
  open(DINNER, async (page) => {
    const shown = async () => {
      const dish = page.locator('#item-20');
      const lines = await dish
        .locator(shortenClasses('.item-description'))
        .evaluate((text) => text.scrollHeight <= text.clientHeight);
      return [
        lines,
        await dish.locator(shortenClasses('.details')).isVisible(),
        await page.locator(shortenClasses('.chip')).isVisible(),
        await page.locator(shortenClasses('.paper')).isVisible(),
      ];
    };
    expect((await shown()).slice(1)).toEqual([false, true, false]);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual([true, true, false, true]);
    expect(await page.locator(shortenClasses('.paper')).textContent()).toMatch(
      /Zaatar House.*Published on .*\d{4}\./,
    );
  }));

test('a printed menu has its code at once, also of a guest who has not come to its foot', () =>
  open(DINNER, async (page) => {
    await page.emulateMedia({ media: 'print' });
    const code = page.locator(shortenClasses('.paper img'));
    const seen = code.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]);
    expect(await seen).toEqual([true, true]);
    expect(await code.isVisible()).toBe(true);
  }));
