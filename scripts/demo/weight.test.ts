import { brotliCompressSync, constants } from 'node:zlib';
import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import { renderPage } from '@sofra/guest/render';
import { expect, test } from 'vitest';
import { photo } from '../../guest/test/sample.ts';
import { venueIn } from '../themes/venue.ts';

/** Bytes of the page with its style sheet in brotli 11, by `docs/guest.md`, where a kilobyte is a thousand. */
const BUDGETS = { en: 14_000, ar: 18_000, ru: 18_000 } as const;
const now = new Date('2026-11-21T12:00:00Z');

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** The demo's venue, whose pictures have colours as different as those of food. */
function demoIn(theme: typeof DEFAULT_THEME) {
  const venue = venueIn(theme, Number.POSITIVE_INFINITY);
  for (const { items } of venue.menus.flatMap(({ sections }) => sections))
    for (const item of items) item.photo = photo(item.number);
  return venue;
}

for (const theme of [DEFAULT_THEME, ...READY_MADE_THEMES])
  for (const locale of ['en', 'ar', 'ru'] as const)
    test(`the demo's 200 dishes in ${theme.name}, ${locale}, keep to the budget`, () => {
      const page = { kind: 'menu', menuSlug: 'menu' } as const;
      const given = { page, locale, now, baseUrl: 'https://menu.sofra.example' };
      const { html } = renderPage({ ...given, publication: demoIn(theme) });
      expect(html.match(/itemprop=hasMenuItem/gi)).toHaveLength(200);
      expect(html.match(/<img /g)?.length).toBeGreaterThanOrEqual(200);
      expect(weigh(html)).toBeLessThanOrEqual(BUDGETS[locale]);
    });
