import type { Browser } from '@playwright/test';
import type { ThemePart } from '@sofra/contract/branding/theme-options';
import { beforeAll, expect, test } from 'vitest';
import { theBrowser } from '../test/in-browser.ts';
import { ABSENT, EVERY_OPTION, fullVenue, seenOn, TWO_VALUES, themeWith } from '../test/options.ts';
import { ORIGIN, type PhonePage, phonePage } from '../test/phone-page.ts';
import { elementOf } from './option-elements.ts';
import type { PageAddress } from './page-address.ts';
import { renderPage } from './render.ts';

const DINNER: PageAddress = { kind: 'menu', menuSlug: 'dinner' };
const PAGES: { [P in ThemePart]: PageAddress } = {
  welcome: { kind: 'welcome' },
  selection: { kind: 'selection' },
  menu: DINNER,
  detail: DINNER,
};

function pageWith(part: ThemePart, path: readonly string[], value: unknown): string {
  const venue = fullVenue(themeWith(part, path, value));
  const now = new Date('2026-11-21T12:00:00Z');
  return renderPage({ publication: venue, page: PAGES[part], locale: 'en', now, baseUrl: ORIGIN }).html;
}

let browser: Browser;
let phone: PhonePage;

beforeAll(async () => {
  browser = await theBrowser();
  phone = await phonePage(browser, { javaScriptEnabled: false });
});

test.each(EVERY_OPTION)('%s is seen on its element', async (name, part, path, kind) => {
  const { selector = '', property = '' } = elementOf(name) ?? {};
  for (const [value, expected] of TWO_VALUES[kind]) {
    const address = `${path.join('-')}-${encodeURIComponent(String(value))}`;
    await phone.show(`${address}${part === 'detail' ? '#item-22' : ''}`, pageWith(part, path, value));
    const element = phone.page.locator(selector).first();
    if (expected === ABSENT) {
      expect(await element.count()).toBe(0);
      continue;
    }
    expect(await element.evaluate(seenOn, property)).toBe(expected);
    expect(await element.isVisible()).toBe(true);
  }
});
