import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@sofra/contract/languages/locales';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { phrases as shellAr } from '../console/src/platform/phrases/ar/shell.ts';
import { phrases as shellEn } from '../console/src/platform/phrases/en/shell.ts';
import { phrases as sheetAr } from '../console/src/spreadsheet/phrases/ar/spreadsheet.ts';
import { phrases as sheetEn } from '../console/src/spreadsheet/phrases/en/spreadsheet.ts';
import { phrases as partsEn } from '../console/src/ui/phrases/en/parts.ts';
import { expectNoViolations } from './axe.ts';
import { apiPath, createRows, pricesOf } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { keepNotices, type Owner, signIn, test } from './fixtures.ts';
import { personAt } from './interactions.ts';

const { parts } = partsEn;
const SAYS = { en: { ...shellEn, ...sheetEn }, ar: { ...shellAr, ...sheetAr } };

const COLUMNS = ['section', 'title', 'price', 'description', 'status', 'titleIn', 'descriptionIn'] as const;

/** A cell by its row, from 0, and its column. */
const cell = (page: Page, row: number, column: (typeof COLUMNS)[number]) =>
  page.locator(`[role=row][aria-rowindex="${row + 2}"] [aria-colindex="${COLUMNS.indexOf(column) + 1}"]`);

/** A venue of two languages whose first section has four more dishes than the soup. */
async function aMenuOfFive(owner: Owner, locale: Locale): Promise<string> {
  const other = locale === 'en' ? 'ar' : 'en';
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: [other] } });
  return createRows(owner, 'items', 4);
}

/** Puts texts on the clipboard as a spreadsheet does, and pastes them. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows.map((row) => row.join('\t')).join('\r\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const locale of directions('en'))
  test.describe(() => {
    test.use({ locale });
    const says = SAYS[locale];

    test(`prices and translations are pasted from a spreadsheet, filled down and undone: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const owner = await signUp(['Lunch']);
      const path = await aMenuOfFive(owner, locale);
      await signIn(page, owner, { at: path.replace(/\/section-.*/, '') });
      const person = personAt(page);
      await person.click(page.getByRole('link', { name: says.pages.spreadsheet }));
      await person.click(cell(page, 0, 'price'));
      await paste(page, [['19.5'], ['20'], ['21'], ['22'], ['23']]);
      await expect.poll(() => pricesOf(owner, path)).toEqual(['19.50', '20.00', '21.00', '22.00', '23.00']);
      // Five prices: the way there, a cell and a paste.
      expect(person.interactions()).toBe(2);
      await expectNoViolations(page, 'the table of all items');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(cell(page, 1, 'price')).toContainText('10.00');

      await cell(page, 1, 'titleIn').click();
      await paste(page, [
        ['=SUM', "'-10 %"],
        ['Dish two', 'With bread'],
      ]);
      await expect(cell(page, 1, 'descriptionIn')).toHaveText('-10 %');
      await page.keyboard.press('ControlOrMeta+c');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe("'=SUM\t'-10 %\nDish two\tWith bread");

      await cell(page, 2, 'descriptionIn').click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('ControlOrMeta+d');
      await expect(cell(page, 4, 'descriptionIn')).toHaveText('With bread');
    });
  });

test('a wrong cell is marked and kept, and what was pasted beside it is saved', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await aMenuOfFive(owner, 'en');
  await signIn(page, owner, { at: '/spreadsheet' });
  await cell(page, 0, 'price').click();
  await paste(page, [['19'], ['free'], ['21']]);
  await expect.poll(() => pricesOf(owner, path)).toEqual(['19.00', '10.00', '21.00', '10.00', '10.00']);
  await expect(cell(page, 1, 'price')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 1, 'price')).toHaveText('free');
  await expectNoViolations(page, 'a table with a wrong cell');

  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 1, 'price')).toHaveText('free');
  await cell(page, 1, 'price').click();
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect.poll(() => pricesOf(owner, path)).toEqual(['19.00', '20.00', '21.00', '10.00', '10.00']);
  await expect(cell(page, 2, 'price')).toBeFocused();
});

