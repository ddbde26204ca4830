import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/locales';
import { type House, test } from './house.ts';

type Given = Pick<House, 'signUp' | 'addSupport'> & {
  /** A page in this language in a browser of its own. */
  open: () => Promise<Page>;
};

/** A test for each language of what it is about; each state is judged in both colour schemes (`axe.ts`). */
export function testEveryLook(title: string, judge: (given: Given) => Promise<void>): void {
  for (const locale of LOCALE_CODES)
    test.describe(() => {
      test.use({ locale });
      test(`${title}: ${locale}`, async ({ browser, origin, signUp, addSupport }) => {
        // A dozen states and more, each judged whole: on a machine with other work that takes its time.
        test.slow();
        const look = { baseURL: origin, locale, colorScheme: 'light', reducedMotion: 'reduce' } as const;
        const open = async () => (await browser.newContext(look)).newPage();
        await judge({ signUp, addSupport, open });
        for (const context of browser.contexts()) await context.close();
      });
    });
}
