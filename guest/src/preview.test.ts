import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { expect, test } from 'vitest';
import { menu, publication } from '../test/sample.ts';
import type { PageAddress } from './page-address.ts';
import { PHRASES } from './phrases/phrases.ts';
import { renderPage } from './render.ts';

const draft = publication({ menus: [menu(1, 'dinner', 2, 2)], number: null, published_at: null });
const now = new Date('2026-11-25T12:00:00Z');
const preview = { path: '/p/token', until: new Date('2026-12-02T12:00:00Z') };
const PAGES: PageAddress[] = [
  { kind: 'welcome' },
  { kind: 'menu', menuSlug: 'dinner' },
  { kind: 'menu', menuSlug: 'none' },
  { kind: 'allergens', menuSlug: 'dinner' },
];

const pages = LOCALE_CODES.flatMap((locale) => PAGES.map((page) => ({ locale, page, kind: page.kind })));

test.each(pages)(
  'a preview says in $locale that its $kind page is one, and until when',
  ({ locale, page }) => {
    const given = { publication: draft, page, locale, now, baseUrl: 'https://menu.test' };
    const { html } = renderPage({ ...given, preview });
    expect(html).toContain(PHRASES[locale].preview);
    // On the venue's clock, four hours ahead.
    expect(html).toMatch(/<time datetime="?2026-12-02T12:00:00.000Z"?>[^<]*(16:00|4:00)/i);
    expect(html).not.toContain(`/m/${draft.venue.slug}`);
    expect(html).not.toContain(PHRASES[locale].published('').slice(0, 8));
    expect(renderPage(given).html).not.toMatch(/data-preview|\/p\/token/);
  },
);
