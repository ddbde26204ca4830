import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { phrases as ar } from '../console/src/pasting/phrases/ar/pasting.ts';
import { phrases as en } from '../console/src/pasting/phrases/en/pasting.ts';
import { excelOf, textRows } from '../console/testing/excel-files.ts';
import { expectNoViolations } from './axe.ts';
import { createRows } from './catalogue-fixtures.ts';
import { directions, testInEveryLanguage } from './each-language.ts';
import { endOthers, type Fixtures, type Owner, signIn, test } from './fixtures.ts';

const MENU = `Cold mezze:
Hummus ...... AED 28
chickpeas, tahini
Fattoush 31,50

SOUPS
شوربة عدس ٢١
No 5
Open until midnight
`;

/** Signs an owner in, and opens the dialog for pasting at a menu of theirs with one section. */
async function openPaste(page: Page, signUp: Fixtures['signUp']): Promise<Owner> {
  const owner = await signUp(['Lunch menu', 'Dinner']);
  const path = await createRows(owner, 'sections', 1);
  await signIn(page, owner, { at: path });
  await page.getByRole('button', { name: 'Paste or import a menu' }).click();
  return owner;
}

test('a pasted menu becomes sections and items, with a look before and an undo after', async ({
  page,
  signUp,
}) => {
  await openPaste(page, signUp);
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel('Your menu as text');
  await expect(text).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Add to the menu' })).toBeDisabled();
  await text.fill(MENU);
  await expect(dialog.getByText('3 dishes were found.')).toBeVisible();
  const result = dialog.getByRole('region', { name: 'What was understood' });
  await expect(result.getByRole('heading')).toHaveText(['Cold mezze', 'SOUPS', 'Not taken']);
  await expect(result.getByRole('listitem')).toContainText(['28.00', '31.50', '21.00', 'at least 3']);
  await dialog.getByRole('button', { name: 'Add 3 dishes' }).click();
  await expect(page.getByText('3 dishes are in the menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paste or import a menu' })).toBeFocused();
  // The menu is shown whole, with what has come.
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 });
  await expect(heading('SOUPS')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Fattoush' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading('SOUPS')).toBeHidden();
  await expect(heading('Dish 1')).toBeVisible();
  // Another menu is shown as it was chosen, in pages.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').last().fill('Dinner');
  await page
    .getByRole('option', { name: /Dinner/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Soups', exact: true })).toBeVisible();
});

test('two languages go where they belong, and a doubtful line waits for a tap', async ({ page, signUp }) => {
  const owner = await openPaste(page, signUp);
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } });
  await page.reload();
  await page.getByRole('button', { name: 'Paste or import a menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Your menu as text')
    .fill(
      'Starters المقبلات\nHummus حمص AED 28\nMoutabal متبل AED 26\nFattoush فتوش AED 31\nLentils عدس AED 22\nTable for friends 12',
    );
  await expect(dialog.getByText('4 dishes were found.')).toBeVisible();
  const result = dialog.getByRole('region', { name: 'What was understood' });
  await expect(result.getByRole('listitem').filter({ hasText: 'Hummus' })).toContainText('حمص');
  await expect(result.getByRole('checkbox', { name: 'Table for friends' })).not.toBeChecked();
  await result.getByText('Table for friends').click();
  await dialog.getByRole('button', { name: 'Add 5 dishes' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Hummus' })).toBeVisible();
  await expect(page.getByText('Hummus حمص')).toBeHidden();
});

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ viewport: { width: 390, height: 844 }, locale });
    const { pasting } = { ar, en }[locale];

    test(`an Excel file becomes sections and items, on a phone: ${locale}`, async ({ page, signUp }) => {
      const owner = await signUp(['Lunch menu', 'Dinner']);
      const path = await createRows(owner, 'sections', 1);
      await signIn(page, owner, { at: path });
      await page.getByRole('button', { name: pasting.title }).click();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: pasting.file.choose }).click();
      const rows = textRows([
        ['Category', 'Dish', 'Price'],
        ['Grill', 'Kebab', '42'],
        ['Sweets', 'Kunafa', '18.50'],
      ]);
      const buffer = Buffer.from(excelOf({ Menu: rows }));
      await (await chooser).setFiles({ name: 'menu.xlsx', mimeType: '', buffer });
      await expect(page.getByRole('heading', { name: 'Sweets' })).toBeVisible();
      await expectNoViolations(page, 'a menu of a file');
      await page.getByRole('dialog').locator('[type=submit]').click();
      await expect(page.getByRole('heading', { name: 'Sweets', level: 2 })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: 'Kunafa' })).toContainText('18.50');
    });
  });