test('what a colleague has changed meanwhile is said, and not written over unasked', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const path = await aMenuOfFive(owner, 'en');
  await signIn(page, owner, { at: '/spreadsheet' });
  await cell(page, 1, 'price').click();
  const items = apiPath('items', path);
  const [, one, two] = (await owner.api.readAll(items)).data;
  const change = (id = '', attributes: object = {}) =>
    owner.api.send('PATCH', `${items}/${id}`, { type: 'items', id, attributes: { ...attributes } });
  await change(one?.id, { price: '15' });
  await change(two?.id, { title: 'Dish of the day' });
  await paste(page, [['11'], ['12']]);
  // The colleague changed another cell of the second one.
  await expect.poll(() => pricesOf(owner, path)).toEqual(['18.00', '15.00', '12.00', '10.00', '10.00']);
  await expect(cell(page, 2, 'title')).toHaveText('Dish of the day');
  await expect(page.getByText(/meanwhile to “15.00”/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Save 1 cell as I typed it' }).click();
  await expect.poll(() => pricesOf(owner, path)).toEqual(['18.00', '11.00', '12.00', '10.00', '10.00']);
});

test('dishes are found by typing, and a status is chosen in its cell', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const path = await aMenuOfFive(owner, 'en');
  await signIn(page, owner, { at: '/spreadsheet' });
  await page.getByRole('searchbox').fill('dish 3');
  await expect(page.getByRole('row')).toHaveCount(2);
  await cell(page, 0, 'status').click();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await expect(cell(page, 0, 'status')).toHaveText('Inactive');
  const off = async () => (await owner.api.readAll(apiPath('items', path))).data[3]?.attributes.disabled;
  await expect.poll(off).toBe(true);

  await page.getByRole('searchbox').fill('');
  await cell(page, 2, 'price').click();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.locator('[role=row][aria-rowindex="6"] [role=gridcell]').last()).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(cell(page, 0, 'section')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a second touch of a cell edits it', async ({ page, signUp }) => {
    const owner = await signUp(['Lunch']);
    const path = await aMenuOfFive(owner, 'en');
    await signIn(page, owner, { at: '/spreadsheet' });
    const field = page.getByRole('textbox', { name: sheetEn.sheet.columns.price });
    await cell(page, 1, 'price').tap();
    await expect(field).toBeHidden();
    await cell(page, 1, 'price').tap();
    await field.fill('12.5');
    // A touch elsewhere saves, as in the lists.
    await cell(page, 2, 'price').tap();
    await expect.poll(async () => (await pricesOf(owner, path))[1]).toBe('12.50');
    await expectNoViolations(page, 'the table on a phone');
  });
});

/** Presses the choice of a file for the table to go to, and reads it. */
async function downloaded(page: Page, kind: 'csv' | 'excel'): Promise<Buffer> {
  const { file } = SAYS.en.sheet;
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: file.download, exact: true }).click();
  await page.getByRole('menuitem', { name: file[kind] }).click();
  return readFile(await (await whole).path());
}

/** Chooses a file for the table, whose name says nothing of its kind. */
async function upload(page: Page, changed: string | Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: SAYS.en.sheet.file.upload }).click();
  await (await chooser).setFiles({ name: 'prices', mimeType: '', buffer: Buffer.from(changed) });
}

// The console's policy forbids the workers that open large parts of an archive otherwise.
const LARGE = `<!--${' '.repeat(600_000)}-->`;

/** An Excel file with another text in its sheet, which is large. */
function withSheet(file: Uint8Array, change: (sheet: string) => string): Uint8Array {
  const parts = unzipSync(file);
  const sheet = 'xl/worksheets/sheet1.xml';
  const changed = strToU8(`${change(strFromU8(parts[sheet] ?? new Uint8Array()))}${LARGE}`);
  return zipSync(Object.assign(parts, { [sheet]: changed }));
}

test('a table goes to a file and comes back changed, after a question, with what is wrong in it marked', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const path = await aMenuOfFive(owner, 'en');
  const says = SAYS.en;
  const before = await pricesOf(owner, path);
  await signIn(page, owner, { at: path.replace(/\/section-.*/, '') });
  await page.getByRole('link', { name: says.pages.spreadsheet }).click();
  const text = String(await downloaded(page, 'csv'));
  await upload(page, text);
  await expect(page.getByText(says.sheet.file.same)).toBeVisible();
  await upload(page, 'Name,Price\nSoup,12');
  await expect(page.getByText(says.sheet.file.unknown)).toBeVisible();

  const changed = text.replaceAll('10.00', '11').replace(',11,', ',eleven,');
  await upload(page, `${changed}\r\n00000000-0000-4000-8000-000000000000,Soups,Else,5,,Visible,,`);
  const question = page.getByRole('dialog');
  await expect(question).toContainText('that change: 3.');
  await expect(question).toContainText('wait for you in the table: 1.');
  await expect(question).toContainText('left out: 1.');
  await expect(question.getByRole('listitem')).toHaveText(/row 3, Price: .+eleven$/);
  await expectNoViolations(page, 'the question before a file changes the table');
  await question.getByRole('button', { name: says.interface.cancel }).click();
  await expect(question).toBeHidden();
  expect(await pricesOf(owner, path)).toEqual(before);

  const excel = await downloaded(page, 'excel');
  await upload(page, excel);
  await expect(page.getByText(says.sheet.file.same)).toBeVisible();
  const dearer = withSheet(excel, (sheet) =>
    sheet
      .replaceAll('<v>10.00</v>', '<v>11.000000000000002</v>')
      .replace('<v>11.000000000000002</v>', '<v>0</v>'),
  );
  await upload(page, dearer);
  await expect(question).toContainText('that change: 3.');
  await question.getByRole('button', { name: says.sheet.file.change }).click();
  await expect.poll(() => pricesOf(owner, path)).toEqual([...before.slice(0, 2), '11.00', '11.00', '11.00']);
  await expect(cell(page, 1, 'price')).toHaveText('0');
  // The server has stored it before the page hears of it.
  await expect(page.getByText(says.sheet.saved_other.replace('{{count}}', '3'))).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pricesOf(owner, path)).toEqual(before);
});

