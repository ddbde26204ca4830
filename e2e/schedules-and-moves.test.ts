import { expect, type Page } from '@playwright/test';
import { LEVELS } from '@sofra/contract/catalogue/levels';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import {
  chooseAction,
  createOtherList,
  createRows,
  TRIED_LEVELS,
  toggleShown,
} from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';
import { filled, tabTo } from './interactions.ts';
import { readerAt } from './reader.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The day after tomorrow in Dubai, which no test runs into. */
const otherDay = () => {
  const format = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'Asia/Dubai' });
  return format.format(Date.now() + 2 * 86_400_000);
};

for (const level of TRIED_LEVELS) {
  test(`${level}: a row is scheduled for days of the week, and the list shows whether it is on`, async ({
    page,
    signUp,
  }) => {
    const owner = await signUp(['Lunch menu']);
    const path = await createRows(owner, level, 1);
    await signIn(page, owner, { at: path });
    await chooseAction(page, 'Dish 1', 'Schedule');
    await expect(dialog(page).getByRole('radio')).toHaveCount(LEVELS[level].schedules.length);
    await dialog(page).getByRole('radio', { name: 'Days of the week' }).check();
    const from = dialog(page).getByRole('textbox', { name: 'Monday, from' });
    await from.fill('00:00');
    await dialog(page).getByRole('textbox', { name: 'Monday, to' }).fill('0');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('The end must be later than the start.')).toBeVisible();
    await dialog(page).getByRole('checkbox', { name: 'Monday, until the next day' }).check();
    await dialog(page).getByRole('button', { name: 'Use the hours of Monday for all' }).click();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Dish 1')).toContainText(/Every day, .00:00–.00:00. the next day/);
    await expect(row(page, 'Dish 1')).toContainText('Now showing');
    await expect(dialog(page)).toHaveCount(0);
    await toggleShown(page, 'Dish 1');
    await expect(row(page, 'Dish 1')).not.toContainText('Now showing');
    await toggleShown(page, 'Dish 1');
    await expect(row(page, 'Dish 1')).toContainText('Now showing');

    await chooseAction(page, 'Dish 1', 'Schedule');
    for (const day of WEEK.filter((name) => name !== otherDay()))
      await dialog(page).getByRole('checkbox', { name: day, exact: true }).uncheck();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Dish 1')).toContainText(`Shows again ${otherDay().slice(0, 3)} 00:00`);
    await page.reload();
    await expect(row(page, 'Dish 1')).toContainText(`Shows again ${otherDay().slice(0, 3)} 00:00`);

    await chooseAction(page, 'Dish 1', 'Schedule');
    await dialog(page).getByRole('radio', { name: 'Always' }).check();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Dish 1')).toContainText('Always');
  });
}

test('a moved menu counts as unpublished in both venues, and again after undo', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch menu']);
  await createOtherList.menus(owner);
  await signIn(page, owner);
  const counts = () => page.evaluate(() => JSON.parse(localStorage.getItem('publishCounter') ?? '{}'));
  await expect(row(page, 'Lunch menu')).toBeVisible();
  const before = Object.values<number>(await counts());
  await chooseAction(page, 'Lunch menu', catalogue.menus.moveAway);
  await dialog(page).getByRole('combobox', { name: 'Venue' }).click();
  await page.getByRole('option', { name: 'Seaside' }).click();
  await dialog(page).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Oops! Currently this section is empty.')).toBeVisible();
  const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0);
  const counted = async () => sum(Object.values<number>(await counts())) - sum(before);
  await expect.poll(counted).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Lunch menu')).toBeVisible();
  await expect.poll(counted).toBe(4);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(row(page, 'Lunch menu')).toHaveCount(0);
  await expect.poll(counted).toBe(6);
  await page.getByRole('button', { name: /^Venue: / }).click();
  await page.getByRole('menuitem', { name: 'Seaside' }).click();
  await expect(row(page, 'Lunch menu')).toBeVisible();
});

test('without another list, a menu offers no move and a section explains why', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch menu']);
  await signIn(page, owner);
  await page.getByRole('button', { name: 'Actions for Lunch menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Schedule' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: catalogue.menus.moveAway })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Lunch menu' }).click();
  await chooseAction(page, 'Soups', catalogue.sections.moveAway);
  await expect(dialog(page).getByText('There is no other menu. Create one first.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('a menu is scheduled with Arabic digits and moved to another venue by keys', async ({
    page,
    signUp,
  }) => {
    const { scheduling, moving } = editorAr;
    const owner = await signUp(['الغداء']);
    await createOtherList.menus(owner);
    await page.goto('/login');
    await page.locator('[name=email]').fill(owner.email);
    await page.locator('[name=password]').fill(owner.password);
    await page.locator('[type=submit]').click();
    await page.locator('tbody button:has(svg.tabler-icon-dots)').click();
    await page.getByRole('menuitem', { name: catalogueAr.list.schedule }).click();
    await dialog(page).getByRole('radio', { name: scheduling.periodic }).check();
    const hour = (phrase: string) =>
      dialog(page).getByRole('textbox', { name: filled(phrase, { day: 'الجمعة' }) });
    await hour(scheduling.fromOf).fill('٦:٣٠ م');
    await hour(scheduling.toOf).fill('٢٣');
    await dialog(page).getByRole('button', { name: editorAr.editor.save }).click();
    await expect(row(page, 'الغداء')).toContainText(/18:30–.23:00/);

    await page.locator('tbody button:has(svg.tabler-icon-dots)').click();
    await page.getByRole('menuitem', { name: catalogueAr.menus.moveAway }).press('Enter');
    const choice = dialog(page).getByRole('combobox', { name: moving.venue });
    await expect(choice).toBeFocused();
    await readerAt(page).take('Seaside');
    await tabTo(page, dialog(page).getByRole('button', { name: moving.move, exact: true }));
    await page.keyboard.press('Enter');
    // The phrase ends with the venue's full name, which is longer.
    const done = filled(moving.done, { title: 'الغداء', to: 'Seaside' }).slice(0, -1);
    await expect(page.getByText(done)).toBeVisible();
  });
});
