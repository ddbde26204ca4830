import { expect, type Page } from '@playwright/test';
import { addVenue } from './catalogue-house.ts';
import { signIn, test } from './house.ts';

async function goTo(page: Page, venue: string): Promise<void> {
  await page.getByRole('button', { name: /^Venue: / }).click();
  await page.getByRole('menuitem', { name: venue }).click();
  await expect(page.getByText(`You are now in ${venue}`)).toBeVisible();
}

test('what is being typed outlives a sign-out in another tab, but can be saved no more', async ({
  page,
  context,
  signUp,
}) => {
  await signIn(page, await signUp(['Lunch']), true);
  const other = await context.newPage();
  await other.goto('/menus');
  await other.getByRole('button', { name: 'New menu' }).click();
  const editor = other.getByRole('dialog', { name: 'New menu' });
  await editor.getByLabel('Title').fill('Dinner');
  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = other.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.getByLabel('Title')).toHaveValue('Dinner');
  await editor.getByRole('button', { name: 'Create' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await other.waitForURL('**/login');
});

test('two tabs stand in two venues, and each writes into its own', async ({ page, context, signUp }) => {
  const owner = await signUp(['Lunch']);
  await addVenue(owner, 'Seaside');
  await owner.api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Grill' } });
  await signIn(page, owner, true);
  await goTo(page, 'Seaside');
  await expect(page.getByRole('row', { name: /Grill/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/menus');
  await goTo(other, 'Levant');
  await expect(other.getByRole('row', { name: /Lunch/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: /Grill/ })).toBeVisible();
  await page.getByRole('switch', { name: 'Guests see Grill' }).click({ force: true });
  await expect(page.getByText('The status has been changed')).toBeVisible();
  const badge = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /^Publish/ });
  const before = await badge(other).textContent();
  await other.reload();
  await expect(other.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await expect(badge(other)).toHaveText(before ?? '');

  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await other.goto('/menus');
  await other.waitForURL('**/login');
});
