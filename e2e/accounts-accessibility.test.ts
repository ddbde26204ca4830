import { expect } from '@playwright/test';
import { DAYS } from '@sofra/contract/limits';
import { apiAt } from '../scripts/demo/api.ts';
import { openStates, ownerStates, readOnlyStates, supportStates } from './accounts-states.ts';
import { expectNoViolations, JUDGED_LOCALES } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { endOthers, signInByForm, signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

const DAY_SECONDS = 86_400;

testInEveryLanguage(
  'every state of the screens about an account is accessible',
  async ({ signUp, addSupport, open }) => {
    const owner = await signUp(['Lunch']);
    const page = await open();
    for await (const state of openStates(page)) await expectNoViolations(page, state);
    await signInByForm(page, owner);
    for await (const state of ownerStates(page)) await expectNoViolations(page, state);
    await page.goto('/settings');
    await page.locator('[name=first_name]').fill('Leila');
    await endOthers(owner, 'a-freshly-laid-table');
    await page.locator('main form [type=submit]').click();
    await page.getByRole('dialog').locator('[name=password]').waitFor();
    await expectNoViolations(page, 'signed out over something unsaved');
    const theirs = await open();
    for await (const state of supportStates(theirs, await addSupport()))
      await expectNoViolations(theirs, `support: ${state}`);
  },
);

test('a disconnected account shows its notice at once, and its screens are accessible', async ({
  browser,
}) => {
  const before = await startServerProcess({}, { leaves: true });
  const owner = await signUpAt(before.url, ['Lunch']);
  await before.end();
  const server = await startServerProcess(
    { CLOCK_OFFSET: String(DAYS.unconfirmed * DAY_SECONDS) },
    { from: before },
  );
  const api = apiAt(server.url);
  const { email, password } = owner;
  await api.send('POST', '/sign_in', { type: 'users', attributes: { email, password } });
  for (const locale of JUDGED_LOCALES) {
    const context = await browser.newContext({ baseURL: server.url, locale });
    const page = await context.newPage();
    await api.send('PATCH', '/me/profile', { type: 'users', attributes: { locale } });
    await signInByForm(page, owner);
    await page.locator('main section[data-urgent]').waitFor();
    for await (const state of readOnlyStates(page))
      await expectNoViolations(page, `a disconnected account, ${state}: ${locale}`);
    // The notice shows before the profile has loaded.
    await page.route('**/api/v1/me/profile', () => {});
    await page.reload();
    await expect(page.locator('main section[data-urgent]')).toBeVisible();
    await context.close();
  }
  await server.end();
});
