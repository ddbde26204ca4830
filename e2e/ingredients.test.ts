import { expect, type Page } from '@playwright/test';
import { signIn, test } from './fixtures.ts';

const publishing = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Publish/ });

/** Publishes for the first time, and waits until guests see everything. */
async function publishFirst(page: Page): Promise<void> {
  await publishing(page).click();
  await expect(publishing(page)).toHaveAccessibleDescription('Guests see everything');
}

test('an owner states what a dish may contain, guests read it once it is published, and an undo takes it back', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Lunch' }).first().click();
  await page.getByRole('link', { name: 'Soups' }).click();
  await page.getByRole('button', { name: 'Lentil soup', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Nobody has checked this yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ingredients of this item: Change' }).click();
  await dialog.getByRole('button', { name: 'Nuts: May contain', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' });
  await undo.hover();

  const { data } = await owner.api.read('/me/venue');
  const shown = async () => {
    const { menus } = await (await page.request.get(`${data.attributes.menu_url}.json`)).json();
    return menus[0].sections[0].items[0].may_contain;
  };
  await publishFirst(page);
  await expect.poll(shown).toEqual(['nuts']);

  // After the first publication the dialog of the address opens by itself.
  await expect(dialog).toContainText('Your menu is live');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^(Undone|Took back)/)).toBeAttached();
  await publishing(page).click();
  await expect(dialog.getByRole('listitem')).toContainText('“Lentil soup” may contain: Nuts → –');
  await page.keyboard.press('Enter');
  await expect.poll(shown).toEqual([]);
  await expect(publishing(page)).toHaveAccessibleDescription('Guests see everything');
});
