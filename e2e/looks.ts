import type { Browser, Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@sofra/contract/locales';
import { type House, test } from './house.ts';

type Given = Pick<House, 'signUp' | 'addSupport'> & {
  /** A page of this look in a browser of its own. */
  open: () => Promise<Page>;
};

const openerOf = (browser: Browser, baseURL: string, locale: Locale, colorScheme: 'light' | 'dark') => {
  const look = { baseURL, locale, colorScheme, reducedMotion: 'reduce' } as const;
  return async () => (await browser.newContext(look)).newPage();
};

/** A test for each language in light and in dark: six of what it is about. */
export function testEveryLook(title: string, judge: (given: Given) => Promise<void>): void {
  for (const locale of LOCALE_CODES)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${title}: ${locale}, ${colorScheme}`, async ({ browser, origin, signUp, addSupport }) => {
        // A dozen states and more, each judged whole: on a machine with other work that takes its time.
        test.slow();
        await judge({ signUp, addSupport, open: openerOf(browser, origin, locale, colorScheme) });
        for (const context of browser.contexts()) await context.close();
      });
}
