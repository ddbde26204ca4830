import { expect, type Page } from '@playwright/test';
import { phrases as photosAr } from '../console/src/catalogue/phrases/ar/photos.ts';
import { phrases as photosEn } from '../console/src/catalogue/phrases/en/photos.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { phrases as unsavedEn } from '../console/src/ui/phrases/en/unsaved.ts';
import { expectNoViolations } from './axe.ts';
import { apiPath, createRows } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { holdBack, type Owner, signIn, test } from './fixtures.ts';
import { filled, personAt } from './interactions.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SAYS = { en: photosEn.photos, ar: photosAr.photos };

const { unsaved } = unsavedEn;

const DISHES = 30;

type Shot = { name: string; mimeType: string; buffer: Buffer };

/** A small picture of one colour, drawn by the page. */
async function shot(page: Page, name: string, colour: string): Promise<Shot> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 48;
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = fill;
    brush?.fillRect(0, 0, 64, 48);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, colour);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

const shots = (page: Page, names: readonly string[]) =>
  Promise.all(names.map((name, at) => shot(page, name, `hsl(${at * 12} 60% 50%)`)));

/** Drops files on the page, as from a folder beside it. */
async function drop(page: Page, files: readonly Shot[], onto = 'h1'): Promise<void> {
  const sent = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    return data;
  }, sent);
  for (const type of ['dragover', 'drop'])
    await page.locator(onto).first().dispatchEvent(type, { dataTransfer: transfer });
}

/** Whether the browser would open a file that is dropped on the page beside all places for files. */
const isLeftToBrowser = (page: Page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'Dish 1.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return document.body.dispatchEvent(drop);
  });

