import { expect, type Locator, type Page } from '@playwright/test';
import {
  apiPath,
  chooseAction,
  createRows,
  dragRow,
  shownSwitch,
  TRIED_LEVELS,
  titlesOn,
  toggleShown,
} from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';

const titleOf = ({ attributes }: { attributes: Record<string, unknown> }) => attributes.title;

const dialog = (page: Page) => page.getByRole('dialog');

for (const level of TRIED_LEVELS) {
  test(`${level}: rows are reordered by pointer, keys and actions over all pages`, async ({
    page,
    signUp,
  }) => {
    const failures: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    const owner = await signUp(['Lunch menu']);
    const path = await createRows(owner, level, 6);
    await signIn(page, owner, { at: path });
    const [first = ''] = await titlesOn(page);
    const stored = async () => (await owner.api.readAll(apiPath(level, path))).data.map(titleOf);
    const order = async (...titles: string[]) => {
      await expect.poll(() => titlesOn(page)).toEqual(titles);
      await expect.poll(async () => (await stored()).slice(0, titles.length)).toEqual(titles);
    };

    await dragRow(page, 'Move Dish 1', 'Move Dish 3');
    await order(first, 'Dish 2', 'Dish 3', 'Dish 1', 'Dish 4');

    const handle = page.getByRole('button', { name: 'Move Dish 1', exact: true });
    await expect(handle).toBeEnabled();
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Dish 1 is lifted, position 4 of 7.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Dish 1, position 3 of 7.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Dish 1, position 2 of 7.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('Dish 1 is at position 2 of 7.')).toBeAttached();
    await order(first, 'Dish 1', 'Dish 2', 'Dish 3', 'Dish 4');

    await chooseAction(page, 'Dish 1', 'Move to the bottom');
    await expect(page.getByText('“Dish 1” moved to position 7 of 7')).toBeVisible();
    await order(first, 'Dish 2', 'Dish 3', 'Dish 4', 'Dish 5');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await chooseAction(page, 'Dish 1', 'Move to the top');
    await page.getByRole('button', { name: 'Page 1' }).click();
    await order('Dish 1', first, 'Dish 2', 'Dish 3', 'Dish 4');

    await chooseAction(page, 'Dish 1', 'Move to position…');
    await dialog(page).getByLabel('New position, 1 to 7').fill('4');
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await order(first, 'Dish 2', 'Dish 3', 'Dish 1', 'Dish 4');
    await page.reload();
    await order(first, 'Dish 2', 'Dish 3', 'Dish 1', 'Dish 4');
    expect(failures).toEqual([]);
  });
}

test('links lead down to the items, and breadcrumbs back up', async ({ page, signUp }) => {
  await signIn(page, await signUp(['Lunch menu']));
  await page.getByRole('link', { name: 'Lunch menu' }).click();
  await page.getByRole('link', { name: 'Soups' }).click();
  await expect(page.getByRole('heading', { name: 'Soups' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Lentil soup/ })).toContainText('18.00 AED');
  const way = page.getByRole('navigation', { name: 'You are here' });
  await way.getByRole('link', { name: 'Lunch menu' }).click();
  await expect(page.getByRole('heading', { name: 'Lunch menu' })).toBeVisible();
  await way.getByRole('link', { name: 'My Menus' }).click();
  await page.waitForURL('**/menus');
  await expect(page).toHaveTitle('Sofra · My menus');
});

test('a refused reorder is rolled back with a notice', async ({ page, signUp }) => {
  await signIn(page, await signUp(['Lunch', 'Dinner', 'Drinks']));
  await page.route('**/relationships/menus?*', (route) => route.fulfill({ status: 500, body: 'Oops' }));
  await chooseAction(page, 'Drinks', 'Move to the top');
  await expect(page.getByText('Some server errors')).toBeVisible();
  await expect.poll(() => titlesOn(page)).toEqual(['Lunch', 'Dinner', 'Drinks']);
});

