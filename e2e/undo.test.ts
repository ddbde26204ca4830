import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { act, layList, titlesOn } from './catalogue-house.ts';
import { signIn, test } from './house.ts';

async function remove(page: Page, title: string): Promise<void> {
  await act(page, title, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${title}” deleted`)).toBeVisible();
}

/** What the notice offers, pointed at: so it stays for as long as the test takes. */
async function offered(page: Page, name: string) {
  const offer = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name });
  await offer.hover();
  return offer;
}

/** What can be pressed on the screen and lies under a notice, in a window that is only so high, scrolled to its end. */
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

test('what was done is undone from its notice, from the list after a reload, and from the bin', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner', 'Brunch']);
  await signIn(page, owner);
  const order = (...titles: string[]) => expect.poll(() => titlesOn(page)).toEqual(titles);
  await order('Lunch', 'Dinner', 'Brunch');

  await remove(page, 'Dinner');
  const undo = await offered(page, 'Undo');
  await order('Lunch', 'Brunch');
  await expectNoViolations(page, 'a notice that offers to undo');
  for (const width of [1280, 820, 390]) expect(await coveredAt(page, width)).toEqual([]);
  await undo.click();
  const redo = await offered(page, 'Redo');
  await expect(page.getByText('Brought back “Dinner”')).toBeVisible();
  await order('Lunch', 'Dinner', 'Brunch');
  await redo.click();
  await offered(page, 'Undo');
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

  await act(page, 'Brunch', 'Move to the top');
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

test('what a colleague has changed since is not undone, and the notice says who it was', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const list = await layList(owner, 'items', 3);
  await signIn(page, owner);
  await page.goto(list);
  await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Dish 1', 'Dish 2', 'Dish 3']);
  await act(page, 'Dish 3', 'Move to the top');
  const undo = await offered(page, 'Undo');
  await layList(owner, 'items', 1);
  await undo.click();
  await expect(
    page.getByText(/Layla Haddad has changed this since \(.+\)\. Nothing was undone\./),
  ).toBeVisible();
  await expect.poll(() => titlesOn(page)).toEqual(['Dish 3', 'Lentil soup', 'Dish 1', 'Dish 2', 'Dish 1']);
});
