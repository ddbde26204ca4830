import { expect, type Page } from '@playwright/test';
import { addVenue, createRows, toggleShown } from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';

async function goTo(page: Page, venue: string): Promise<void> {
  await page.getByRole('button', { name: /^Venue: / }).click();
  await page.getByRole('menuitem', { name: venue }).click();
  await expect(page.getByText(`You are now in ${venue}`)).toBeVisible();
}

test('two tabs work in two venues, and each writes to its own', async ({ page, context, signUp }) => {
  const owner = await signUp(['Lunch']);
  await addVenue(owner, 'Seaside');
  await owner.api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Grill' } });
  await signIn(page, owner, { remember: true });
  await goTo(page, 'Seaside');
  await expect(page.getByRole('row', { name: /Grill/ })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/menus');
  await goTo(other, 'Levant');
  await expect(other.getByRole('row', { name: /Lunch/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: /Grill/ })).toBeVisible();
  await toggleShown(page, 'Grill');
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

test('the second of two people who edit an item sees both versions and loses nothing', async ({
  page,
  browser,
  origin,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 1);
  const colleague = await (await browser.newContext({ baseURL: origin, locale: 'en' })).newPage();
  const edit = async (tab: Page) => {
    await signIn(tab, owner, { at: path });
    await tab.getByRole('button', { name: 'Dish 1', exact: true }).click();
    return tab.getByRole('dialog', { name: 'Edit “Dish 1”' });
  };
  const [mine, theirs] = [await edit(page), await edit(colleague)];
  await theirs.getByLabel('Title').fill('Fattoush');
  await theirs.getByLabel('Price, AED').fill('24');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByRole('row', { name: /Fattoush/ })).toContainText('24.00 AED');

  await mine.getByLabel('Title').fill('Tabbouleh');
  await mine.getByLabel('Description').fill('Parsley, mint and bulgur');
  await mine.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: '“Dish 1” has been changed meanwhile' });
  await expect(question).toContainText('Fattoush');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(mine.getByLabel('Title')).toHaveValue('Tabbouleh');
  await mine.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  const row = page.getByRole('row', { name: /Tabbouleh/ });
  await expect(row).toContainText('24.00 AED');
  await expect(row).toContainText('Parsley, mint and bulgur');
  await colleague.context().close();
});
