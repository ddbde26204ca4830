import { expectNoViolations } from './axe.ts';
import { apiPath, createRows } from './catalogue-fixtures.ts';
import { testInEveryLanguage } from './each-language.ts';
import { type Owner, signIn } from './fixtures.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Changes the title of the first item of a list, as a colleague would. */
async function renameFirst({ api }: Owner, path: string): Promise<void> {
  const items = apiPath('items', path);
  const [item] = (await api.readAll(items)).data;
  await api.send('PATCH', `${items}/${item?.id}`, {
    type: 'items',
    id: item?.id ?? '',
    attributes: { title: 'Theirs' },
  });
}

testInEveryLanguage('the dialogs of the catalogue are accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const path = await createRows(owner, 'items', 2);
  const page = await open();
  await signIn(page, owner);
  const dialog = page.getByRole('dialog');
  const create = page.locator('main button:has(svg.tabler-icon-plus)');
  await page.locator('[aria-keyshortcuts]').click();
  const search = dialog.getByRole('combobox');
  await search.waitFor();
  await expectNoViolations(page, 'an empty search');
  await search.fill('u');
  await dialog.getByRole('option').first().waitFor();
  await expectNoViolations(page, 'a search that has found something');
  await search.fill('zzzz');
  await dialog.getByRole('option').first().waitFor({ state: 'hidden' });
  await expectNoViolations(page, 'a search that has found nothing');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await create.click();
  await dialog.locator('[aria-haspopup=listbox]').click();
  await page.getByRole('listbox').waitFor();
  await expectNoViolations(page, 'the choice of a menu’s currency');
  await page.goto(path);
  await page.getByRole('table').waitFor();
  await expectNoViolations(page, 'a list whose rows can be moved');
  await page.locator('tbody button[class*=title]').first().click();
  await renameFirst(owner, path);
  await dialog.locator('form input').first().fill('Mine');
  await dialog.locator('[type=submit]').click();
  await dialog.nth(1).waitFor();
  await expectNoViolations(page, 'two people’s changes of one record');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('tbody button[class*=title]').first().click();
  const offer = dialog.getByRole('status').filter({ has: page.getByRole('button') });
  await offer.waitFor();
  await expectNoViolations(page, 'an offer of what was typed before');
  await offer.getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await create.click();
  await dialog.locator('[type=submit]').click();
  await dialog.locator('[aria-invalid=true]').first().waitFor();
  await expectNoViolations(page, 'an empty editor with broken rules');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('tbody button[class*=title]').first().click();
  await dialog.locator('fieldset button').last().click();
  await dialog.locator('label:has([type=checkbox])').last().click();
  await expectNoViolations(page, 'an editor with an extra');
  const picture = { name: 'dish.png', mimeType: 'image/png', buffer: DOT };
  await dialog.locator('[type=file]').setInputFiles(picture);
  await dialog.locator('button:has(svg.tabler-icon-crop)').click();
  await dialog.getByRole('application').locator('img').waitFor();
  await expectNoViolations(page, 'the choice of a part of a picture');
  await page.keyboard.press('Escape');
  await dialog.nth(1).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await dialog.nth(1).waitFor();
  await expectNoViolations(page, 'the question before an editor is left');
  await dialog.nth(1).locator('button').last().click();
  await dialog.first().waitFor({ state: 'hidden' });
  await page.locator('tbody button:has(svg.tabler-icon-dots)').first().click();
  await page.locator('[role=menuitem]:has(svg.tabler-icon-arrows-sort)').click();
  await dialog.waitFor();
  await expectNoViolations(page, 'the question for a new place');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});
