import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import { renderPage } from './render.ts';
import { GUEST_SCRIPT } from './script.ts';

const largest = publication({ menus: [menu(1, 'dinner', 10, 20)] });
const now = new Date('2026-11-21T12:00:00Z');

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Bytes of a finished page by `guest.md`, brotli 11, its style sheet within; the demo's largest menu is of this kind. */
const BUDGETS = { en: 14 * 1024, ar: 18 * 1024, ru: 18 * 1024 } as const;

for (const locale of ['en', 'ar', 'ru'] as const)
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
  expect(html.match(/<h3[^>]* lang=en dir=ltr/g)).toHaveLength(200);
  expect(weigh(html)).toBeLessThanOrEqual(BUDGETS.ar);
});

test('the script keeps to its budget', () => {
  expect(weigh(GUEST_SCRIPT)).toBeLessThanOrEqual(5 * 1024);
});
