import type { Page } from '@playwright/test';
import type { Locale } from '@sofra/contract/languages/locales';
import { IS_PROOF } from '../scripts/proof.ts';
import { JUDGED_LOCALES } from './axe.ts';
import { type Fixtures, keepClear, saveData, test } from './fixtures.ts';

/**
 * The languages of a journey that goes alike from left to right and from right to left: the one that it names, so that each direction
 * has its journeys; both in `npm run prove`.
 */
export const directions = (usual: 'en' | 'ar'): readonly ('en' | 'ar')[] =>
  IS_PROOF ? ['en', 'ar'] : [usual];

type Context = Pick<Fixtures, 'signUp' | 'addSupport'> & {
  /** Opens a page in this language in a new browser context. */
  open: () => Promise<Page>;
};

/** Declares a test once for each language; by itself for those in which states are walked through. */
export function testInEveryLanguage(
  title: string,
  run: (context: Context) => Promise<void>,
  locales: readonly Locale[] = JUDGED_LOCALES,
): void {
  for (const locale of locales)
    test.describe(() => {
      test.use({ locale });
      test(`${title}: ${locale}`, async ({ browser, origin, signUp, addSupport }) => {
        const look = { baseURL: origin, locale, colorScheme: 'light', reducedMotion: 'reduce' } as const;
        const open = async () => {
          const context = await browser.newContext(look);
          await keepClear(context);
          await saveData(context);
          return context.newPage();
        };
        await run({ signUp, addSupport, open });
        for (const context of browser.contexts()) await context.close();
      });
    });
}
