import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

const WELCOME: PageAddress = { kind: 'welcome' };

/** A page of a venue in one or more languages that says of its cuisine what is given. */
function pageOf(cuisine: string | null, page = WELCOME, extra_locales: ['ar'] | [] = ['ar']): string {
  const venue = { ...publication().venue, cuisine, extra_locales };
  const of = publication({ venue, menus: [menu(1, 'dinner', 1, 2)] });
  const now = new Date('2026-11-21T12:00:00Z');
  return renderPage({ publication: of, page, locale: 'en', now, baseUrl: 'https://menu.test' }).html;
}

const dataOf = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

test.each([
  ['Lebanese', ['Lebanese']],
  ['Lebanese, grill,Seafood', ['Lebanese', 'grill', 'Seafood']],
  ['لبناني، مشاوي', ['لبناني', 'مشاوي']],
  ['和食、寿司，拉面', ['和食', '寿司', '拉面']],
  [', Lebanese,, Lebanese ،', ['Lebanese']],
  [' , ، 、 ', undefined],
  [null, undefined],
])('machines are told what a place cooks: %j', (cuisine, told) => {
  expect(dataOf(pageOf(cuisine)).servesCuisine).toEqual(told);
});

test('a cuisine is a text inside the script element, whatever it holds', () => {
  const cuisine = '</script><script>alert(1)</script>, "A" & <!--';
  const html = pageOf(cuisine);
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<!--');
  expect(dataOf(html).servesCuisine).toEqual(['</script><script>alert(1)</script>', '"A" & <!--']);
});

test('the only menu in the only language, which stands at the venue’s address, tells the cuisine too', () => {
  expect(dataOf(pageOf('Lebanese', WELCOME, [])).servesCuisine).toEqual(['Lebanese']);
  const dinner = { kind: 'menu', menuSlug: 'dinner' } as const;
  expect(dataOf(pageOf('Lebanese', dinner)).servesCuisine).toBeUndefined();
});
