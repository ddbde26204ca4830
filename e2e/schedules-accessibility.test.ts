import { expectNoViolations } from './axe.ts';
import { createRows } from './catalogue-fixtures.ts';
import { testInEveryLanguage } from './each-language.ts';
import { signIn } from './fixtures.ts';

testInEveryLanguage('the dialogs of schedules and moves are accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 2);
  const page = await open();
  await signIn(page, owner);
  const dialog = page.getByRole('dialog');
  const choose = async (icon: string) => {
    await page.locator('tbody button:has(svg.tabler-icon-dots)').first().click();
    await page.locator(`[role=menuitem]:has(svg.tabler-icon-${icon})`).click();
    await dialog.waitFor();
  };
  const submit = async () => {
    await dialog.locator('[type=submit]').click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
  };
  await choose('calendar-time');
  await dialog.locator('[value=specific]').check();
  await dialog.locator('[type=date]').last().fill('2020-01-01');
  await submit();
  await expectNoViolations(page, 'a span of days with a broken rule');
  await dialog.locator('[value=periodic]').check();
  await dialog.locator('[class*=hours] input').nth(1).fill('9');
  await submit();
  await expectNoViolations(page, 'a week with a broken rule');
  await dialog.locator('[class*=overnight] input').check();
  await dialog.locator('[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  await expectNoViolations(page, 'a list that says what shows now');
  await page.goto(path);
  await page.getByRole('table').waitFor();
  await choose('transfer');
  await expectNoViolations(page, 'the question for another list');
});
