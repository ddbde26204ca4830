import type { Page } from '@playwright/test';
import type { Person } from './fixtures.ts';

const submit = (page: Page) => page.locator('main [type=submit]').click();
const broken = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog');

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

const sendMessage = (page: Page) => dialog(page).locator('[type=submit]').click();

async function* contactStates(page: Page) {
  await page.goto('/login');
  await page.locator('aside button').click();
  await sendMessage(page);
  await broken(page);
  yield 'a message to support without words';
  await dialog(page).locator('textarea').fill('How do I add a menu?');
  await dialog(page).locator('[name=reply_to]').fill('nobody@example.com');
  await page.context().setOffline(true);
  await sendMessage(page);
  await dialog(page).getByRole('alert').waitFor();
  yield 'a message to support that could not be sent';
  await page.context().setOffline(false);
  await sendMessage(page);
  await dialog(page).locator('h3').waitFor();
  yield 'a message to support that is sent';
}

/** Walks through the account screens of a signed-out visitor in any language, and yields the name of each state. */
export async function* openStates(page: Page) {
  yield* contactStates(page);
  await page.goto('/forget-password');
  await submit(page);
  await broken(page);
  yield 'no address for a new password';
  await page.locator('[name=email]').fill('nobody@example.com');
  await submit(page);
  await page.locator('main [role=status]').waitFor();
  yield 'a link for a new password has been sent';
  await page.goto('/forget-password?token=made-up');
  await page.locator('[name=password]').fill('short');
  await submit(page);
  await broken(page);
  yield 'a new password that is too short';
  await page.goto('/confirm-email');
  await submit(page);
  await broken(page);
  yield 'no token to confirm by';
  await page.goto('/confirm-email?token=made-up');
  await dialog(page).waitFor();
  yield 'an address that could not be confirmed';
}

/** Walks through the account screens of a signed-in, unconfirmed owner. */
export async function* ownerStates(page: Page) {
  await page.goto('/confirm-email?token=made-up');
  await dialog(page).waitFor();
  yield 'an address that could not be confirmed, signed in';
  await closeDialog(page);
  await page.locator('main section button[aria-expanded=false]').first().click();
  await page.locator('main section:has(> button[aria-expanded]) > button:not([aria-expanded])').click();
  await page.locator('main section button[aria-disabled=true]').waitFor();
  yield 'the mail has been sent again';
  await page.goto('/settings');
  await page.locator('[name=first_name]').fill('Li');
  await submit(page);
  await broken(page);
  yield 'a name that is too short';
  await page
    .locator('[type=email] >> xpath=ancestor::form')
    .locator('button:not([type=submit])')
    .first()
    .click();
  await dialog(page).waitFor();
  await dialog(page).locator('[type=submit]').click();
  await dialog(page).locator('[aria-invalid=true]').first().waitFor();
  yield 'the dialog for another address';
  await closeDialog(page);
  await page.goto('/settings/password');
  await submit(page);
  await broken(page);
  yield 'no password';
  await page.goto('/settings/support');
  await page.locator('main section:has(h2) button').click();
  await page.locator('main section svg + h2').waitFor();
  yield 'support is invited';
}

/** Walks with support into an account that has invited it. */
export async function* supportStates(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await submit(page);
  await page.getByRole('table').waitFor();
  yield 'the invitations';
  await page.locator('nav [href="/menus"]').first().click();
  await page.locator('main a[href="/settings/support"]').waitFor();
  yield 'no account to work in';
  await page.locator('main a[href="/settings/support"]').click();
  await page.getByRole('table').getByRole('button').first().click();
  await page.waitForURL('**/menus');
  await page.getByRole('table').waitFor();
  yield 'in somebody’s account';
  for (const path of ['/settings', '/settings/password', '/settings/support']) {
    await page.goto(path);
    await page.locator('main section').last().waitFor();
    yield `${path} in somebody’s account`;
  }
}

/** Walks through the screens of a disconnected account, which are read-only. */
export async function* readOnlyStates(page: Page) {
  await page.goto('/menus');
  await page.getByRole('table').waitFor();
  yield 'the list';
  await page.locator('tbody tr').first().getByRole('button').last().click();
  await page.getByRole('menu').waitFor();
  yield 'the actions of a row';
  await page.getByRole('menuitem').first().click();
  await dialog(page).locator('[type=submit][aria-disabled=true]').waitFor();
  yield 'the editor';
  await closeDialog(page);
  await page.goto('/spreadsheet');
  const price = page.locator('[role=gridcell][aria-colindex="3"]').first();
  await price.click();
  await page.keyboard.type('1');
  await page.locator('[role=gridcell][aria-colindex="3"][aria-readonly=true]').first().waitFor();
  yield 'the table of all items';
  await page.goto('/settings');
  await page.locator('[name=first_name]:disabled').waitFor();
  yield 'the profile';
  await page.goto('/settings/support');
  await page.locator('main section button[aria-disabled=true]').waitFor();
  yield 'support';
}