test('a visitor pastes a menu into the wizard and registers with it', async ({ page }) => {
  await page.goto('/registration');
  await page.getByLabel('Business name').fill('Levant by the sea');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Paste or import a menu' }).click();
  await page
    .getByRole('dialog')
    .getByLabel('Your menu as text')
    .fill(`From the sea:\nCaught this morning\n\nPrawns 64\n\n${MENU.replace('AED', 'OMR')}`);
  await page.getByRole('button', { name: 'Add 4 dishes' }).click();
  await expect(page.getByLabel('Section title')).toHaveCount(3);
  await expect(page.getByLabel('Menu title')).toHaveValue('Menu');
  await page.getByLabel('Menu title').fill('Dinner');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^OMR/);
  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByLabel('Section title').first();
  await title.fill('From the sea, caught this morning\noff the coast of Fujairah');
  await expect(title).toHaveValue('From the sea, caught this morning off the coast of Fujairah');
  expect(
    await title.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]),
  ).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Layla');
  await page.getByLabel('Last name').fill('Haddad');
  await page.locator('[name=email]').fill(`${randomUUID()}@example.com`);
  await page.locator('[name=phone]').fill('+971501234567');
  await page.locator('[name=password]').fill('a-laid-table');
  await page.locator('[name=password_confirmation]').fill('a-laid-table');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/menus');
  await page.getByRole('link', { name: 'Dinner' }).click();
  await expect(page.getByRole('link', { name: 'Cold mezze' })).toBeVisible();
  await expect(page.getByText('Caught this morning')).toBeVisible();
});

test('what was pasted stays when the session has ended, and is asked about before it is closed', async ({
  page,
  signUp,
}) => {
  const owner = await openPaste(page, signUp);
  const text = page.getByLabel('Your menu as text');
  await text.fill(MENU);
  const password = 'a-freshly-laid-table';
  await endOthers(owner, password);
  await page.getByRole('button', { name: 'Add 3 dishes' }).click();
  const again = page.getByRole('dialog', { name: 'You have been signed out' });
  await again.locator('[name=password]').fill(password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await again.waitFor({ state: 'detached' });
  await expect(text).toHaveValue(MENU);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(text).toHaveValue(MENU);
  await page.getByRole('button', { name: 'Add 3 dishes' }).click();
  await expect(page.getByText('3 dishes are in the menu')).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`a dialog that goes on below its edge shows a mark there until its end: ${width} px`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width, height });
    await openPaste(page, signUp);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your menu as text').fill(`${MENU}\nOnion soup 24\nBorsch 30`);
    const add = dialog.getByRole('button', { name: 'Add 5 dishes' });
    await add.waitFor();
    const mark = dialog.locator('form + div');
    const edgeOf = async (place: Locator) => {
      const { y = 0, height: high = 0 } = (await place.boundingBox()) ?? {};
      return y + high;
    };
    // Half a pixel is no distance.
    const isAtEdge = async () => Math.abs((await edgeOf(mark)) - (await edgeOf(dialog))) < 1;
    expect(await edgeOf(add)).toBeGreaterThan(await edgeOf(dialog));
    expect(await isAtEdge()).toBe(true);
    await add.focus();
    await dialog.evaluate((content) => content.scrollTo(0, content.scrollHeight));
    expect(await isAtEdge()).toBe(true);
    expect(Math.ceil((await mark.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(
      Math.floor(await edgeOf(add)),
    );
    expect(await dialog.evaluate((content) => content.scrollWidth - content.clientWidth)).toBe(0);
  });

testInEveryLanguage('the look at a pasted menu is accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'sections', 1);
  const page = await open();
  await signIn(page, owner, { at: path });
  await page.locator('main button:has(svg.tabler-icon-clipboard-text)').click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').waitFor();
  await expectNoViolations(page, 'an empty paste');
  await dialog.locator('textarea').fill(`${MENU}\nDessert €9`);
  await dialog.getByRole('listitem').first().waitFor();
  await expectNoViolations(page, 'a menu that was read');
});
