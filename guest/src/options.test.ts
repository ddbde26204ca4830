import type { Theme } from '@sofra/contract/branding/branding';
import { FONT_FAMILIES } from '@sofra/contract/branding/fonts';
import type { OptionKind } from '@sofra/contract/branding/option-kinds';
import type { ThemePart } from '@sofra/contract/branding/theme-options';
import type { Locale } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { changedTheme, EVERY_OPTION, fullVenue, themeWith } from '../test/options.ts';
import { menu, photo } from '../test/sample.ts';
import { classes, shortenClasses } from './class-names.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

/** A value that no starting theme has, for each kind of option; a new kind without one does not compile. */
const OTHER: { [K in OptionKind]: unknown } = {
  colour: '#123456',
  size: 33,
  opacity: 0.4,
  text: 'Have a look',
  text_case: 'lowercase',
  photo_size: 'small',
  photo_side: 'left',
  lines: 1,
  toggle: true,
};

/** A rule that sets the page off from a picture behind it. */
const BACKDROP_RULE = new RegExp(`${shortenClasses('.backdrop')} [+~] main\\{`);

const PAGES: { [P in ThemePart]: PageAddress } = {
  welcome: { kind: 'welcome' },
  selection: { kind: 'selection' },
  menu: { kind: 'menu', menuSlug: 'dinner' },
  detail: { kind: 'menu', menuSlug: 'dinner' },
};

function pageWith(change: (theme: Theme) => void, page: PageAddress, locale: Locale = 'en'): string {
  const now = new Date('2026-11-21T12:00:00Z');
  return renderPage({
    publication: fullVenue(changedTheme(change)),
    page,
    locale,
    now,
    baseUrl: 'https://menu.test',
  }).html;
}

test.each(EVERY_OPTION)('%s changes the page', (_, part, path, kind) => {
  const plain = pageWith(() => undefined, PAGES[part]);
  const changed = pageWith((theme) => {
    Object.assign(theme, themeWith(part, path, OTHER[kind]));
  }, PAGES[part]);
  // The meta tag of the browser's bar does not count as a change of the page.
  const seen = (html: string) => html.replace(/<meta name="theme-color"[^>]*>/, '');
  expect(seen(changed)).not.toBe(seen(plain));
});

test.each(['main', 'secondary', 'section'] as const)('the %s font changes the page', (use) => {
  const pages = FONT_FAMILIES.map((family) =>
    pageWith((theme) => {
      theme.fonts[use] = family;
    }, PAGES.menu),
  );
  expect(new Set(pages).size).toBe(FONT_FAMILIES.length);
});

test('welcome and menu show a background picture under their colour', () => {
  for (const kind of ['welcome', 'menu'] as const) {
    const html = pageWith((theme) => {
      const ground = kind === 'welcome' ? theme.welcome : theme.menu_themes[0];
      if (ground) Object.assign(ground, { background_type: 'image', attachment: photo(77) });
    }, PAGES[kind]);
    expect(html).toMatch(new RegExp(`class="${classes('backdrop')} c\\d+" src="/i/77-412"`));
    expect(html).toMatch(BACKDROP_RULE);
  }
});

test('a menu’s style sheet has no rules for hidden parts', () => {
  const [english = '', arabic = ''] = (['en', 'ar'] as const).map((locale) =>
    pageWith(() => undefined, PAGES.menu, locale),
  );
  expect(english).not.toMatch(BACKDROP_RULE);
  expect([english, arabic].map((html) => html.includes('{scale:-1 1}'))).toEqual([false, true]);
});

test('a menu may have a look of its own', () => {
  const html = pageWith((theme) => {
    const usual = theme.menu_themes[0];
    if (!usual) return;
    const options = structuredClone(usual.options);
    options.solid_color = '#abcdef';
    theme.menu_themes.push({ ...usual, id: 'own', menu_id: menu(1, '', 0, 0).id, default: false, options });
  }, PAGES.menu);
  expect(html).toContain('background:#abcdef');
});
