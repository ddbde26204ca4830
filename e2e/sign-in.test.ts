import { expect } from '@playwright/test';
import { shownSwitch, toggleShown } from './catalogue-fixtures.ts';
import { signInByForm, test } from './fixtures.ts';

test('an owner signs in, hides a menu, reads Arabic, and signs out in every tab', async ({
  page,
  signUp,
}) => {
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  await signInByForm(page, await signUp(['Lunch', 'Dinner']), { remember: true });
  await expect(page).toHaveTitle('Sofra · My menus');
  await expect(page.locator('body')).toHaveClass('menus');
  await expect(page.getByRole('row', { name: /Lunch/ })).toContainText('Always');

  const shown = shownSwitch(page, 'Lunch');
  await expect(shown).toBeChecked();
  await toggleShown(page, 'Lunch');
  await expect(page.getByText('The status has been changed')).toBeVisible();
  await page.reload();
  await expect(shown).not.toBeChecked();

  const other = await page.context().newPage();
  await other.goto('/');
  await other.waitForURL('**/menus');

  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'قوائمي' })).toBeVisible();

  await page.getByRole('button', { name: 'حساب Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  expect(failures).toEqual([]);
});

test('a chosen language is stored in the profile and used by other browsers and mails', async ({
  page,
  browser,
  origin,
  sink,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signInByForm(page, owner);
  await page.goto('/settings');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  const isSaved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('menuitem', { name: 'Русский' }).click();
  await isSaved;
  await expect(page.locator('main select[name=locale]')).toHaveValue('ru');
  await expect(page.locator('main form [type=submit]')).toBeDisabled();

  const fresh = await browser.newPage({ baseURL: origin, locale: 'en-GB' });
  await signInByForm(fresh, owner);
  await expect(fresh.locator('html')).toHaveAttribute('lang', 'ru');
  await fresh.goto('/settings');
  await fresh.locator('main select[name=locale]').selectOption('ar');
  await fresh.locator('main form [type=submit]').click();
  await expect(fresh.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await owner.api.send('POST', '/password', { type: 'users', attributes: { email: owner.email } });
  await expect.poll(() => sink.mails.at(-1)?.text).toMatch(/[\u0600-\u06ff]/);
  await fresh.close();
});

test('without a token only the open routes are reachable, and an unknown address shows the error page', async ({
  page,
}) => {
  await page.goto('/menus');
  await page.waitForURL('**/login');
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { name: 'Oops. This page has gone missing.' })).toBeVisible();
  await expect(page.getByText('You may have mistyped the address or the page may have moved.')).toBeVisible();
  await expect(page.locator('html')).toHaveClass('error-page');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('**/login');
});

test('a wrong password shows the specified sentence, and the e-mail has the focus', async ({
  page,
  signUp,
}) => {
  const { email } = await signUp([]);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid Email or password.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('the login shows its own sentence for a failure of the server', async ({ page, signUp }) => {
  const { email, password } = await signUp([]);
  const errors = [{ status: '503', code: 'unavailable', title: 'Away', detail: 'The database is away.' }];
  const away = { status: 503, contentType: 'application/vnd.api+json', body: JSON.stringify({ errors }) };
  await page.route('**/api/v1/sign_in', (route) => route.fulfill(away));
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Error!' })).toContainText('Some server errors');
  await expect(page.getByText('The database is away.')).toHaveCount(0);
});

test('a page past the end shows the last one, and copying and deleting ask first', async ({
  page,
  signUp,
}) => {
  const titles = ['One of six', 'Two of six', 'Three of six', 'Four of six', 'Five of six', 'Six of six'];
  await signInByForm(page, await signUp(titles));
  await page.goto('/menus?page=9');
  await expect(page.getByRole('row', { name: /Six of six/ })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  for (const nonsense of ['page=-1', 'page=0', 'page=nonsense', 'page[]=2', 'size=7']) {
    await page.goto(`/menus?${nonsense}`);
    await expect(page.locator('tbody tr')).toHaveCount(5);
    await expect(page.getByRole('row', { name: /One of six/ })).toBeVisible();
  }
  await page.goto('/menus?page=2');

  await page.getByRole('button', { name: 'Actions for Six of six' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Five of six/ })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for One of six' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('row', { name: /One of six \(copy\)/ })).toBeVisible();
});

test('a venue without menus shows the empty state', async ({ page, signUp }) => {
  await signInByForm(page, await signUp([]));
  await expect(page.getByText('Oops! Currently this section is empty.')).toBeVisible();
});