/** The titles of the items that have a photo, in the order of the list. */
async function photographed({ api }: Owner, path: string): Promise<string[]> {
  const { data, included = [] } = await api.readAll(apiPath('items', path));
  const has = new Set(included.filter(({ attributes }) => attributes.preview_photo_url).map(({ id }) => id));
  return data.filter(({ id }) => has.has(id)).map(({ attributes }) => String(attributes.title));
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens a list of numbered dishes whose photos can be given. */
async function openDishes(page: Page, owner: Owner, count: number, says: { label: string }) {
  const path = await createRows(owner, 'items', count);
  await signIn(page, owner);
  await page.goto(path);
  await page.getByRole('button', { name: says.label, exact: true }).waitFor();
  return path;
}

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ locale });
    const says = SAYS[locale];

    test(`thirty dishes get their photos by one drop, which one undo takes back: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const owner = await signUp(['Lunch']);
      const path = await openDishes(page, owner, DISHES, says);
      const names = Array.from({ length: DISHES }, (_, at) => `dish_${at + 1}.jpg`);
      const person = personAt(page);
      await drop(page, await shots(page, names));
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('listitem')).toHaveCount(DISHES);
      await expectNoViolations(page, 'a look at matched photos');
      expect(await photographed(owner, path)).toEqual([]);
      await person.click(dialog.getByRole('button', { name: /30/ }).last());
      for (const photo of await dialog.getByRole('listitem').all())
        await photo.getByRole('progressbar').waitFor({ state: 'hidden' });
      await expect(dialog).toBeHidden();
      expect(await photographed(owner, path)).toHaveLength(DISHES);
      // The drop is one interaction too.
      expect(person.interactions() + 1).toBe(2);
      await page.keyboard.press('Control+z');
      await expect.poll(() => photographed(owner, path)).toEqual([]);
    });
  });

test('a photo without a place waits for a touch, and one that would replace another is shown', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const says = photosEn.photos;
  const path = await openDishes(page, owner, 2, says);
  await drop(page, await shots(page, ['Lentil Soup.jpg']));
  const dialog = dialogOf(page);
  const use = (count: number) =>
    dialog.getByRole('button', {
      name: filled(count === 1 ? says.use_one : says.use_other, { count }),
      exact: true,
    });
  await use(1).click();
  await expect(dialog).toBeHidden();
  expect(await photographed(owner, path)).toEqual(['Lentil soup']);

  await drop(page, await shots(page, ['dish.jpg', 'IMG_0001.jpg', 'LENTIL-SOUP (2).jpg']));
  await expect(dialog.getByText(says.replace, { exact: true })).toBeVisible();
  await use(1).waitFor();
  await dialog
    .getByRole('button', { name: filled(says.takePlace, { file: 'dish.jpg', title: 'Dish 2' }) })
    .click();
  await dialog.getByRole('combobox', { name: filled(says.place, { file: 'IMG_0001.jpg' }) }).click();
  await expectNoViolations(page, 'photos that wait for their places');
  await page.getByRole('option', { name: 'Dish 1' }).click();
  await use(3).waitFor();
  await dialog.getByRole('switch', { name: says.keep }).check();
  await use(2).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => photographed(owner, path)).toEqual(['Lentil soup', 'Dish 1', 'Dish 2']);
});

test('a photo that cannot be read is told of before the others are saved', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const says = photosEn.photos;
  const path = await openDishes(page, owner, 2, says);
  const broken = { name: 'Dish 2.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  // All are asked for before one is refused.
  const answer = await holdBack(page, '**/direct_uploads');
  await drop(page, [...(await shots(page, ['Dish 1.jpg'])), broken]);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: filled(says.use_other, { count: 2 }) }).click();
  answer();
  await expect(dialog.getByText(filled(says.failed, { figure: 1 }))).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Dish 2');
  // The browser shows a frame for a picture that it can't show, which an empty one replaces.
  await expect(dialog.getByRole('listitem').first().locator('img')).toHaveCount(0);
  expect(await photographed(owner, path)).toEqual([]);
  await dialog.getByRole('button', { name: filled(says.use_one, { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => photographed(owner, path)).toEqual(['Dish 1']);
});

test('photos on their way are given up after a question, and no file falls into the place of the console', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const says = photosEn.photos;
  const path = await openDishes(page, owner, 2, says);
  const answer = await holdBack(page, '**/direct_uploads');
  await drop(page, await shots(page, ['Dish 1.jpg', 'Dish 2.jpg']));
  const dialog = page.getByRole('dialog', { name: /^Photos for/ });
  const use = dialog.getByRole('button', { name: filled(says.use_other, { count: 2 }) });
  await use.click();
  await expect(dialog.getByText(says.saving)).toBeVisible();
  // Beside the places of the dialog.
  expect(await isLeftToBrowser(page)).toBe(false);
  const question = page.getByRole('dialog', { name: unsaved.leaveTitle });
  await dialog.getByRole('button', { name: shell.interface.cancel }).click();
  await question.getByRole('button', { name: unsaved.stay }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByText(says.saving)).toBeVisible();
  await dialog.getByRole('button', { name: shell.interface.cancel }).click();
  await question.getByRole('button', { name: unsaved.leave }).click();
  await expect(dialog).toBeHidden();
  answer();
  // A second batch is taken after it.
  await drop(page, await shots(page, ['Dish 2.jpg']));
  const save = await holdBack(page, '**/relationships/items?*');
  await dialog.getByRole('button', { name: filled(says.use_one, { count: 1 }) }).click();
  // Nothing can be called back any more.
  await expect(dialog.getByRole('button', { name: shell.interface.cancel })).toBeHidden();
  save();
  await expect(dialog).toBeHidden();
  await expect.poll(() => photographed(owner, path)).toEqual(['Dish 2']);
  await page.goto('/venue');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await isLeftToBrowser(page)).toBe(false);
});

test('a single photo is given to the row that it is dropped on, and giving up changes nothing', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const says = photosEn.photos;
  const path = await openDishes(page, owner, 1, says);
  await drop(page, await shots(page, ['IMG_0001.jpg']), 'tr:has-text("Dish 1")');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('listitem')).toContainText('Dish 1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await photographed(owner, path)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('many photos are chosen at once, and given by two touches', async ({ page, signUp }) => {
    const owner = await signUp(['Lunch']);
    const says = photosEn.photos;
    const path = await openDishes(page, owner, 3, says);
    const person = personAt(page);
    const chooser = page.waitForEvent('filechooser');
    await person.click(page.getByRole('button', { name: says.label, exact: true }));
    const files = await shots(page, ['dish 1.jpg', 'dish-2.jpg', 'Dish3.jpg', 'unknown.jpg']);
    await (await chooser).setFiles(files);
    const dialog = dialogOf(page);
    await expectNoViolations(page, 'photos on a phone');
    await person.click(dialog.getByRole('button', { name: filled(says.use_other, { count: 3 }) }));
    await expect(dialog).toBeHidden();
    await expect.poll(() => photographed(owner, path)).toEqual(['Dish 1', 'Dish 2', 'Dish 3']);
    // Choosing the files is one more.
    expect(person.interactions() + 1).toBe(3);
  });
});
