import { expect, type Locator, type Page } from '@playwright/test';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as rowsAr } from '../console/src/catalogue/phrases/ar/rows.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as rows } from '../console/src/catalogue/phrases/en/rows.ts';
import { expectNoViolations } from './axe.ts';
import { apiPath, createRows, pricesOf, titlesOn } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { keepNotices, type Owner, signIn, test } from './fixtures.ts';
import { filled, personAt } from './interactions.ts';

const SAYS = { en: { ...catalogue, ...rows }, ar: { ...catalogueAr, ...rowsAr } };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });

const boxOf = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox').first();

const bar = (page: Page, { many }: { many: { bar: string } } = rows) =>
  page.getByRole('region', { name: many.bar });

const edgesOf = (place: Locator) =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens the items of the first section with `Dish 1` and so on beside the soup, of a venue that may be published before. */
async function openItems(
  page: Page,
  owner: Owner,
  count: number,
  options: { isPublished?: boolean } = {},
): Promise<string> {
  const path = await createRows(owner, 'items', count);
  if (options.isPublished) await owner.api.send('PUT', '/me/venue/publish');
  await signIn(page, owner, { at: `${path}?size=20` });
  // The tools load after the list.
  await page.locator('tbody[data-tools]').waitFor();
  return path;
}

/** The price of a row that shows on the screen. */
const priceOf = (page: Page, title: string): Locator =>
  rowOf(page, title).locator('[data-price]').filter({ visible: true });

/** Holds a finger on a row until it is chosen. */
async function holdOn(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('The row is not on the screen.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await bar(page).or(bar(page, rowsAr)).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const locale of directions('en'))
  test.describe(() => {
    test.use({ locale });
    const says = SAYS[locale];

    test(`a price is changed in its row, and Enter walks down the column: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const owner = await signUp(['Lunch']);
      const path = await openItems(page, owner, 3);
      const person = personAt(page);
      const field = page.getByRole('textbox', { name: says.list.price });
      await person.click(priceOf(page, 'Lentil soup'));
      await person.fill(field, '19.5');
      // Leaving the field saves; as everywhere, presses of the Tab key are not counted.
      await page.keyboard.press('Tab');
      await expect.poll(() => pricesOf(owner, path)).toEqual(['19.50', '10.00', '10.00', '10.00']);
      expect(person.interactions()).toBe(2);

      // Tab has opened the price of the next row.
      await expect(field).toBeFocused();
      for (const typed of ['11', '12', '13']) {
        await expect(field).toHaveValue('10.00');
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
      }
      await expect(field).toBeHidden();
      await expect.poll(() => pricesOf(owner, path)).toEqual(['19.50', '11.00', '12.00', '13.00']);

      await priceOf(page, 'Dish 2').click();
      await page.keyboard.type('99');
      await page.keyboard.press('Escape');
      await expect(priceOf(page, 'Dish 2')).toBeFocused();
      await expect(priceOf(page, 'Dish 2')).toHaveText(/12\.00/);
      await priceOf(page, 'Dish 2').click();
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await pricesOf(owner, path)).toEqual(['19.50', '11.00', '12.00', '13.00']);
    });

    test(`chosen prices rise by 5 % to .95, which one undo takes back: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const owner = await signUp(['Lunch']);
      const path = await openItems(page, owner, 12);
      const person = personAt(page);
      await person.click(boxOf(page, 'Dish 2'));
      await page.keyboard.down('Shift');
      await person.click(page.getByRole('button', { name: 'Dish 12', exact: true }));
      await page.keyboard.up('Shift');
      await expect(bar(page, says).getByRole('status')).toHaveText(/11/);
      await person.click(bar(page, says).getByRole('button', { name: says.many.acts.price }));
      const dialog = dialogOf(page);
      await person.click(dialog.getByRole('radio', { name: '.95' }));
      await expect(dialog.getByRole('row')).toHaveCount(12);
      await expectNoViolations(page, 'a look at changed prices');
      await person.click(dialog.locator('[type=submit]'));
      const changed = ['18.00', '10.00', ...Array.from({ length: 11 }, () => '10.95')];
      await expect.poll(() => pricesOf(owner, path)).toEqual(changed);
      await expect(dialog).toBeHidden();
      expect(person.interactions()).toBe(5);
      await page.keyboard.press('Control+z');
      await expect
        .poll(async () => new Set((await pricesOf(owner, path)).slice(1)))
        .toEqual(new Set(['10.00']));
    });
  });

test('Escape chooses no row, and an undo of many tells of all that it took back, and leaves nothing to publish', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await keepNotices(page);
  await openItems(page, owner, 4, { isPublished: true });
  const publishing = page.getByRole('banner').getByRole('button', { name: /^Publish/ });
  const name = (title: string) => page.getByRole('button', { name: title, exact: true });
  const choose = async () => {
    for (const title of ['Dish 1', 'Dish 3', 'Dish 4'])
      await name(title).click({ modifiers: ['ControlOrMeta'] });
    await expect(bar(page).getByRole('status')).toHaveText(/3/);
  };
  await choose();
  await bar(page).getByRole('button', { name: rows.many.acts.price }).click();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // The dialog has the key first.
  await expect(bar(page).getByRole('status')).toHaveText(/3/);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await choose();
  await bar(page).getByRole('button', { name: rows.many.acts.off }).click();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(3);
  await expect(publishing).toHaveAccessibleDescription(/^3 changes/);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Undone: .*“Dish [134]”.*, and 2 more$/)).toBeVisible();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(0);
  await expect(publishing).toHaveAccessibleDescription('Guests see everything');
});

