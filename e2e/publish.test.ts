import { expect, type Locator, type Page } from '@playwright/test';
import { decoded } from './camera.ts';
import { signIn, test } from './house.ts';

const codeIn = (dialog: Locator) => dialog.getByRole('img', { name: /^QR code/ });
const publishing = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Publish/ });
const isWaiting = (page: Page, words: string) => expect(publishing(page)).toHaveAccessibleDescription(words);

test('a change is counted until it is published, and the code on the screen leads guests to the menu', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  await signIn(page, owner);
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog', { name: 'Your menu at the table' });

  await openMenu.click();
  await expect(dialog).toContainText('Nothing has been published yet');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(codeIn(dialog)).toBeVisible();
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();
  await expect(dialog).toBeHidden();
  await isWaiting(page, 'Guests see everything');

  await page.getByRole('switch', { name: 'Guests see Lunch' }).click({ force: true });
  await isWaiting(page, '1 change that guests don’t see yet');
  await page.reload();
  await isWaiting(page, '1 change that guests don’t see yet');
  await publishing(page).click();
  await isWaiting(page, 'Guests see everything');
  await page.reload();
  await isWaiting(page, 'Guests see everything');

  await openMenu.click();
  const address = (await dialog.getByRole('link').getAttribute('href')) ?? '';
  expect(await decoded(codeIn(dialog))).toBe(address);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link').click();
  const menu = await opened;
  await expect(menu).toHaveURL(address);
  await expect(menu.locator('body')).toContainText('Dinner');
  await expect(menu.locator('body')).not.toContainText('Lunch');
});

test('the code reads as well in the dark, and its link can be copied', async ({
  browser,
  origin,
  signUp,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: 'dark',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await signIn(page, await signUp(['Lunch']));
  await publishing(page).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dialog = page.getByRole('dialog');
  const address = await decoded(codeIn(dialog));
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link has been copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await context.close();
});

test('a publication that fails is told, and what waits goes on waiting', async ({ page, signUp }) => {
  await signIn(page, await signUp(['Lunch']));
  const button = publishing(page);
  const before = (await button.textContent()) ?? '';
  await page.route('**/me/venue/publish', (route) => route.abort());
  await button.click();
  await expect(page.getByText('Error!')).toBeVisible();
  await expect(button).toHaveText(before);
  await page.unroute('**/me/venue/publish');
  await button.click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
});
