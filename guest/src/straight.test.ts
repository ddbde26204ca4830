import type { Publication } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { menu, photo, publication } from '../test/sample.ts';
import { classes } from './class-names.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

const WELCOME: PageAddress = { kind: 'welcome' };
const MENU: PageAddress = { kind: 'menu', menuSlug: 'dinner' };
const dinner = menu(1, 'dinner', 1, 2);
const brunch = { ...menu(2, 'brunch', 1, 2), id: 'brunch' };
const over = { type: 'specific', data: { all_day: true, from: '2025-01-01', to: '2025-01-02' } } as const;

/** A page of a venue with one language. */
function render(page: PageAddress, given: Partial<Publication> = {}) {
  const venue = { ...publication().venue, extra_locales: [] };
  const of = publication({ venue, menus: [dinner], ...given });
  const now = new Date('2026-11-21T12:00:00Z');
  return renderPage({ publication: of, page, locale: 'en', now, baseUrl: 'https://menu.test' });
}

const dishes = (html: string) => html.match(/ itemprop=hasMenuItem /g)?.length ?? 0;
const BACK = `<a class=${classes('back')} `;

test('the code of one menu in one language shows its dishes at once, which have one address for machines', () => {
  const { status, html } = render(WELCOME);
  expect([status, dishes(html)]).toEqual([200, 2]);
  expect(html).toContain('rel=canonical href="https://menu.test/m/zaatar-house-marina/dinner"');
  expect(html).toBe(render(MENU).html);
  const [first, ...parts] = [menu(1, 'dinner', 4, 100)].map((it) => render(WELCOME, { menus: [it] }).html);
  expect(parts).toEqual([]);
  expect(first).toContain('href="/m/zaatar-house-marina/dinner?from=300"');
});

test('what else the welcome page says stands on the menu: where the venue is, and its picture', () => {
  const { html } = render(WELCOME);
  expect(html).not.toContain(BACK);
  expect(html).toContain('href="tel:+97143218765"');
  expect(html).toContain('src="/i/201-412"');
  const plain = render(WELCOME, { menus: [{ ...dinner, photo: null }] });
  expect(plain.html).toContain('src="/i/2-412"');
  const bare = { ...publication().branding, logo: photo(1), welcome_screen: null };
  const none = render(WELCOME, { branding: bare, menus: [{ ...dinner, photo: null }] }).html;
  expect(none).not.toContain(`class="${classes('banner')} c`);
});

test('a second menu that is on, or another language, brings the welcome page back', () => {
  const two = render(WELCOME, { menus: [dinner, brunch] });
  expect([two.status, dishes(two.html)]).toEqual([200, 0]);
  const ofTwo = render(MENU, { menus: [dinner, brunch] }).html;
  expect(ofTwo).toContain(`${BACK}href="/m/zaatar-house-marina/menus"`);
  expect(ofTwo).not.toContain('tel:+97143218765"');
  const off = render(WELCOME, { menus: [dinner, { ...brunch, schedule: over }] });
  expect(dishes(off.html)).toBe(2);
  const { venue } = publication();
  expect(dishes(render(WELCOME, { venue }).html)).toBe(0);
  expect(render(MENU, { venue }).html).toContain(`${BACK}href="/m/zaatar-house-marina?lang=en"`);
  const english = { ...dinner, locales: ['en' as const] };
  expect(dishes(render(WELCOME, { venue, menus: [english] }).html)).toBe(2);
});

test('a venue that is closed says so on its welcome page', () => {
  const { html } = render(WELCOME, { menus: [{ ...dinner, schedule: over }] });
  expect([dishes(html), html.includes('Closed now')]).toEqual([0, true]);
});