test('rows are chosen with Ctrl and switched off, copied, moved and deleted together', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const path = await openItems(page, owner, 4);
  const menu = path.split('/')[1]?.replace('menu-', '');
  await owner.api.send('POST', `/me/menus/${menu}/sections`, {
    type: 'sections',
    attributes: { title: 'Sweets' },
  });
  const name = (title: string) => page.getByRole('button', { name: title, exact: true });
  const act = (label: string) => bar(page).getByRole('button', { name: label });
  const choose = async (...titles: string[]) => {
    for (const title of titles) await name(title).click({ modifiers: ['ControlOrMeta'] });
  };
  await choose('Dish 1', 'Dish 3');
  await expectNoViolations(page, 'a list with chosen rows');
  await act(rows.many.acts.off).click();
  const shown = (title: string) =>
    page.getByRole('switch', { name: filled(catalogue.list.shown, { title }) });
  await expect(shown('Dish 1')).not.toBeChecked();
  await expect(shown('Dish 3')).not.toBeChecked();
  await expect(shown('Dish 2')).toBeChecked();

  await act(rows.many.acts.duplicate).click();
  await dialogOf(page).getByRole('button', { name: rows.many.acts.duplicate }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect
    .poll(() => titlesOn(page))
    .toEqual(['Lentil soup', 'Dish 1', 'Dish 1 (copy)', 'Dish 2', 'Dish 3', 'Dish 3 (copy)', 'Dish 4']);

  await act(rows.many.acts.delete).click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText(['Dish 1', 'Dish 3']);
  await dialogOf(page).getByRole('button', { name: rows.many.acts.delete }).click();
  await expect
    .poll(() => titlesOn(page))
    .toEqual(['Lentil soup', 'Dish 1 (copy)', 'Dish 2', 'Dish 3 (copy)', 'Dish 4']);
  await expect(bar(page)).toBeHidden();

  await choose('Dish 2', 'Dish 4');
  await act(rows.many.acts.moveAway).click();
  const section = dialogOf(page).getByRole('combobox', { name: 'Section' });
  await expect(section).toBeEditable();
  await section.click();
  await page.getByRole('option', { name: 'Sweets' }).click();
  await dialogOf(page).locator('[type=submit]').click();
  await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Dish 1 (copy)', 'Dish 3 (copy)']);
});

test('many rows get one schedule, and many dishes their warnings', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await openItems(page, owner, 2);
  await boxOf(page, 'Dish 1').check();
  await bar(page)
    .getByRole('button', { name: filled(rows.many.all, { total: 3 }) })
    .click();
  await bar(page).getByRole('button', { name: rows.many.acts.schedule }).click();
  await dialogOf(page).getByRole('radio', { name: 'Days of the week' }).check();
  await dialogOf(page).locator('[type=submit]').click();
  await expect(dialogOf(page)).toBeHidden();
  const read = async () => (await owner.api.readAll(apiPath('items', path))).included ?? [];
  await expect
    .poll(async () =>
      (await read())
        .filter(({ type }) => type === 'settings')
        .map(({ attributes }) => attributes.schedule_type),
    )
    .toEqual(['periodic', 'periodic', 'periodic']);

  await boxOf(page, 'Dish 2').uncheck();
  await bar(page).getByRole('button', { name: rows.many.acts.states }).click();
  await expect(dialogOf(page).getByText('Lentil soup').first()).toBeVisible();
  await expect(dialogOf(page).getByText('Dish 2')).toBeHidden();
});

