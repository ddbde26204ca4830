import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { DEFAULT_THEME, EMPTY_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { menu, photo, publication, themeOf } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { dish, extra, seen } from '../test/stated-dishes.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

const DINNER = '/m/zaatar-house-marina/dinner?lang=en';
const { finding: words, filter } = PHRASES.en;

/** How far the page's parts have moved by themselves since it was opened. */
const SHIFTS = `new Promise((done) => {
  const watch = new PerformanceObserver((list) => done(list.getEntries().map(({ value }) => value)));
  watch.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done([])));
})`;

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let shown: PublishedItem[] = [];
let theme = DEFAULT_THEME;

const FEW = [
  dish(1, 'Rice pudding', { warnings: ['milk'], speciality: ['vegetarian'] }),
  dish(2, 'Olive bread', { may_contain: ['milk'], warnings: ['wheat'], speciality: ['vegan'] }),
  dish(3, 'Green salad', {
    free_of: ['milk'],
    speciality: ['vegan'],
    extras: [extra('Cheese', { warnings: ['milk'] }), extra('Nuts', {})],
  }),
  dish(4, 'Soup of the day', {}),
];

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 1, 1);
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const now = new Date('2026-11-21T12:00:00Z');
  site = await serve(() => {
    const menus = [{ ...dinner, sections: [{ ...section, items: shown }] }];
    const venue = publication({ menus });
    return { ...venue, branding: { ...venue.branding, theme: themeOf(theme) } };
  }, now);
  browser = await theBrowser();
});

afterAll(() => site?.close());