test('on a phone everything in a list is large enough for a finger', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const owner = await signUp(['Lunch menu']);
  await signIn(page, owner, { at: await createRows(owner, 'items', 50) });
  await expect(page.getByRole('button', { name: 'Move Dish 1', exact: true })).toBeEnabled();
  for (const target of await page.getByRole('main').locator('button:has(svg), nav button, select').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect.soft(Math.min(width, height), await target.innerHTML()).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const venue = page.getByRole('banner').getByText(/^Levant/);
  expect(await venue.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a malformed id shows the error page and is logged', async ({ page, signUp }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await signIn(page, await signUp([]), { at: '/menu-nonsense/section-42' });
  await expect(page.getByRole('heading', { name: 'Oops. This page has gone missing.' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('error-page');
  expect(warnings.join()).toContain('menuId nonsense');
});

test('a switch and its state can be seen in forced colours', async ({ page, signUp }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, await signUp(['Lunch']));
  const track = shownSwitch(page, 'Lunch').locator('+ *');
  const look = () =>
    track.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(element);
      const thumb = getComputedStyle(element.firstElementChild ?? element).backgroundColor;
      return { border: `${borderTopStyle} ${borderTopWidth}`, backgroundColor, thumb };
    });
  const on = await look();
  expect(on.border).toBe('solid 1px');
  expect(on.thumb).not.toBe(on.backgroundColor);
  await toggleShown(page, 'Lunch');
  await expect.poll(look).not.toEqual(on);
  const off = await look();
  expect(off.thumb).not.toBe(off.backgroundColor);
});

test('the focus can be seen on every kind of field in forced colours', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  const outline = () => page.locator(':focus').evaluate((field) => getComputedStyle(field).outlineStyle);
  await page.locator('input[type=email]').focus();
  expect(await outline()).toBe('solid');
  await signIn(page, owner, { at: '/activity' });
  await page.getByLabel('Kind').focus();
  expect(await outline()).toBe('solid');
  await page.goto('/menus');
  await page.getByRole('link', { name: 'Lunch' }).click();
  await page.getByRole('button', { name: 'Paste or import a menu' }).click();
  await page.getByLabel('Your menu as text').focus();
  expect(await outline()).toBe('solid');
});

test('a tab, a code and the edge of a dialog can be seen in forced colours', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await owner.api.send('PUT', '/me/venue/publish');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await signIn(page, owner);
  const lookOf = (found: Locator) =>
    found.evaluate((element) => {
      const { backgroundColor, fill, borderTopStyle, borderBottomColor } = getComputedStyle(element);
      return { backgroundColor, fill, borderTopStyle, borderBottomColor };
    });
  await page.goto('/activity');
  const chosen = await lookOf(page.getByRole('link', { name: 'Changes' }));
  const other = await lookOf(page.getByRole('link', { name: 'Bin' }));
  expect(other.borderBottomColor).not.toBe(chosen.borderBottomColor);
  await page.goto('/dashboard');
  const code = await lookOf(page.getByRole('img', { name: 'QR code' }));
  expect(code.backgroundColor).toBe('rgb(255, 255, 255)');
  expect(code.fill).not.toBe(code.backgroundColor);
  await page.goto('/menus');
  await page.getByRole('link', { name: 'Lunch' }).click();
  await page.getByRole('button', { name: 'Paste or import a menu' }).click();
  expect((await lookOf(page.getByRole('dialog'))).borderTopStyle).toBe('solid');
});

test('a new row is in view and marked, also beyond the first page, and so is a copy', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch menu']);
  await signIn(page, owner, { at: await createRows(owner, 'sections', 4) });
  await page.getByRole('button', { name: 'New section' }).click();
  await dialog(page).getByLabel('Title').fill('Desserts');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  const added = page.getByRole('row', { name: /Desserts/ });
  await expect(added).toBeInViewport();
  await expect(added.getByRole('link', { name: 'Desserts' })).toBeFocused();
  await chooseAction(page, 'Desserts', 'Duplicate');
  await dialog(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('row', { name: /Desserts \(copy\)/ })).toBeInViewport();
});

for (const width of [390, 1280])
  test(`the button for a new section stays where it is while the tools of the list come, at ${width} px`, async ({
    page,
    signUp,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const owner = await signUp(['Lunch menu']);
    const path = await createRows(owner, 'sections', 1);
    await signIn(page, owner);
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/beside-sections-/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(path);
    const create = page.getByRole('button', { name: 'New section' });
    const row = page.getByRole('row', { name: /Dish 1/ });
    await row.waitFor();
    const before = [await create.boundingBox(), await row.boundingBox()];
    await expect(page.getByRole('button', { name: 'Photos' })).toHaveCount(0);
    arrival.resolve();
    await page.getByRole('button', { name: 'Photos' }).waitFor();
    expect([await create.boundingBox(), await row.boundingBox()]).toEqual(before);
  });
