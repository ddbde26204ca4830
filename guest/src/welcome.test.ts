import { EMPTY_THEME } from '@sofra/contract/branding/themes';
import type { MenuPart, PublishedItem } from '@sofra/contract/publishing/publishing';
import { expect, test } from 'vitest';
import { item, menu, photo, publication, themeOf } from '../test/sample.ts';
import { classes, shortenClasses } from './class-names.ts';
import { renderPage } from './render.ts';

const now = new Date('2026-11-21T12:00:00Z');

function welcome(given: Parameters<typeof publication>[0] = {}): string {
  const page = { kind: 'welcome' } as const;
  return renderPage({ publication: publication(given), page, locale: 'en', now, baseUrl: '' }).html;
}

const plate = `class=${classes('plate')}`;

/** A menu of dishes, each with a photo or without, and popular or not. */
function menuOf(...dishes: Partial<PublishedItem>[]): MenuPart {
  const lunch = { ...menu(1, 'lunch', 1, 1), photo: null };
  const items = dishes.map((given, n) => ({ ...item(n), photo: null, is_popular: false, ...given }));
  return { ...lunch, sections: lunch.sections.map((section) => ({ ...section, items })) };
}

const heroOf = (html: string) =>
  new RegExp(`<img [^>]*class="${classes('hero')} c\\d+" src="/i/(\\d+)-`).exec(html)?.[1];

test('a venue without a welcome picture is shown by a dish, a popular one first', () => {
  const branding = { logo: null, welcome_screen: null, theme: themeOf() };
  const plain = [{}, { photo: photo(31) }, { photo: photo(32) }];
  expect(heroOf(welcome({ branding, menus: [menuOf(...plain)] }))).toBe('31');
  const popular = { photo: photo(33), is_popular: true };
  const menus = [menuOf(...plain, { is_popular: true }, popular)];
  expect(heroOf(welcome({ branding, menus }))).toBe('33');
  expect(heroOf(welcome({ menus }))).toBe('2');
  const over = { type: 'specific', data: { all_day: true, from: '2025-01-01', to: '2025-01-02' } } as const;
  const isOver = { ...popular, schedule: over };
  expect(heroOf(welcome({ branding, menus: [menuOf(...plain, isOver)] }))).toBe('31');
  expect(heroOf(welcome({ branding, menus: [menuOf(isOver)] }))).toBe('33');
  expect(heroOf(welcome({ branding, menus: [] }))).toBeUndefined();
});

test('a welcome page without any picture has a laid plate, with the logo or a letter on it', () => {
  const theme = themeOf();
  const menus = [menuOf({})];
  expect(welcome()).not.toContain(plate);
  const letter = welcome({ menus, branding: { logo: null, welcome_screen: null, theme } });
  expect(letter).toMatch(new RegExp(`${plate}><b aria-hidden=true>Z</b>`));
  const logo = welcome({ menus, branding: { logo: photo(1), welcome_screen: null, theme } });
  expect(logo).toMatch(new RegExp(`${plate}><img [^>]*src="/i/1-`));
  const ground = { background_type: 'image', attachment: photo(5) } as const;
  const behind = { ...theme, welcome: { ...theme.welcome, ...ground } };
  const onPicture = welcome({ branding: { logo: null, welcome_screen: null, theme: behind } });
  expect(onPicture).not.toContain(plate);
  expect(heroOf(onPicture)).toBeUndefined();
});

test('a square logo is cut to a circle, and a word mark shows whole', () => {
  const shown = (width: number, height: number) =>
    welcome({ branding: { logo: { ...photo(1), width, height }, welcome_screen: null, theme: themeOf() } });
  const imageOf = (name: 'logo' | 'round') => new RegExp(`<img [^>]*class="${classes(name)} c`);
  expect(shown(500, 480)).toMatch(imageOf('round'));
  expect(shown(900, 240)).toMatch(imageOf('logo'));
  expect(shown(900, 240)).not.toMatch(imageOf('round'));
});

test('a closed venue says so right under its name', () => {
  const over = { type: 'specific', data: { all_day: true, from: '2025-01-01', to: '2025-01-02' } } as const;
  const html = welcome({ menus: [{ ...menu(1, 'dinner', 1, 1), schedule: over }] });
  const [name, closed, languages] = ['<h1', 'Closed now', `class=${classes('languages')}`].map((it) =>
    html.indexOf(it),
  );
  expect(name).toBeGreaterThan(0);
  expect(closed).toBeGreaterThan(name ?? 0);
  expect(languages).toBeGreaterThan(closed ?? 0);
});

test('the phone number has its spaces', () => {
  expect(welcome()).toContain('<a href="tel:+97143218765" dir=ltr>+971\u00a04\u00a0321\u00a08765</a>');
});

test('our own question keeps its letters; a theme’s own has what the theme says', () => {
  const asTyped = `${shortenClasses('.action span')}{text-transform:none}`;
  const asked = themeOf();
  asked.welcome.options.select.title = 'tonight';
  const empty = themeOf(EMPTY_THEME);
  const style = (theme: typeof asked) =>
    welcome({ branding: { logo: null, welcome_screen: null, theme } }).replaceAll(/:lang\(ru\)[^}]*}/g, '');
  expect(style(themeOf())).toContain(asTyped);
  expect(style(asked)).not.toContain(asTyped);
  expect(style(empty)).not.toContain(asTyped);
});

test('a menu without a picture is shown by a dish', () => {
  const [lunch, dinner] = [menu(1, 'lunch', 1, 2), { ...menu(2, 'dinner', 1, 2), id: 'other', photo: null }];
  const sections = dinner.sections.map((it) => ({ ...it, items: [{ ...item(7), photo: null }, item(8)] }));
  const menus = [lunch, { ...dinner, sections }];
  const page = { kind: 'selection' } as const;
  const { html } = renderPage({ publication: publication({ menus }), page, locale: 'en', now, baseUrl: '' });
  expect([...html.matchAll(/src="\/i\/(\d+)-/g)].map(([, number]) => number)).toEqual(['201', '308']);
});
