import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { chooseAction, createRows, titlesOn } from './catalogue-fixtures.ts';
import { holdBack, signIn, test } from './fixtures.ts';

async function remove(page: Page, title: string): Promise<void> {
  await chooseAction(page, title, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${title}” deleted`)).toBeVisible();
}

/** The button of a notice; hovering keeps the notice open during the test. */
async function noticeButton(page: Page, name: string) {
  const button = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name });
  await button.hover();
  return button;
}

/** The names of controls that a notice covers in a low window, scrolled to the end of the page. */
async function coveredAt(page: Page, width: number): Promise<string[]> {
  const whole = page.viewportSize();
  await page.setViewportSize({ width, height: 480 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const covered = await page.locator(':is(main, nav) :is(a, button, [role=switch])').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[aria-live]');
      })
      .map((element) => element.ariaLabel ?? element.textContent),
  );
  if (whole) await page.setViewportSize(whole);
  return covered;
}

test('a change is undone from its notice, after a reload, and from the bin', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch', 'Dinner', 'Brunch']);
  await signIn(page, owner);
  const order = (...titles: string[]) => expect.poll(() => titlesOn(page)).toEqual(titles);
  await order('Lunch', 'Dinner', 'Brunch');

  await remove(page, 'Dinner');
  const undo = await noticeButton(page, 'Undo');
  await order('Lunch', 'Brunch');
  await expectNoViolations(page, 'a notice that offers to undo');
  for (const width of [1280, 820, 390]) expect(await coveredAt(page, width)).toEqual([]);
  await undo.click();
  const redo = await noticeButton(page, 'Redo');
  await expect(page.getByText('Brought back “Dinner”')).toBeVisible();
  await order('Lunch', 'Dinner', 'Brunch');
  await redo.click();
  await noticeButton(page, 'Undo');
  await order('Lunch', 'Brunch');
  await page.keyboard.press('Control+z');
  await order('Lunch', 'Dinner', 'Brunch');

  await remove(page, 'Lunch');
  await remove(page, 'Brunch');
  await order('Dinner');
  await page.reload();
  await order('Dinner');
  await page.keyboard.press('Control+z');
  await order('Dinner', 'Brunch');
  await page.keyboard.press('Control+z');
  await order('Lunch', 'Dinner', 'Brunch');

  await chooseAction(page, 'Brunch', 'Move to the top');
  await order('Brunch', 'Lunch', 'Dinner');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Undo: Position of “Brunch”: 3 → 1' }).click();
  await expect(page.getByText('Undone: Position of “Brunch”: 1 → 3')).toBeVisible();
  await expectNoViolations(page, 'what has been done');
  await page.getByRole('link', { name: 'My menus' }).click();
  await order('Lunch', 'Dinner', 'Brunch');

  await remove(page, 'Lunch');
  await order('Dinner', 'Brunch');
  await page.goto('/bin');
  await page.getByRole('button', { name: 'Delete for good: “Lunch”' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'the question before something goes for good');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restore “Lunch”' }).click();
  await expect(page.getByText('Brought back “Lunch”')).toBeVisible();
  await page.getByRole('link', { name: 'My menus' }).click();
  await order('Lunch', 'Dinner', 'Brunch');
});

test('a key that is pressed while a change is saved takes that one back, and none before it', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner', 'Brunch']);
  await signIn(page, owner);
  const order = (...titles: string[]) => expect.poll(() => titlesOn(page)).toEqual(titles);
  await remove(page, 'Lunch');
  await order('Dinner', 'Brunch');
  const release = await holdBack(page, '**/me/venue/relationships/menus*');
  await chooseAction(page, 'Brunch', 'Move to the top');
  await order('Brunch', 'Dinner');
  await page.keyboard.press('Control+z');
  release();
  await order('Dinner', 'Brunch');
  await expect(page.getByText('Undone: Position of “Brunch”')).toBeVisible();
  await page.reload();
  await order('Dinner', 'Brunch');
});

test('a key that is pressed while a change is saved takes none back that is made after it', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner', 'Brunch']);
  await signIn(page, owner);
  const order = (...titles: string[]) => expect.poll(() => titlesOn(page)).toEqual(titles);
  await order('Lunch', 'Dinner', 'Brunch');
  const release = await holdBack(page, '**/me/venue/relationships/menus*');
  await chooseAction(page, 'Brunch', 'Move to the top');
  await order('Brunch', 'Lunch', 'Dinner');
  await page.keyboard.press('Control+z');
  const isShown = page.getByRole('switch', { name: 'Guests see Dinner' }).filter({ visible: true });
  const releaseSwitch = await holdBack(page, '**/me/menus/*');
  await isShown.click({ force: true });
  await expect(isShown).not.toBeChecked();
  release();
  await expect(page.getByText('Undone: Position of “Brunch”')).toBeVisible();
  releaseSwitch();
  await order('Lunch', 'Dinner', 'Brunch');
  await page.reload();
  await order('Lunch', 'Dinner', 'Brunch');
  await expect(isShown).not.toBeChecked();
});

test('undo is refused after a colleague’s change, and the notice names the colleague', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const list = await createRows(owner, 'items', 3);
  await signIn(page, owner, { at: list });
  await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Dish 1', 'Dish 2', 'Dish 3']);
  await chooseAction(page, 'Dish 3', 'Move to the top');
  const undo = await noticeButton(page, 'Undo');
  await createRows(owner, 'items', 1);
  await undo.click();
  await expect(
    page.getByText(/Layla Haddad has changed this since \(.+\)\. Nothing was undone\./),
  ).toBeVisible();
  await expect.poll(() => titlesOn(page)).toEqual(['Dish 3', 'Lentil soup', 'Dish 1', 'Dish 2', 'Dish 1']);
});
