import { expect, type Page } from '@playwright/test';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases } from '../console/src/catalogue/phrases/en/editor.ts';
import { addVenue, createRows } from './catalogue-fixtures.ts';
import { endOthers, signIn, test } from './fixtures.ts';

const { list } = catalogue;

const NEW_PASSWORD = 'a-freshly-laid-table';

const question = (page: Page) => page.getByRole('dialog', { name: 'You have been signed out' });

async function signInAgain(page: Page, password: string): Promise<void> {
  await question(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await question(page).getByRole('button', { name: 'Sign in' }).click();
}

async function typeDinner(page: Page) {
  await page.getByRole('button', { name: 'New menu' }).click();
  const editor = page.getByRole('dialog', { name: 'New menu' });
  await editor.getByLabel('Title').fill('Dinner');
  // The preview asks the server once, and must not be the one that meets the end of the session.
  await expect(
    page.frameLocator(`[title="${phrases.preview.page}"]`).getByText('Dinner').first(),
  ).toBeAttached();
  return editor;
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account of Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
};

test('signing in again over an unsaved form keeps the venue and saves the draft', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await addVenue(owner, 'Seaside');
  await signIn(page, owner);
  await page.getByRole('button', { name: /^Venue: / }).click();
  await page.getByRole('menuitem', { name: 'Seaside' }).click();
  await expect(page.getByText('You are now in Seaside')).toBeVisible();
  const editor = await typeDinner(page);
  await endOthers(owner, NEW_PASSWORD);
  await editor.getByRole('button', { name: 'Create', exact: true }).click();

  await expect(question(page)).toBeVisible();
  await expect(question(page).getByLabel('E-mail')).toHaveValue(owner.email);
  await expect(question(page).getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.press('Escape');
  await signInAgain(page, owner.password);
  await expect(question(page).getByRole('alert')).toHaveText('Invalid Email or password.');
  await signInAgain(page, NEW_PASSWORD);
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toHaveCount(0);
  await expect(editor.getByLabel('Title')).toHaveValue('Dinner');
  await expect.poll(() => editor.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await editor.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('row', { name: /Dinner/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Venue: Seaside' })).toBeVisible();
});

test('after a session ends over an unsaved form, one can leave for the login', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  const editor = await typeDinner(page);
  await endOthers(owner, NEW_PASSWORD);
  await editor.getByRole('button', { name: 'Create', exact: true }).click();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a sign-out in another tab hides personal data, and the draft returns after signing in again', async ({
  page,
  context,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner, { remember: true });
  const [form, list] = [await context.newPage(), await context.newPage()];
  await form.goto('/menus');
  await list.goto('/menus');
  await expect(list.getByRole('row', { name: /Lunch/ })).toBeVisible();
  const editor = await typeDinner(form);
  await signOut(page);
  await page.waitForURL('**/login');
  await list.waitForURL('**/login');
  await expect(question(form)).toBeVisible();
  for (const text of ['Layla', 'Lunch', 'Levant'])
    for (const tab of [form, list])
      for (const found of await tab.getByText(text).all()) await expect(found).toBeHidden();
  await expect(editor).toBeHidden();
  await expect(question(form).getByLabel('E-mail')).toHaveValue('');
  await question(form).getByLabel('E-mail').fill(owner.email);
  await signInAgain(form, owner.password);
  await expect(editor.getByLabel('Title')).toHaveValue('Dinner');
  await editor.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByRole('row', { name: /Dinner/ })).toBeVisible();
});

test('another person who signs in does not see the draft', async ({ page, context, signUp }) => {
  const [owner, other] = [await signUp(['Lunch']), await signUp(['Breakfast'])];
  await signIn(page, owner, { remember: true });
  const form = await context.newPage();
  await form.goto('/menus');
  await typeDinner(form);
  await signOut(page);
  await question(form).getByLabel('E-mail').fill(other.email);
  await signInAgain(form, other.password);
  await expect(form.getByRole('row', { name: /Breakfast/ })).toBeVisible();
  await expect(form.getByRole('dialog')).toHaveCount(0);
  await expect(form.getByText('Lunch')).toHaveCount(0);
});

test('signing out over an unsaved form asks first, while the draft can still be saved', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp([]), { at: '/settings' });
  await page.getByLabel('First name').fill('Leila');
  await signOut(page);
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByLabel('First name').fill('Lola');
  await page.getByRole('button', { name: 'Account of Leila Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await leaving.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
});

const CELL = '[role=row][aria-rowindex="2"] [aria-colindex="3"]';

/** The places outside of a form where a price is typed, and how one that could not be saved shows there. */
const PLACES = [
  {
    name: 'its list',
    at: (path: string) => path,
    open: async (page: Page) => {
      await page.locator('[data-price]').filter({ visible: true }).first().click();
      await expect(page.getByRole('textbox', { name: list.price })).toBeFocused();
    },
    field: (page: Page) => page.getByRole('textbox', { name: list.price }).first(),
    expectKept: (page: Page) =>
      expect(page.getByRole('textbox', { name: list.price }).first()).toHaveValue('12.5'),
  },
  {
    name: 'the table of all dishes',
    at: () => '/spreadsheet',
    open: (page: Page) => page.locator(CELL).click(),
    field: (page: Page) => page.locator(`${CELL} input`),
    expectKept: (page: Page) => expect(page.locator(CELL)).toContainText('12.5'),
  },
];

for (const { name, at, open, field, expectKept } of PLACES)
  test(`a price typed in ${name} outlives a reload that is not wanted, and the end of the session`, async ({
    page,
    signUp,
  }) => {
    const owner = await signUp(['Lunch']);
    await signIn(page, owner, { at: at(await createRows(owner, 'items', 1)) });
    await open(page);
    await page.keyboard.type('12.5');
    await expect(field(page)).toHaveValue('12.5');
    const asked = page.waitForEvent('dialog');
    const reloading = page.evaluate(() => location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloading;
    await expect(field(page)).toHaveValue('12.5');
    await endOthers(owner, NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await signInAgain(page, NEW_PASSWORD);
    await expect(question(page)).toBeHidden();
    await expectKept(page);
  });
