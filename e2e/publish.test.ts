import { expect, type Locator, type Page } from '@playwright/test';
import { decoded } from './camera.ts';
import { toggleShown } from './catalogue-fixtures.ts';
import { holdBack, signIn, test } from './fixtures.ts';

const codeIn = (dialog: Locator) => dialog.getByRole('img', { name: /^QR code/ });
const publishing = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Publish/ });
const isWaiting = (page: Page, words: string) => expect(publishing(page)).toHaveAccessibleDescription(words);

test('a change counts as unpublished until it is published, and the QR code leads guests to the menu', async ({
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
  await expect(dialog.getByRole('link', { name: 'opens in a new tab' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();
  await expect(dialog).toBeHidden();
  await isWaiting(page, 'Guests see everything');

  await toggleShown(page, 'Lunch');
  await isWaiting(page, '1 change that guests don’t see yet');
  await page.reload();
  await isWaiting(page, '1 change that guests don’t see yet');
  await publishing(page).click();
  const review = page.getByRole('dialog', { name: 'What guests will see' });
  await expect(review.getByRole('listitem')).toContainText('Hid “Lunch” from guests');
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await isWaiting(page, '1 change that guests don’t see yet');
  await expect(publishing(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.getByRole('listitem')).toContainText('Hid “Lunch” from guests');
  await expect(review.getByRole('button', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review).toBeHidden();
  await isWaiting(page, 'Guests see everything');
  await page.reload();
  await isWaiting(page, 'Guests see everything');

  await openMenu.click();
  const address = (await dialog.getByRole('link', { name: 'opens in a new tab' }).getAttribute('href')) ?? '';
  expect(await decoded(codeIn(dialog))).toBe(address);
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'opens in a new tab' }).click();
  const menu = await opened;
  await expect(menu).toHaveURL(address);
  await expect(menu.locator('body')).toContainText('Dinner');
  await expect(menu.locator('body')).not.toContainText('Lunch');
});

test('a change that is still being saved is waited for, and listed', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await owner.api.send('PUT', '/me/venue/publish');
  await signIn(page, owner);
  await isWaiting(page, 'Guests see everything');
  const release = await holdBack(page, '**/me/menus/*');
  await toggleShown(page, 'Lunch');
  // Without a look there would be no word of it.
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Publish without a look' }).click();
  const review = page.getByRole('dialog', { name: 'What guests will see' });
  const publish = review.getByRole('button', { name: 'Publish' });
  await expect(review).toContainText('Your last changes are still being saved.');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(review.getByRole('listitem')).toContainText('Hid “Lunch” from guests');
  await publish.click();
  await expect(review).toBeHidden();
  await isWaiting(page, 'Guests see everything');
});

test('a change that was taken back counts for nothing, and another is published without a look', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  await owner.api.send('PUT', '/me/venue/publish', undefined);
  await signIn(page, owner);
  await isWaiting(page, 'Guests see everything');
  await toggleShown(page, 'Lunch');
  await isWaiting(page, '1 change that guests don’t see yet');
  await toggleShown(page, 'Lunch');
  await isWaiting(page, 'Guests see everything');

  await toggleShown(page, 'Lunch');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Publish without a look' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await isWaiting(page, 'Guests see everything');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const address =
    (await page.getByRole('dialog').getByRole('link', { name: 'opens in a new tab' }).getAttribute('href')) ??
    '';
  await page.goto(address);
  await expect(page.locator('body')).toContainText('Dinner');
  await expect(page.locator('body')).not.toContainText('Lunch');
});

test('the QR code can be read in dark mode, and its link can be copied', async ({
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
  const dialog = page.getByRole('dialog', { name: /menu/i });
  // After the first publication the dialog opens by itself.
  await expect(dialog).toContainText('Your menu is live');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // On a phone the way to the code is in the navigation.
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const address = await decoded(codeIn(dialog));
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('The link has been copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await context.close();
});

test('a failed publication shows a notice and keeps the changes unpublished', async ({ page, signUp }) => {
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

test('a dish is translated from its row, and guests read the translation after publishing', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } });
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Lunch' }).click();
  await page.getByRole('link', { name: 'Soups' }).click();
  await page.getByRole('button', { name: 'Actions for Lentil soup' }).click();
  await page.getByRole('menuitem', { name: 'Translate' }).click();
  await expect(page).toHaveURL(/\/translate\?menuId=[\da-f-]{36}&itemId=[\da-f-]{36}$/);
  await expect(page).toHaveTitle('Sofra · Translations');

  await page.getByRole('checkbox', { name: 'Arabic' }).check();
  const arabic = page.getByRole('region', { name: 'Arabic' });
  const title = arabic.getByRole('textbox', { name: 'Title' });
  const description = arabic.getByRole('textbox', { name: 'Description' });
  await title.fill('شوربة عدس');
  await description.fill('بالليمون');
  await description.blur();
  await expect(page.getByText('All saved')).toBeVisible();
  // Each text was saved as its field was left; the last one is undone first.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(description).toHaveValue('');
  await expect(title).toHaveValue('شوربة عدس');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(description).toHaveValue('بالليمون');

  // On a phone the chosen record replaces the tree.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Choose what to translate' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Soups' }).click();
  await expect(page.getByRole('heading', { name: 'Section Soups' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Lentil soup' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Lentil soup' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('شوربة عدس');

  await publishing(page).click();
  await isWaiting(page, 'Guests see everything');
  const address =
    (await page.getByRole('dialog').getByRole('link', { name: 'opens in a new tab' }).getAttribute('href')) ??
    '';
  const guest = await page.context().newPage();
  await guest.goto(address);
  await guest.getByRole('link', { name: 'العربية' }).click();
  await guest.getByRole('link', { name: 'Lunch' }).click();
  await expect(guest.getByText('شوربة عدس')).toBeVisible();
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a wrong price is warned of, and a wrong publication is taken back from the list of publications', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const { api } = owner;
  const [menu] = (await api.readAll('/me/menus')).data;
  const [section] = (await api.readAll(`/me/menus/${menu?.id}/sections`)).data;
  const items = `/me/menus/${menu?.id}/sections/${section?.id}/items`;
  const [item] = (await api.readAll(items)).data;
  const setPrice = (price: string) =>
    api.send('PATCH', `${items}/${item?.id}`, { type: 'items', id: item?.id, attributes: { price } });
  await setPrice('12.00');
  await api.send('PUT', '/me/venue/publish');
  await setPrice('120.00');
  await signIn(page, owner);
  await publishing(page).click();
  const review = page.getByRole('dialog', { name: 'What guests will see' });
  await expect(review).toContainText('Far from the price before. Is it right?');
  await page.keyboard.press('Enter');
  await isWaiting(page, 'Guests see everything');

  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('link', { name: 'Publications' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Guests see this' })).toContainText(
    'Publication 2',
  );
  await page.getByRole('link', { name: 'Look at publication 1' }).click();
  await expect(page).toHaveURL(/\/publications\/1$/);
  const guests = page.frameLocator('iframe');
  await expect(guests.getByText('12.00')).toBeVisible();
  await page.getByRole('button', { name: 'Restore publication 1' }).click();
  await expect(review).toContainText(/120\.00.*12\.00/);
  await page.keyboard.press('Enter');
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Restore publication 1' }).click();
  await expect(page.getByText('guests see it already')).toBeVisible();
  await expect(review).toBeHidden();
  const { attributes } = (await api.read('/me/venue')).data;
  const guest = await page.context().newPage();
  await guest.goto(String(attributes.menu_url));
  await expect(guest.getByText('12.00')).toBeVisible();
  await expect(guest.getByText('120.00')).toBeHidden();
});
