import { expect } from '@playwright/test';
import { createRows } from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';

test('search finds an item from any screen, opens its page of the list and focuses it', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch menu']);
  const path = await createRows(owner, 'items', 8);
  await signIn(page, owner, { at: '/settings' });
  const search = page.getByRole('button', { name: 'Search' });
  await search.click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('dish 7');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(/Dish 7.*Lunch menu › Soups/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}?page=2`);
  const found = page.getByRole('row', { name: /Dish 7/ });
  await expect(found.getByRole('button', { name: 'Dish 7', exact: true })).toBeFocused();
  await expect(found).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit “Dish 7”' })).toBeVisible();
  // An open editor blocks the search.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
