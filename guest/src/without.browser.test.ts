import type { Browser, Page } from '@playwright/test';
import type { Locale } from '@sofra/contract/languages/locales';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { item, menu, publication } from '../test/sample.ts';
import { serve } from '../test/site.ts';
import { violationsOf } from '../test/violations.ts';
import { PHRASES } from './phrases/phrases.ts';

const NOTHING = { warnings: [], may_contain: [], free_of: [], speciality: [], extras: [] };
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

const dish = (n: number, en: string, ar: string, ru: string, stated: Partial<PublishedItem>) => ({
  ...item(n),
  ...NOTHING,
  texts: { en: { title: en }, ar: { title: ar }, ru: { title: ru } },
  ...stated,
});

const walnuts = {
  id: 'walnuts',
  number: 900,
  texts: { en: { title: 'Walnuts' } },
  price: '0.00',
  warnings: ['nuts'],
  may_contain: [],
  free_of: [],
};

const DISHES = [
  dish(1, 'Halva with nuts', 'حلاوة مع مكسرات', 'Халва с орехами', { warnings: ['nuts'] }),
  dish(2, 'Freekeh soup', 'شوربة فريكة', 'Суп из фрике', { warnings: ['gluten'], free_of: ['nuts'] }),
  dish(3, 'Fried chicken, free-range', 'دجاج مقلي', 'Жареная курица', {}),
  dish(4, 'Polenta', 'بولينتا', 'Полента', { speciality: ['gluten_free', 'lactose_free'] }),
  dish(5, 'Nut free pesto', 'بيستو بدون مكسرات', 'Песто без орехов', { may_contain: ['nuts'] }),
  dish(6, 'Rice', 'أرز', 'Рис', { free_of: ['nuts'], extras: [walnuts] }),
  dish(7, 'Gluten free wafer', 'ويفر خالٍ من الغلوتين', 'Вафля без глютена', {
    warnings: ['gluten'],
    speciality: ['gluten_free'],
  }),
];

beforeAll(async () => {
  const dinner = menu(1, 'dinner', 1, 1);
  const [section] = dinner.sections;
  if (!section) throw new Error('the sample has a section');
  const shown = publication({ menus: [{ ...dinner, sections: [{ ...section, items: DISHES }] }] });
  site = await serve(() => shown, new Date('2026-11-21T12:00:00Z'));
  browser = await theBrowser();
});

afterAll(() => site?.close());

async function search(lang: Locale, query: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${site.origin}/m/zaatar-house-marina/dinner?lang=${lang}`);
  await page.getByRole('button', { name: PHRASES[lang].scripted.find }).click();
  await page.getByRole('searchbox').fill(query);
  await visit(page);
  await context.close();
}

const inSight = async (page: Page) =>
  (
    await page.locator('.i:visible').evaluateAll((all) => all.map(({ id }) => Number(id.slice(5)) - 20))
  ).sort();

test.each([
  ['en', 'nut free', [2]],
  ['en', 'NUT-FREE', [2]],
  ['en', 'free of nuts', [2]],
  ['en', 'without nuts', [2]],
  ['en', 'nut allergy', [2]],
  ['en', 'soup without nuts', [2]],
  ['en', 'chicken no nuts', []],
  ['en', 'walnut free', [2]],
  ['en', 'milk free', []],
  ['en', 'dairy free', []],
  ['en', 'gluten free', [4]],
  ['en', 'free of gluten', [4]],
  ['en', 'lactose free', [4]],
  ['en', 'lactose free without nuts', []],
  ['en', 'sugar free', []],
  ['en', 'free range', [3]],
  ['en', 'contains nuts', []],
  ['en', 'soup lobster nuts', []],
  ['en', 'nuts', [1, 6]],
  ['ar', 'خال من المكسرات', [2]],
  ['ar', 'خالي من مكسرات', [2]],
  ['ar', 'بدون مكسرات', [2]],
  ['ar', 'خالٍ من الغلوتين', [4]],
  ['ru', 'без орехов', [2]],
  ['ru', 'не содержит орехи', [2]],
  ['ru', 'без глютена', [4]],
  ['ru', 'без молока', []],
] as const)('in %s, “%s” finds only what the venue says is free of it', async (lang, query, found) => {
  await search(lang, query, async (page) => expect(await inSight(page)).toEqual(found));
});

test('a search for what is free of an ingredient offers to avoid it, and says whose word it gives', async () => {
  await search('en', 'nut free', async (page) => {
    const { avoid, denied, found } = PHRASES.en.finding;
    expect(await page.locator('.found').textContent()).toBe(`${found}: 1. ${denied}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: `${avoid}: nuts` }).click();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.locator('#item-22 [data-state]').textContent()).toBe('Free of: nuts');
    expect(await inSight(page)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

test('only words that were hits are marked', async () => {
  await search('en', 'fre', async (page) => {
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)));
    expect(await marked()).toEqual(['Freekeh', 'free', 'free', 'free']);
    await page.getByRole('searchbox').fill('frie');
    expect(await marked()).toEqual(['Fried']);
  });
});