/** Brings a menu with so many dishes into a venue, as one change. Answers the paths of its lists. */
async function aLargeMenu({ api }: Owner, dishes: number): Promise<string[]> {
  const texts = (title: string) => ({ en: { title } });
  const items = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ texts: texts(`Dish ${from + at}`), price: '10' }));
  const sections = [
    { texts: texts('Starters'), items: items(0, 500) },
    { texts: texts('Mains'), items: items(500, dishes) },
  ];
  const menu = {
    texts: texts('Large'),
    currency: 'aed',
    kind: 'table',
    slug: 'large',
    locales: ['en'],
    sections,
  };
  await api.send('POST', '/me/venue/import', {
    type: 'exports',
    attributes: { locales: ['en'], menus: [menu] },
  });
  const made = (await api.readAll('/me/menus')).data.at(-1);
  const path = `/me/menus/${made?.id}/sections`;
  return (await api.readAll(path)).data.map(({ id }) => `${path}/${id}/items`);
}

/** Lets the saves of a table pass to the server, but holds the second one until `held`; or loses its connection. */
async function hold(page: Page, held: Promise<'pass' | 'lose'>): Promise<void> {
  let parts = 0;
  await page.route('**/me/venue/relationships/items', async (route) => {
    parts += 1;
    if (parts === 2 && (await held) === 'lose') await route.abort('connectionfailed');
    else await route.continue();
  });
}

test('a file with more dishes than one change has is given up as a whole, or saved, and undone at once', async ({
  page,
  signUp,
}) => {
  await keepNotices(page);
  const owner = await signUp(['Lunch']);
  const lists = await aLargeMenu(owner, 1100);
  const prices = async () => {
    const items = (await Promise.all(lists.map(owner.api.readAll))).flatMap(({ data }) => data);
    expect(items).toHaveLength(1100);
    return [...new Set(items.map(({ attributes }) => attributes.price))];
  };
  const { sheet } = SAYS.en;
  await signIn(page, owner, { at: '/spreadsheet' });
  const text = String(await downloaded(page, 'csv'));
  const takeFile = async (price: string) => {
    await upload(page, text.replaceAll('10.00', price));
    await page.getByRole('dialog').getByRole('button', { name: sheet.file.change }).click();
  };

  const giveUp = page.getByRole('button', { name: parts.giveUp });
  for (const end of ['pass', 'lose'] as const) {
    const held = Promise.withResolvers<typeof end>();
    await hold(page, held.promise);
    await takeFile('11');
    await expect(page.getByText(/^Saving: 1000 of/)).toBeVisible();
    await giveUp.click();
    await expect(giveUp).toBeHidden();
    held.resolve(end);
    await expect(page.getByText(parts.takingBack)).toBeHidden();
    await expect(page.getByText(parts.givenUp).last()).toBeVisible();
    expect(await prices()).toEqual(['10.00']);
    await expect(cell(page, 1, 'price')).toContainText('10');
    await page.unrouteAll();
  }

  await hold(page, Promise.resolve('lose'));
  await takeFile('11');
  const waiting = page.getByRole('region', { name: /not saved yet/ });
  await expect(waiting).toContainText(/^10\d /);
  await page.unrouteAll();
  await waiting.getByRole('button', { name: /as I typed/ }).click();
  await expect.poll(prices).toEqual(['11.00']);

  await takeFile('12');
  await expect(page.getByText('1100 cells are saved.')).toBeVisible();
  expect(await prices()).toEqual(['12.00']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(prices).toEqual(['11.00']);
});

test('what a colleague has changed since a part was saved stays, and the table says so', async ({
  page,
  signUp,
}) => {
  await keepNotices(page);
  const owner = await signUp(['Lunch']);
  const [first = ''] = await aLargeMenu(owner, 1100);
  const { sheet } = SAYS.en;
  await signIn(page, owner, { at: '/spreadsheet' });
  const text = String(await downloaded(page, 'csv'));
  const held = Promise.withResolvers<'pass'>();
  await hold(page, held.promise);
  await upload(page, text.replaceAll('10.00', '11'));
  await page.getByRole('dialog').getByRole('button', { name: sheet.file.change }).click();
  await expect(page.getByText(/^Saving: 1000 of/)).toBeVisible();
  const dishes = async () => (await owner.api.readAll(first)).data;
  const [dish] = await dishes();
  await owner.api.send('PATCH', `${first}/${dish?.id}`, {
    type: 'items',
    id: dish?.id,
    attributes: { price: '99' },
  });
  await page.getByRole('button', { name: parts.giveUp }).click();
  held.resolve('pass');
  await expect(page.getByText(parts.partlyTakenBack)).toBeVisible();
  expect((await dishes()).slice(0, 2).map(({ attributes }) => attributes.price)).toEqual(['99.00', '11.00']);
  await expect(cell(page, 1, 'price')).toContainText('99');
  await expect(cell(page, 2, 'price')).toContainText('11');
});
