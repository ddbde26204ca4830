import { MENU_PAGE_ITEMS } from '@sofra/contract/limits';
import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { renderPage } from './render.ts';

const now = new Date('2026-11-21T12:00:00Z');
const half = MENU_PAGE_ITEMS / 2;

const pageOf = (shown: Publication, from: number) =>
  renderPage({
    publication: shown,
    page: { kind: 'menu', menuSlug: 'dinner', from },
    locale: 'en',
    now,
    baseUrl: 'https://menu.test',
  });

const numbersIn = (html: string) => [...html.matchAll(/id=item-(\d+)/g)].map(([, number]) => Number(number));

test('a menu of as many items as fit on a page is on one', () => {
  const whole = publication({ menus: [menu(1, 'dinner', 2, half)] });
  const { html } = pageOf(whole, 0);
  expect(numbersIn(html)).toHaveLength(MENU_PAGE_ITEMS);
  expect(html).not.toMatch(/from=|id=later|id=earlier/);
});

test('the parts of a longer menu hold each item once, in order, and lead to one another', () => {
  const long = publication({ menus: [menu(1, 'dinner', 5, half)] });
  const all = long.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const numbers: number[] = [];
  let from: number | undefined = 0;
  while (from !== undefined) {
    const { html } = pageOf(long, from);
    numbers.push(...numbersIn(html));
    expect(html.includes('id=earlier')).toBe(from > 0);
    const next = /<a class=pt id=later href="[^"]*from=(\d+)"/.exec(html)?.[1];
    expect(html.includes('id=later')).toBe(next !== undefined);
    from = next === undefined ? undefined : Number(next);
  }
  expect(numbers).toEqual(all.map(({ number }) => number));
});

test('a part names itself to machines, and its bar leads to sections on other parts', () => {
  const long = publication({ menus: [menu(1, 'dinner', 5, half)] });
  const { html } = pageOf(long, MENU_PAGE_ITEMS);
  const address = 'https://menu.test/m/zaatar-house-marina/dinner';
  expect(html).toContain(`<link rel=canonical href="${address}?lang=en&amp;from=${MENU_PAGE_ITEMS}">`);
  expect(html).toContain(`hreflang=ar href="${address}?lang=ar&amp;from=${MENU_PAGE_ITEMS}"`);
  expect(html).toContain(`hreflang=x-default href="${address}?from=${MENU_PAGE_ITEMS}"`);
  expect(html).toContain(`itemid="${address}?lang=en"`);
  expect(html).toContain('<title>Dinner (2) · Zaatar House, Marina</title>');
  const bar = [...html.matchAll(/<a href="?([^">]*#s\d+)/g)].map(([, href]) => href);
  const path = '/m/zaatar-house-marina/dinner?lang=en';
  expect(bar).toEqual([
    `${path}#s1`,
    `${path}#s2`,
    '#s3',
    '#s4',
    `${path}&amp;from=${2 * MENU_PAGE_ITEMS}#s5`,
  ]);
});

test('a number at which no part begins leads to the beginning', () => {
  const long = publication({ menus: [menu(1, 'dinner', 5, half)] });
  for (const from of [1, MENU_PAGE_ITEMS - 1, 3 * MENU_PAGE_ITEMS, 900_000]) {
    const { status, location, html } = pageOf(long, from);
    expect([from, status, location]).toEqual([
      from,
      302,
      'https://menu.test/m/zaatar-house-marina/dinner?lang=en',
    ]);
    expect(html).toBe('');
  }
});
