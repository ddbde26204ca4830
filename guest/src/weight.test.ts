import { statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { menu, publication, themeOf } from '../test/sample.ts';
import { fontFiles } from './fonts.ts';
import { renderPage } from './render.ts';
import { GUEST_FIND, GUEST_PARTS, GUEST_SCRIPT, GUEST_WORKER } from './script.ts';

const largest = publication({ menus: [menu(1, 'dinner', 10, 20)] });
const now = new Date('2026-11-21T12:00:00Z');

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Bytes of a finished page by `docs/guest.md`, brotli 11, its style sheet within; the demo's largest menu is of this kind. */
const BUDGETS = { en: 14 * 1024, ar: 18 * 1024, ru: 18 * 1024 } as const;

/** Bytes of a first view with its script and fonts, before photos, by `docs/guest.md`. */
const FIRST_VIEW = 100 * 1024;

const fontBytes = (html: string) =>
  [...fontFiles()]
    .filter(([address]) => html.includes(`url(${address})`))
    .reduce((sum, [, path]) => sum + statSync(path).size, 0);

for (const theme of [DEFAULT_THEME, ...READY_MADE_THEMES])
  for (const locale of LOCALE_CODES)
    test(`the first view in ${locale} with the fonts of ${theme.name} keeps to the budget`, () => {
      const branding = { ...largest.branding, theme: themeOf(theme) };
      const page = { kind: 'menu', menuSlug: 'dinner' } as const;
      const given = { page, locale, now, baseUrl: 'https://menu.test' };
      const { html } = renderPage({ ...given, publication: { ...largest, branding } });
      const weights = { page: weigh(html), fonts: fontBytes(html) };
      expect(weights.page).toBeLessThanOrEqual(BUDGETS[locale]);
      expect(weights.fonts).toBeGreaterThan(20_000);
      expect(weights.page + weights.fonts + weigh(GUEST_SCRIPT)).toBeLessThanOrEqual(FIRST_VIEW);
    });

for (const locale of LOCALE_CODES)
  test(`200 items with pictures in ${locale} keep to the budget`, () => {
    const page = { kind: 'menu', menuSlug: 'dinner' } as const;
    const { html } = renderPage({ publication: largest, page, locale, now, baseUrl: 'https://menu.test' });
    expect(html.match(/itemprop=hasMenuItem/gi)).toHaveLength(200);
    expect(weigh(html)).toBeLessThanOrEqual(BUDGETS[locale]);
  });

test('200 items without the guest’s language keep to its budget', () => {
  const menus = largest.menus.map((it) => ({ ...it, locales: ['en' as const] }));
  const page = { kind: 'menu', menuSlug: 'dinner' } as const;
  const publication = { ...largest, menus };
  const { html } = renderPage({ publication, page, locale: 'ar', now, baseUrl: 'https://menu.test' });
  expect(html.match(/<h3 itemprop=name lang=en dir=ltr/g)).toHaveLength(200);
  expect(weigh(html)).toBeLessThanOrEqual(BUDGETS.ar);
});

/** Bytes of each script in brotli 11: the page’s own, and what is loaded beside it. */
const SCRIPTS = [
  ['the page', GUEST_SCRIPT, 5 * 1024],
  ['a long menu', GUEST_PARTS, 1024],
  ['search and filter', GUEST_FIND, 8 * 1024],
  ['the service worker', GUEST_WORKER, 3 * 1024],
] as const;

test.each(SCRIPTS)('the script of %s keeps to its budget', (_, script, budget) => {
  expect(weigh(script)).toBeLessThanOrEqual(budget);
});
