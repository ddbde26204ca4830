import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { OPEN_ROUTES, PATHS, type RouteName } from '../console/src/platform/paths.ts';
import { addressesFor, goWithin, LEAVES, ROUTES } from './addresses.ts';
import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { signIn } from './fixtures.ts';
import { expectFits } from './tight.ts';
import { wizardStates } from './wizard-states.ts';

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

testInEveryLanguage('every state of the frame is accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  const page = await open();
  await signIn(page, owner);
  await page.getByRole('table').waitFor();
  for (const opener of ['table button', '.app-top button']) {
    await page.locator(opener).last().click();
    await page.getByRole('menu').waitFor();
    await expectNoViolations(page, `the menu of ${opener}`);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  }
  await page.locator('.app-top [aria-haspopup=dialog]').last().click();
  const publish = page.locator('.app-top [aria-haspopup=dialog] + button').last();
  // After the first publication the dialog opens by itself.
  for (const state of ['before the first publication', 'with the code']) {
    await page.getByRole('dialog').locator('img, figure [role=img]').waitFor();
    await expectNoViolations(page, `where guests find the menu, ${state}`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await publish.click();
  }
  await page.getByRole('dialog').locator('section, p').first().waitFor();
  await expectNoViolations(page, 'the review before a publication');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('list', { includeHidden: true }).last().waitFor();
  await expectNoViolations(page, 'a notice');
  await page.locator('table button').last().click();
  await page.getByRole('menuitem').last().click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'the question before a deletion');
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Sofra' }).waitFor();
  await expectNoViolations(page, 'a lost connection');
  await page.context().setOffline(false);
  await page.getByRole('status').filter({ hasText: 'Sofra' }).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.app-top button').first().click();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
  await expectNoViolations(page, 'the navigation on a phone');
});

testInEveryLanguage('every state of the wizard is accessible', async ({ open }) => {
  const page = await open();
  for await (const state of wizardStates(page)) await expectNoViolations(page, `the wizard: ${state}`);
});
