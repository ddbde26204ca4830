import { expect, type Page } from '@playwright/test';
import { phrases as editor } from '../console/src/catalogue/phrases/en/editor.ts';
import { signIn, test } from './fixtures.ts';
import { personAt } from './interactions.ts';

const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });

test('a new item is begun from anywhere by its section, and the menu is published', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  await page.goto('/settings');
  // The key is the button's, which comes with the venue.
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  const person = personAt(page);
  await person.press('Control+k');
  await person.fill(search(page), 'new item in soups');
  await page.getByRole('option', { name: 'New item in “Soups”' }).waitFor();
  await person.press('Enter');
  await expect(page.getByRole('textbox', { name: editor.editor.title, exact: true })).toBeFocused();
  expect(person.interactions()).toBe(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await person.press('Control+k');
  await person.fill(search(page), 'publish');
  await page.getByRole('option', { name: 'Publish the menu' }).waitFor();
  await person.press('Enter');
  await expect
    .poll(async () => (await owner.api.read('/me/venue')).data.attributes.published_at)
    .not.toBeNull();
});
