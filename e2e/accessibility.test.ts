import type { Page } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { PATHS } from '../console/src/platform/paths.ts';
import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { expectFits } from './tight.ts';
import { wizardStates } from './wizard-states.ts';

/** The ids of the first menu and of its first section, read from the addresses of their lists. */
async function idsOnTheWayDown(page: Page): Promise<string[]> {
  // The list before stays until the next one has come, under the new address already.
  for (const level of ['/menu-', '/section-']) {
    await page.getByRole('table').locator(`a[href*="${level}"]`).first().click();
    await page.waitForURL(`**${level}*`);
  }
  return [...page.url().matchAll(/[\da-f-]{36}/g)].map(([id]) => id);
}

/** A route's path with its parameters replaced by ids. */
const withIds = (path: string, ids: readonly string[]) => {
  let at = 0;
  return path.replace(/\{\$\w+\}/g, () => ids[at++] ?? '');
};

/** Judges every route for a visitor; a page that several routes redirect to is judged once. */
async function judgeRoutes(page: Page, who: string, ids: readonly string[] = []): Promise<void> {
  const judged = new Set<string>();
  for (const [name, path] of Object.entries(PATHS)) {
    await page.goto(withIds(path, ids));
    await page.getByRole('main').waitFor();
    const { pathname } = new URL(page.url());
    if (!judged.has(pathname)) {
      await expectNoViolations(page, `${name}, ${who}`);
      await expectFits(page, `${name}, ${who}`);
    }
    judged.add(pathname);
  }
}

testInEveryLanguage(
  'every route is accessible',
  async ({ signUp, open }) => {
    const page = await open();
    await judgeRoutes(page, 'signed out');
    const owner = await signUp(['Lunch', 'Dinner']);
    await page.goto(PATHS.login);
    await page.locator('[name=email]').fill(owner.email);
    await page.locator('[type=submit]').click();
    await expectNoViolations(page, 'login, a rule broken');
    await page.locator('[name=password]').fill(owner.password);
    await page.locator('[type=submit]').click();
    await page.getByRole('table').waitFor();
    await judgeRoutes(page, 'signed in', await idsOnTheWayDown(page));
    await page.goto(PATHS.menus);
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
  },
  LOCALE_CODES,
);

testInEveryLanguage('every state of the wizard is accessible', async ({ open }) => {
  const page = await open();
  for await (const state of wizardStates(page)) await expectNoViolations(page, `the wizard: ${state}`);
});
