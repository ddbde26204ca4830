import { expect, type Page } from '@playwright/test';
import { phrases as frameEn } from '../console/src/app/phrases/en/frame.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { phrases as unsavedEn } from '../console/src/ui/phrases/en/unsaved.ts';
import { chooseAction, createRows, pricesOf } from './catalogue-fixtures.ts';
import { holdBack, signIn, test } from './fixtures.ts';

const { frame } = frameEn;
const { unsaved } = unsavedEn;

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the price of the second dish of a list, whose tools load after it. */
async function openPrice(page: Page): Promise<void> {
  await page.locator('tbody[data-tools]').waitFor();
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Dish 1', exact: true }) });
  await row.locator('[data-price]').filter({ visible: true }).click();
}

test('a copy is made once the price that is being saved is saved, and has it', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 1);
  await signIn(page, owner, { at: path });
  await openPrice(page);
  const release = await holdBack(page, '**/relationships/items?*');
  await page.keyboard.type('12.5');
  await page.keyboard.press('Enter');
  await chooseAction(page, 'Dish 1', catalogue.list.duplicate);
  const duplicate = dialog(page).getByRole('button', { name: catalogue.list.duplicate });
  await expect(duplicate).toBeDisabled();
  await expect(dialog(page).getByRole('status')).toHaveText(frame.saving);
  release();
  await duplicate.click();
  await expect(dialog(page)).toBeHidden();
  expect(await pricesOf(owner, path)).toEqual(['18.00', '12.50', '12.50']);
});

test('Back saves a price that is typed, and asks before a wrong one is lost', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 1);
  const field = page.getByRole('textbox', { name: catalogue.list.price });
  const section = page.locator('tbody a[href*=section-]').first();
  await signIn(page, owner, { at: path.replace(/\/section-.*/, '') });
  await section.click();
  await openPrice(page);
  await page.keyboard.type('12.5');
  await expect(field).toHaveValue('12.5');
  await page.goBack();
  await section.click();
  await expect.poll(() => pricesOf(owner, path)).toEqual(['18.00', '12.50']);
  await openPrice(page);
  await page.keyboard.type('free');
  await page.goBack();
  await dialog(page).getByRole('button', { name: unsaved.stay }).click();
  await expect(field).toHaveValue('free');
  expect(await pricesOf(owner, path)).toEqual(['18.00', '12.50']);
});

test('Back asks before a cell that is typed is lost', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 1);
  const cell = page.locator('[role=row][aria-rowindex="3"] [aria-colindex="3"]');
  await signIn(page, owner, { at: path.replace(/\/section-.*/, '') });
  await page.getByRole('link', { name: shell.pages.spreadsheet }).click();
  await cell.click();
  await page.keyboard.type('12.5');
  await page.goBack();
  await dialog(page).getByRole('button', { name: unsaved.stay }).click();
  await expect.poll(() => pricesOf(owner, path)).toEqual(['18.00', '12.50']);
});
