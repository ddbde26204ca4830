import { expect } from '@playwright/test';
import { DAY } from '@sofra/contract/limits';
import { PATHS } from '../console/src/platform/paths.ts';
import { decoded } from './camera.ts';
import { signIn, signInByForm, test } from './fixtures.ts';

test('the dashboard says what needs care, and its first steps tick themselves until they are done', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await owner.api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Supper' } });
  await signIn(page, owner);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('0 of 6');
  await page.goto(PATHS.dashboard);
  await expect(page.getByRole('heading', { name: 'Your menu is not published yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last changes' })).toContainText('Added “Supper”');
  const care = page.getByRole('region', { name: 'What needs care' });
  await care.getByRole('link', { name: 'The menu “Supper” has no section that guests see' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supper');
  await page.goBack();
  await care.getByRole('link', { name: '1 item in “Soups” has no photo' }).click();
  await expect(page.getByRole('row', { name: /Lentil soup/ })).toBeVisible();
  await page.goBack();

  await steps.getByRole('button', { name: 'Publish the menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your menu at the table' });
  await expect(dialog).toContainText('Your menu is live');
  const address = await dialog.getByRole('link', { name: 'opens in a new tab' }).getAttribute('href');
  expect(await decoded(dialog.getByRole('img', { name: /^QR code/ }))).toBe(address);
  await dialog.getByRole('button', { name: 'Print the code' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^Picture, PNG/ }).click();
  await download;
  await page.keyboard.press('Escape');
  await expect(steps).toContainText('2 of 6');
  await expect(page.getByRole('heading', { name: 'Your menu is live' })).toBeVisible();

  await steps.getByRole('button', { name: 'Hide the first steps' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(care.getByRole('listitem').first()).toBeVisible();
  await expect(steps).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'What guests will see' });
  await expect(review.getByText('Guests see everything that is here now.')).toBeVisible();
  await review.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(review).toBeHidden();
  await expect(dialog).toBeHidden();
});

test('a sign-in leads to the dashboard from the second day on, and the navigation begins with it', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  await page.waitForURL('**/menus');
  await page.clock.setSystemTime(Date.now() + DAY);
  await page.getByRole('button', { name: 'Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await signInByForm(page, owner);
  await page.waitForURL('**/dashboard');
  const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(first).toHaveText('Dashboard');
  await expect(first).toHaveAttribute('aria-current', 'page');
});