test('a price that a colleague has changed meanwhile is shown, and not written over', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const path = await openItems(page, owner, 1);
  await priceOf(page, 'Dish 1').click();
  const field = page.getByRole('textbox', { name: catalogue.list.price });
  await field.fill('12');
  const items = apiPath('items', path);
  const [, dish] = (await owner.api.readAll(items)).data;
  const { id = '' } = dish ?? {};
  await owner.api.send('PATCH', `${items}/${id}`, { type: 'items', id, attributes: { price: '15' } });
  await page.keyboard.press('Enter');
  await expect(page.getByText(rows.many.meanwhile)).toBeVisible();
  // The typed price is still here, beside the colleague's.
  await expect(field).toHaveAccessibleDescription(/15\.00/);
  await expect(field).toHaveValue('12');
  await expectNoViolations(page, 'a price that was not saved');
  await field.press('Escape');
  await expect(priceOf(page, 'Dish 1')).toHaveText(/15\.00/);
  expect(await pricesOf(owner, path)).toEqual(['18.00', '15.00']);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const locale of directions('ar'))
    test(`rows are chosen by holding and touching, and deleted together: ${locale}`, async ({
      page,
      signUp,
      browserName,
    }) => {
      test.skip(browserName !== 'chromium', 'Touches are sent by its protocol.');
      const says = SAYS[locale];
      const owner = await signUp(['Lunch']);
      const path = await createRows(owner, 'items', 3);
      if (locale === 'ar') {
        const { data } = await owner.api.read('/me/profile');
        await owner.api.send('PATCH', '/me/profile', { type: 'users', id: data.id, attributes: { locale } });
      }
      await signIn(page, owner, { at: `${path}?size=20` });
      const name = (title: string) => page.getByRole('button', { name: title, exact: true });
      await name('Dish 1').waitFor();
      await page.locator('tbody[data-tools]').waitFor();
      await holdOn(page, name('Dish 1'));
      await expect(boxOf(page, 'Dish 1')).toBeChecked();
      await name('Dish 3').tap();
      await expect(boxOf(page, 'Dish 3')).toBeChecked();
      await expect(dialogOf(page)).toBeHidden();
      await expectNoViolations(page, 'chosen rows on a phone');
      await bar(page, says).getByRole('button', { name: says.many.more }).tap();
      await page.getByRole('menuitem', { name: says.many.acts.delete }).tap();
      await dialogOf(page).getByRole('button', { name: says.many.acts.delete }).tap();
      await expect.poll(() => titlesOn(page)).toEqual(['Lentil soup', 'Dish 2']);
    });

  test('a price is changed in its row by two touches', async ({ page, signUp }) => {
    const owner = await signUp(['Lunch']);
    const path = await openItems(page, owner, 1);
    const person = personAt(page);
    await person.click(priceOf(page, 'Dish 1'));
    await person.fill(page.getByRole('textbox', { name: catalogue.list.price }), '12');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => pricesOf(owner, path)).toEqual(['18.00', '12.00']);
    expect(person.interactions()).toBe(2);
  });
});

test('single keys walk a list, choose, show, add, and tell what they do', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await keepNotices(page);
  await openItems(page, owner, 3);
  const name = (title: string) => page.getByRole('button', { name: title, exact: true });
  await name('Lentil soup').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(name('Dish 2')).toBeFocused();
  await page.keyboard.press('k');
  await expect(name('Dish 1')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(name('Lentil soup')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(name('Dish 1')).toBeFocused();
  await page.keyboard.press('x');
  await expect(boxOf(page, 'Dish 1')).toBeChecked();
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('h');
  const isShown = rowOf(page, 'Dish 1').getByRole('switch').filter({ visible: true });
  await expect(isShown).not.toBeChecked();
  // The notice of it does not lie over the bar.
  const notice = page.getByRole('listitem').filter({ hasText: 'Dish 1' });
  await expect(notice).toBeVisible();
  await expect
    .poll(async () => (await edgesOf(notice)).top - (await edgesOf(bar(page))).bottom)
    .toBeGreaterThanOrEqual(0);
  // A row that takes the focus does not hide behind the bar.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(name('Dish 3')).toBeFocused();
  const { bottom } = await edgesOf(name('Dish 3'));
  expect(bottom).toBeLessThanOrEqual((await edgesOf(bar(page))).top);
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: rows.keys.title });
  await expect(sheet.getByText(rows.keys.price)).toBeVisible();
  await expectNoViolations(page, 'the sheet of keys');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(name('Dish 1')).toBeFocused();
  await page.keyboard.press('p');
  const price = page.getByRole('textbox', { name: catalogue.list.price });
  await price.fill('');
  // In a field a letter is a letter.
  await page.keyboard.type('x7');
  await expect(price).toHaveValue('x7');
  await price.fill('7');
  await page.keyboard.press('Enter');
  await expect(priceOf(page, 'Dish 1')).toContainText('7.00');
  await page.keyboard.press('Escape');
  await name('Dish 1').focus();
  await page.keyboard.press('n');
  await expect(dialogOf(page)).toBeVisible();
});