async function open(
  items: PublishedItem[],
  visit: (page: Page) => Promise<void>,
  { lang = 'en', ...options }: BrowserContextOptions & { lang?: Locale } = {},
) {
  shown = items;
  const given = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', ...options } as const;
  const context = await browser.newContext({ ...given, serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.origin + DINNER.replace('lang=en', `lang=${lang}`));
  await visit(page);
  expect(complaints).toEqual([]);
  await context.close();
}

async function choose(page: Page, ...names: string[]) {
  await page.locator('.ch').click();
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

test('where none of the popular dishes is left, there is no row of them', async () => {
  const items = [11, 12, 13].map((n) =>
    dish(n, `Curd ${n}`, { warnings: ['milk'], is_popular: true, photo: photo(n) }),
  );
  await open([...items, ...FEW], async (page) => {
    const row = page.getByRole('navigation', { name: PHRASES.en.popularDishes });
    expect(await row.isVisible()).toBe(true);
    await choose(page, 'Milk');
    expect(await row.isVisible()).toBe(false);
    await page.getByRole('button', { name: words.show, exact: true }).click();
    expect(await seen(page, '.e a')).toEqual([11, 12, 13].map((n) => [`Curd ${n}`, 'c Contains: milk']));
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a popular dish opens as its row does, and gives the focus back', async () => {
  const items = [11, 12, 13].map((n) => dish(n, `Curd ${n}`, { is_popular: true, photo: photo(n) }));
  await open([...FEW, ...items], async (page) => {
    const tile = page.locator('.e a').nth(1);
    await tile.click();
    await page.getByRole('dialog', { name: 'Curd 12' }).waitFor();
    const place = await page.evaluate('scrollY');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await tile.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.evaluate('scrollY')).toBe(place);
  });
});

test('dishes that contain what is avoided are hidden, the others say what they state', async () => {
  await open(FEW, async (page) => {
    await choose(page, 'Milk');
    expect(await seen(page)).toEqual([
      ['Olive bread', 'm May contain: milk'],
      ['Green salad', 'c With Cheese – contains: milk', 'u Extras – not stated: milk', 'f Free of: milk'],
      ['Soup of the day', 'u Not stated: milk'],
    ]);
    expect(await page.getByRole('status').first().textContent()).toBe('1 hidden');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: words.show, exact: true }).click();
    expect((await seen(page))[0]).toEqual(['Rice pudding', 'c Contains: milk']);
    await page.getByRole('button', { name: words.clear }).click();
    expect(await seen(page)).toEqual(FEW.map(({ texts }) => [texts.en?.title]));
    expect(await page.evaluate('document.activeElement.hash')).toBe('#sections');
    await page.reload();
    expect(await page.locator('[data-choice]').count()).toBe(0);
  });
});

test('a diet hides the dishes that do not claim it, and nothing follows from it', async () => {
  await open(FEW, async (page) => {
    await choose(page, 'Vegan', 'Milk');
    expect((await seen(page)).map(([title]) => title)).toEqual(['Olive bread', 'Green salad']);
    expect(await page.getByRole('status').first().textContent()).toBe('2 hidden');
    await page.getByRole('button', { name: words.show, exact: true }).click();
    expect((await seen(page)).at(-1)).toEqual(['Soup of the day', 'u Not stated: milk, vegan']);
  });
});

test('the choice holds after a reload, in every language, and in the table’s address', async () => {
  // The phone's own letters, which do not come late.
  theme = { ...DEFAULT_THEME, fonts: EMPTY_THEME.fonts };
  await open(FEW, async (page) => {
    await choose(page, 'Milk');
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('[data-choice=applied]').waitFor();
    expect(await seen(page)).toHaveLength(3);
    expect(await page.evaluate(SHIFTS)).toEqual([]);
    await page.goto(page.url().replace('lang=en', 'lang=ar'));
    await page.locator('[data-choice=applied]').waitFor();
    expect((await seen(page)).map(([, mark]) => mark?.split(':')[0])).toEqual([
      'm قد يحتوي على',
      'c مع Cheese – يحتوي على',
      'u غير مذكور',
    ]);
    expect(await page.locator('.ch').textContent()).toBe(`${PHRASES.ar.filter} (1)`);
    expect(await page.context().cookies()).toEqual([]);
  });
  theme = DEFAULT_THEME;
});

test('the sheet lists first what the menu states something about, and is accessible', async () => {
  await open(FEW, async (page) => {
    await page.getByRole('link', { name: filter }).click();
    const dialog = page.getByRole('dialog', { name: filter });
    await dialog.waitFor();
    const groups = dialog.getByRole('group');
    expect(await groups.first().getByRole('checkbox').count()).toBe(3);
    expect(await groups.nth(1).locator('legend').textContent()).toBe(words.unsaid);
    expect(await violationsOf(page)).toEqual([]);
    const table = await dialog.getByRole('link', { name: words.table }).getAttribute('href');
    expect(table).toContain('/dinner/allergens?lang=en');
    await page.keyboard.press('Escape');
    expect(await page.evaluate('document.activeElement.className')).toBe('ch');
  });
});

const ROOMS = [
  ...[DEFAULT_THEME, ...READY_MADE_THEMES].map((of) => ({ of, lang: 'en', forcedColors: 'none' }) as const),
  ...LOCALE_CODES.map((lang) => ({ of: DEFAULT_THEME, lang, forcedColors: 'active' }) as const),
];

test.each(ROOMS)(
  'marks, bar and sheet are accessible and fit in $of.name, $lang, forced colours $forcedColors',
  async ({ of, lang, forcedColors }) => {
    theme = of;
    const visit = async (page: Page) => {
      await page.locator('.ch').click();
      await page.locator('[value=milk]').check();
      await page.locator('[name=all]').check();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const size of ['100%', '200%']) {
        await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      }
    };
    await open(FEW, visit, { lang, forcedColors });
    theme = DEFAULT_THEME;
  },
);

test('the sheet is as dark as a dark room of high contrast, and a choice has a frame', async () => {
  const visit = async (page: Page) => {
    await page.locator('.ch').click();
    await page.locator('[value=milk]').check();
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => {
          const { color, backgroundColor, borderTopWidth } = getComputedStyle(it);
          return [color, backgroundColor, borderTopWidth];
        });
    // axe takes the canvas for white here.
    expect(await look('.avoid')).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', '2px']);
    const chosen = await look('label:has([value=milk])');
    expect([chosen[0], chosen[2]]).toEqual(['rgb(255, 255, 255)', '2px']);
  };
  await open(FEW, visit, { forcedColors: 'active', colorScheme: 'dark' });
});

