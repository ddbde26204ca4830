import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as ingredientsAr } from '../console/src/catalogue/phrases/ar/ingredients.ts';
import { phrases as rowsAr } from '../console/src/catalogue/phrases/ar/rows.ts';
import { createRows } from './catalogue-fixtures.ts';
import { holdBack, type Owner, signIn, test } from './fixtures.ts';
import { filled } from './interactions.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function openNewItem(page: Page, owner: Owner): Promise<void> {
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Lunch menu' }).click();
  await page.getByRole('link', { name: 'Soups' }).click();
  await page.getByRole('button', { name: 'New item' }).click();
  await dialog(page).getByLabel('Title').fill('Musakhan');
  await dialog(page).getByLabel('Price, AED').fill('45');
}

/** A picture of noise, which does not compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });

test('a photo shows at once, is uploaded before the save, and can be deleted', async ({ page, signUp }) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  const release = await holdBack(page, '**/direct_uploads');
  const buffer = await noise(500, 300).jpeg().toBuffer();
  await dialog(page)
    .getByLabel(/Choose a picture/)
    .setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog(page).locator('img')).toBeVisible();
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  release();
  await dialog(page).getByRole('button', { name: 'Choose the part to show' }).click();
  const frame = page.getByRole('application', { name: 'Part of the picture that is shown' });
  await page.getByLabel('Zoom').fill('2');
  await frame.press('ArrowRight');
  const part = page.waitForRequest('**/direct_uploads');
  await page.getByRole('button', { name: 'Use this part' }).click();
  const { data } = JSON.parse((await part).postData() ?? '{}');
  const bytes = Buffer.from(data.attributes.data.split(',')[1], 'base64');
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([250, 141]);
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  const row = page.getByRole('row', { name: /Musakhan/ });
  await expect(row.locator('img')).toBeVisible();

  await row.getByRole('button', { name: 'Musakhan', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Delete the picture' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);
});

test('a picture over 1 MB is made smaller by itself, which the field says, and used', async ({
  page,
  signUp,
}) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  const buffer = await noise(2400, 1600).jpeg({ quality: 95 }).toBuffer();
  await dialog(page)
    .getByLabel(/Choose a picture/)
    .setInputFiles({ name: 'camera.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog(page).getByText(/MB, made \d/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Delete the picture' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('row', { name: /Musakhan/ }).locator('img')).toBeVisible();
});

test('a file that is no picture is refused in the server’s words', async ({ page, signUp }) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  await dialog(page)
    .getByLabel(/Choose a picture/)
    .setInputFiles({ name: 'really.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog(page).getByText(/not a picture that we can read/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('typed text survives a lost connection', async ({ page, context, signUp }) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  await dialog(page).getByRole('button', { name: 'Add an extra' }).click();
  await dialog(page).getByLabel('Extra', { exact: true }).fill('More sumac');
  await dialog(page).getByLabel('Price, AED').last().fill('0');
  await dialog(page).getByRole('button', { name: 'Ingredients of this item: Change' }).click();
  await dialog(page).getByRole('button', { name: 'Nuts: Contains', exact: true }).click();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Sofra can’t be reached', { exact: false }).first()).toBeVisible();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Musakhan');
  // On a phone the dialog's buttons stay visible below the notice of the lost connection.
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  // The screen takes its new size in several frames.
  await expect
    .poll(async () => {
      const sign = await page
        .getByRole('status')
        .filter({ hasText: 'can’t be reached right now' })
        .boundingBox();
      const button = await dialog(page).getByRole('button', { name: 'Create', exact: true }).boundingBox();
      return sign && button ? button.y - sign.y - sign.height : -1;
    })
    .toBeGreaterThanOrEqual(0);
  await page.setViewportSize(desktop);
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('row', { name: /Musakhan/ })).toContainText('1 extra');
});

test('going back asks first, and then leads to the intended page', async ({ page, signUp }) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  await page.goBack();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lunch menu' })).toBeVisible();
});

test('leaving during a save waits or asks, so that typed text is never lost', async ({ page, signUp }) => {
  await openNewItem(page, await signUp(['Lunch menu']));
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  let answer = Promise.withResolvers<'fail' | 'pass'>();
  await page.route('**/items', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if ((await answer.promise) === 'fail') return route.fulfill({ status: 500, body: 'Oops' });
    return route.continue();
  });
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  answer.resolve('fail');
  await expect(page.getByText('Some server errors')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Musakhan');

  answer = Promise.withResolvers();
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  answer.resolve('pass');
  await expect(page.getByText(/“.+” is in the list/)).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('an item is created, moved and moved back by keys', async ({ page, signUp }) => {
    const { order } = catalogueAr;
    const title = 'مسخّن';
    const at = (position: number) => ({ title, position, total: 4 });
    const owner = await signUp(['الغداء']);
    const path = await createRows(owner, 'items', 2);
    await signIn(page, owner, { at: path });
    await page.getByRole('button', { name: catalogueAr.items.create }).click();
    await dialog(page).getByLabel(editorAr.editor.title).fill(title);
    await dialog(page)
      .getByLabel(filled(editorAr.editor.price, { currency: 'AED' }))
      .fill('٤٥٫٥');
    const { states } = ingredientsAr;
    const stateOf = (name: string, state: string) =>
      dialog(page).getByRole('button', { name: filled(states.of, { name, state }), exact: true });
    await stateOf(states.ofDish, states.change).click();
    await stateOf('المكسرات', states.ingredient_warnings).click();
    await dialog(page).getByRole('button', { name: editorAr.editor.create, exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('45.50 AED');
    // A closed dialog returns the focus.
    await expect(dialog(page)).toBeHidden();
    const handle = page.getByRole('button', { name: filled(order.handle, { title }), exact: true });
    await expect(handle).toBeEnabled();
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(filled(rowsAr.placing.lifted, at(4)))).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(filled(rowsAr.placing.over, at(3)), { exact: true })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(filled(rowsAr.placing.dropped, at(3)))).toBeAttached();
    await expect(page.locator('tbody tr').nth(2)).toContainText(title);
    await expect(page.getByText(filled(order.done, at(3)))).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.locator('tbody tr').nth(3)).toContainText(title);
  });
});
