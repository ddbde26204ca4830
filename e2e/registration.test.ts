import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import { problemText } from '@sofra/contract/api/problems';
import sharp from 'sharp';
import { phrases as wizard } from '../console/src/onboarding/phrases/ar/wizard.ts';
import { phrases as shell } from '../console/src/platform/phrases/ar/shell.ts';
import { test } from './fixtures.ts';
import { tabTo } from './interactions.ts';

const address = () => `${randomUUID()}@example.com`;
const PASSWORD = 'a-laid-table';

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.locator('[name=first_name]').fill('Layla');
  await page.locator('[name=last_name]').fill('Haddad');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=phone]').fill('+971501234567');
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=password_confirmation]').fill(PASSWORD);
}

test('in Arabic, from right to left, a visitor registers without a menu', async ({ page }) => {
  await page.goto('/registration');
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const { business, menu, account, next, register } = wizard.wizard;
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByText(problemText('required', 'ar'))).toBeVisible();
  await page.getByLabel(business.name).fill('مطعم الشام');
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('heading', { name: menu.title })).toBeFocused();
  await page.getByRole('button', { name: next }).click();
  await expect(page.getByRole('heading', { name: account.title })).toBeFocused();
  await fillAccount(page, address());
  await page.getByLabel('المدينة').fill('Dub');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /الإمارات/ })
    .click();
  await page.getByRole('button', { name: register }).click();
  await page.waitForURL('**/menus');
  await expect(page.getByRole('heading', { name: shell.pages.menus })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('مطعم الشام');
});

test('a registration whose answer was lost succeeds on the second attempt', async ({ page }) => {
  await page.goto('/registration');
  await page.getByLabel('Business name').fill('Levant by the sea');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Build your menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await fillAccount(page, address());
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/sign_up', lost, { times: 1 });
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(/^Sofra can’t be reached/)).toBeVisible();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/menus');
  await expect(page.getByRole('banner')).toContainText('Levant by the sea');
});

test('a visitor builds a menu and registers with the keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, page.getByRole('button', { name }));
    await keyboard.press(key);
  };
  await page.goto('/registration');
  await typeInto('Business name', 'Corner Café');
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Table menu/ })).toBeChecked();
  await press('Next');
  await typeInto('Menu title', 'Breakfast');
  await press('Add a section', 'Space');
  await expect(page.getByRole('textbox', { name: 'Section title' })).toBeFocused();
  await keyboard.type('Eggs');
  await typeInto('Item title', 'Omelette');
  await typeInto('Price in USD', '7');
  await typeInto('Description', 'Three eggs, herbs.');
  await tabTo(page, page.getByRole('checkbox', { name: 'Eggs' }));
  await keyboard.press('Space');
  await press('Next');
  await typeInto('First name', 'Omar');
  await typeInto('Last name', 'Nasser');
  await typeInto('E-mail', address());
  await typeInto('Phone', '+442079460958');
  await typeInto('City', 'Londo');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await keyboard.press('Enter');
  await expect(page.getByLabel('City')).toHaveValue('London, United Kingdom');
  await typeInto('Password', PASSWORD);
  await typeInto('Confirm the password', PASSWORD);
  await keyboard.press('Enter');
  await page.waitForURL('**/menus');
  await expect(page.getByRole('row', { name: /Breakfast/ })).toBeVisible();
});

test('a photo is uploaded; a refused one and a taken address show an error at their fields', async ({
  page,
  signUp,
}) => {
  const { email } = await signUp([]);
  const picture = { create: { width: 600, height: 400, channels: 3, background: '#d9990f' } } as const;
  const buffer = await sharp(picture).png().toBuffer();
  await page.goto('/registration');
  await page.getByLabel('Business name').fill('Levant');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Menu title').fill('Lunch');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByRole('textbox', { name: 'Section title' }).fill('Soups');
  await page.getByLabel('Item title').fill('Lentil soup');
  await page.getByLabel(/^Price in/).fill('4.5');
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer });
  await choose();
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await fillAccount(page, email);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText('There is an account with this e-mail address already.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Create my account' })).toBeEnabled();

  // The server forgets an upload after a day.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sofra.wizard') ?? '');
    kept.sections[0].items[0].photo.signedId = 'gone.gone';
    localStorage.setItem('sofra.wizard', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.getByText('Welcome back! We kept everything you had typed.')).toBeVisible();
  await fillAccount(page, address());
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(/^Choose the photo anew/)).toBeVisible();
  await choose();
  await expect(page.getByText(/^Choose the photo anew/)).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=password_confirmation]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/menus');
  await expect(page.getByRole('row', { name: /Lunch/ })).toContainText('1');
});
