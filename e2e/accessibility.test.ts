import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { OPEN_ROUTES, PATHS, type RouteName } from '../console/src/platform/paths.ts';
import { addressesFor, goWithin, LEAVES, ROUTES } from './addresses.ts';
import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { expectFits } from './tight.ts';

/** The last route, which plain pages answer: nothing leads there or away within the page. */
const PLAIN: RouteName = 'privacy-and-terms';

/** Judges routes for a visitor. A load would read the console and axe anew. */
async function judgeRoutes(
  page: Page,
  who: string,
  names: readonly RouteName[],
  addresses: Record<RouteName, string>,
): Promise<void> {
  for (const name of names) {
    if (name === PLAIN) await page.goto(addresses[name]);
    else await goWithin(page, addresses[name]);
    await page.locator(`body.${name} h1`).waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'hidden' });
    await expectNoViolations(page, `${name}, ${who}`);
    await expectFits(page, `${name}, ${who}`);
  }
}

testInEveryLanguage(
  'every route is accessible',
  async ({ signUp, open }) => {
    const page = await open();
    const owner = await signUp(['Lunch', 'Dinner']);
    const addresses = await addressesFor(owner);
    await page.goto(PATHS.login);
    await judgeRoutes(page, 'signed out', OPEN_ROUTES, addresses);
    await page.goto(PATHS.login);
    await page.locator('[name=email]').fill(owner.email);
    await page.locator('[type=submit]').click();
    await expectNoViolations(page, 'login, a rule broken');
    await page.locator('[name=password]').fill(owner.password);
    await page.locator('[type=submit]').click();
    await page.getByRole('table').waitFor();
    // The guard leads away from the others (`routes.test.ts`).
    const stays = ROUTES.filter((name) => !LEAVES.includes(name));
    await judgeRoutes(page, 'signed in', stays, addresses);
  },
  LOCALE_CODES,
);
