import { type Browser, chromium, type Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { shortenClasses } from './class-names.ts';

const NARROW = { width: 320, height: 640 };
const LONG = 'Plats de résistance et accompagnements';
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 2, 3);
  const [first, ...others] = dinner.sections;
  if (first) dinner.sections = [{ ...first, texts: { en: { title: LONG } } }, ...others];
  const of = publication({ menus: [dinner, { ...menu(2, 'brunch', 1, 2), id: 'brunch' }] });
  const shown = { ...of, venue: { ...of.venue, phone: '+97143456789' } };
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'));
  const launch = chromiumLaunch();
  // Letters twice as large by the browser's own setting, which queries of the width in letters follow too.
  const args = [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'];
  browser = await chromium.launch({ ...launch, args });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function open(path: string, lang: Locale, visit: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: NARROW, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/m/zaatar-house-marina${path}?lang=${lang}`);
  await visit(page);
  await page.close();
}

/** The words of an element that lie in more than one line. */
const broken = (page: Page, selector: string) =>
  page.locator(shortenClasses(selector)).evaluate((it) => {
    const node = [...it.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as Text;
    return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

test.each(LOCALE_CODES)(
  'in large letters on a narrow phone the welcome page fits, and its button’s words are whole: %s',
  async (lang) => {
    await open('', lang, async (page) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(NARROW.width);
      expect(await broken(page, '.action b')).toEqual([]);
    });
  },
);

test.each(LOCALE_CODES)(
  'in large letters the filter’s foot covers nothing of its choices: %s',
  async (lang) => {
    await open('/dinner', lang, async (page) => {
      await page.locator(shortenClasses('.chip')).click();
      await page.getByRole('dialog').waitFor();
      const last = page.getByRole('dialog').locator('label').last();
      await last.scrollIntoViewIfNeeded();
      const [foot, choice] = [await page.locator('dialog footer').boundingBox(), await last.boundingBox()];
      expect(foot?.y).toBeGreaterThanOrEqual((choice?.y ?? 0) + (choice?.height ?? 0));
      await page.getByRole('dialog').evaluate((it) => it.scrollTo(0, 0));
      expect((await page.locator('dialog footer').boundingBox())?.y).toBeGreaterThanOrEqual(NARROW.height);
    });
  },
);

test.each(LOCALE_CODES)(
  'in large letters the bar covers nothing of the first heading of a search with a choice: %s',
  async (lang) => {
    await open('/dinner', lang, async (page) => {
      await page.evaluate(`sessionStorage.choice = '{"avoid":["milk"],"diets":["vegan"],"all":true}'`);
      await page.reload();
      await page.locator('[data-choice=applied]').waitFor();
      await page.locator(shortenClasses('.bar .search')).click();
      const title = await page.locator('h3').first().textContent();
      await page.getByRole('searchbox').fill(title ?? '');
      const bar = await page.locator(shortenClasses('.bar')).boundingBox();
      const heading = await page.locator('section:not([hidden]) h2').first().boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });
  },
);

test('in large letters the sheet of the sections shows a long name and its number whole', async () => {
  await open('/dinner', 'en', async (page) => {
    await page.locator(shortenClasses('.all')).click();
    const links = page.locator(shortenClasses('.section-links:target > a[data-count]'));
    await links.first().waitFor();
    const sizes = await links.evaluateAll((all) => {
      for (const it of all) it.dataset.count = '120';
      return all.map((it) => ({
        hidden: it.scrollWidth - it.clientWidth,
        number: getComputedStyle(it, '::after').height,
      }));
    });
    expect(await links.first().textContent()).toBe(LONG);
    expect(sizes[0]).toEqual({ hidden: 0, number: sizes[1]?.number });
  });
});

test('a name that is not translated stands in the sheet of the sections where the others do', async () => {
  await open('/dinner', 'ar', async (page) => {
    await page.locator(shortenClasses('.all')).click();
    const links = page.locator(shortenClasses('.section-links:target > a[data-count]'));
    await links.first().waitFor();
    const ends = await links.evaluateAll((all) =>
      all.map((it) => {
        const range = new Range();
        range.selectNodeContents(it);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(ends[0]).toBe(ends[1]);
  });
});
