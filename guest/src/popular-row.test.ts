import { MENU_PAGE_ITEMS, POPULAR_ROW } from '@sofra/contract/limits';
import type { PublishedItem } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { item, menu, photo, publication } from '../test/sample.ts';
import { classes } from './class-names.ts';
import type { PageRequest } from './page-at.ts';
import { renderPage } from './render.ts';

const ROW = new RegExp(`<nav class=${classes('popular-row')} .*?</nav>`, 's');
const over = { type: 'specific', data: { all_day: true, from: '2025-01-01', to: '2025-01-02' } } as const;

type Given = Partial<Pick<PageRequest, 'locale' | 'soldOut'>> & { from?: number; isOn?: boolean };

/** The row of a menu of these dishes; nothing where there is none. */
function rowOf(items: PublishedItem[], { from = 0, isOn = true, locale = 'en', soldOut }: Given = {}) {
  const dinner = menu(1, 'dinner', 1, 1);
  const sections = dinner.sections.map((section) => ({ ...section, items }));
  const venue = publication({ menus: [{ ...dinner, sections }] });
  for (const { options } of venue.branding.theme.menu_themes) options.popular_row = isOn;
  const page = { kind: 'menu', menuSlug: 'dinner', from } as const;
  const now = new Date('2026-11-21T12:00:00Z');
  const given = { publication: venue, page, locale, now, baseUrl: 'https://menu.test' };
  return ROW.exec(renderPage(soldOut ? { ...given, soldOut } : given).html)?.[0];
}

const dishesIn = (row: string | undefined) =>
  [...(row ?? '').matchAll(/href=#item-(\d+)/g)].map(([, number]) => Number(number));

const popular = (n: number, given: Partial<PublishedItem> = {}): PublishedItem => ({
  ...item(n),
  number: n,
  is_popular: true,
  photo: photo(n),
  ...given,
});

test('popular dishes with photos stand on top, each leading to its dish', () => {
  const row = rowOf([popular(1), { ...item(2), is_popular: false }, popular(3), popular(4)]);
  expect(dishesIn(row)).toEqual([1, 3, 4]);
  expect(row).toContain('<h2>Popular</h2>');
  expect(row).toMatch(/src="\/i\/1-412"><h3>[^<]+<\/h3><p class=p>AED\s\d/);
  expect(row).not.toContain('itemprop');
  expect(row?.match(/loading=lazy/g)).toHaveLength(1);
  expect(rowOf([popular(1), popular(2), popular(3)], { locale: 'ar' })).toContain('الأكثر طلبًا');
});

test('there is no row of too few, and none where the theme has none', () => {
  const two = [popular(1), popular(2)];
  expect(rowOf([...two, popular(3, { photo: null })])).toBeUndefined();
  expect(rowOf([...two, popular(3, { schedule: over })])).toBeUndefined();
  const three = [...two, popular(3)];
  expect(rowOf(three, { soldOut: new Map([[item(3).id, null]]) })).toBeUndefined();
  expect(rowOf(three, { isOn: false })).toBeUndefined();
  expect(rowOf(three)).toBeDefined();
});

test('the row has so many dishes at most, and stands on the first part of a long menu', () => {
  const many = Array.from({ length: MENU_PAGE_ITEMS + 20 }, (_, n) => popular(n + 1));
  expect(dishesIn(rowOf(many))).toEqual(Array.from({ length: POPULAR_ROW.most }, (_, n) => n + 1));
  expect(rowOf(many, { from: MENU_PAGE_ITEMS })).toBeUndefined();
});