test('on a page that was saved before rows had letters, its words say what contains wheat contains gluten', async () => {
  await open(FEW, async (page) => {
    const before = (html: string) =>
      html.replaceAll(/ data-[cmf]=\w+/g, '').replace(/<a class=ch.*?<\/a>/, '');
    await page.route('**/dinner?*', async (route) => {
      const response = await route.fetch();
      const body = before(await response.text()).replaceAll('Contains: Gluten, Wheat', 'Contains: Wheat');
      await route.fulfill({ response, body });
    });
    await page.evaluate(`sessionStorage.choice = '{"avoid":["gluten"],"diets":[],"all":true}'`);
    await page.reload();
    await page.locator('[data-choice=applied]').waitFor();
    expect(await page.locator('.ch, [data-c]').count()).toBe(0);
    expect((await seen(page)).map(([, mark]) => mark)).toEqual([
      'u Not stated: gluten',
      'c Contains: gluten',
      'u Not stated: gluten',
      'u Not stated: gluten',
    ]);
  });
});

test('going forward to a dish whose section is hidden by now shows it', async () => {
  await open(FEW.slice(0, 1), async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Rice pudding' });
    await page.getByRole('link', { name: 'Rice pudding' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await choose(page, 'Milk');
    expect(await page.locator('section').isVisible()).toBe(false);
    await page.goForward();
    await dialog.getByText('Contains: Milk', { exact: true }).waitFor();
    expect(await dialog.isVisible()).toBe(true);
  });
});

test('the name of an extra is said as it is', async () => {
  const odd = dish(1, 'Pie', { extras: [extra("$& $' $$", { warnings: ['milk'] })] });
  await open([odd], async (page) => {
    await choose(page, 'Milk');
    expect(await seen(page)).toEqual([['Pie', "c With $& $' $$ – contains: milk", 'u Not stated: milk']]);
  });
});

test('on paper all dishes stand with their marks', async () => {
  await open(FEW, async (page) => {
    await choose(page, 'Vegan', 'Milk');
    const pudding = page.locator('#item-21');
    expect(await pudding.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const n of [21, 22, 23, 24]) expect(await page.locator(`#item-${n} .states`).isVisible()).toBe(true);
    expect(await pudding.getByText('Contains: milk', { exact: true }).isVisible()).toBe(true);
  });
});

test('search and filter are loaded with their first use', async () => {
  await open(FEW, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload({ waitUntil: 'networkidle' });
    expect(asked.filter((path) => path.endsWith('find.js'))).toEqual([]);
    await page.locator('.ch').click();
    await page.getByRole('dialog').waitFor();
    expect(asked.filter((path) => path.endsWith('find.js'))).toHaveLength(1);
  });
});

test('where the filter can’t be loaded, the chip leads to the table, and a choice that is not applied is said', async () => {
  await open(FEW, async (page) => {
    await page.evaluate(`sessionStorage.choice = '{"avoid":["milk"]}'`);
    await page.route('**/find.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByText(PHRASES.en.scripted.unfiltered).waitFor();
    expect(await page.locator('#item-21').isVisible()).toBe(true);
    await page.locator('.ch').click();
    await page.getByRole('table').waitFor();
  });
});

test('without script the chip leads to the table', async () => {
  const visit = async (page: Page) => {
    await page.locator('.ch').click();
    await page.getByRole('table').waitFor();
  };
  await open(FEW, visit, { javaScriptEnabled: false });
});

test('an open dish says all that it states, and that it states nothing', async () => {
  await open(FEW, async (page) => {
    const statements = async (n: number) => {
      await page.goto(`${site.origin}${DINNER}#item-${n}`);
      return page.locator(`#item-${n} .w:visible`).allTextContents();
    };
    expect(await statements(22)).toEqual(['Contains: Gluten, Wheat', 'May contain: Milk']);
    expect(await page.locator('#item-23 small').allTextContents()).toEqual([
      'Contains: Milk',
      PHRASES.en.unstated,
    ]);
    expect(await statements(23)).toEqual(['Free of: Milk']);
    expect(await statements(24)).toEqual([PHRASES.en.unstated]);
  });
});
