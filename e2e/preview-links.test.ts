import { type Browser, expect, type Page } from '@playwright/test';
import { chooseAction } from './catalogue-fixtures.ts';
import { type Owner, signIn, test } from './fixtures.ts';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const withClipboard = (browser: Browser, origin: string) =>
  browser.newContext({ baseURL: origin, permissions: ['clipboard-read', 'clipboard-write'] });

const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('dialog', { name: 'Your menu at the table' });
};

/** Gives the menu of this title another one in Arabic, which the venue then speaks too. */
async function translateLunch({ api }: Owner): Promise<void> {
  await api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } });
  const { data } = await api.readAll('/me/menus');
  const lunch = data.find(({ attributes }) => attributes.title === 'Lunch');
  await api.send('POST', `/me/menus/${lunch?.id}/translates`, {
    type: 'translates',
    attributes: { locale: 'ar', enabled: true, data: { title: 'الغداء' } },
    relationships: { menu: { data: { type: 'menus', id: lunch?.id } } },
  });
}

test('a colleague reads the draft behind a link, in another language too, until it is revoked', async ({
  browser,
  origin,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  await translateLunch(owner);
  const context = await withClipboard(browser, origin);
  const page = await context.newPage();
  await signIn(page, owner);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Preview for colleagues' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('The link is made and copied')).toBeVisible();
  const link = dialog.getByRole('textbox', { name: /^Link to the draft/ });
  const address = await link.inputValue();
  expect(await copied(page)).toBe(address);

  const colleague = await (await browser.newContext({ locale: 'en' })).newPage();
  await colleague.goto(address);
  await expect(colleague.getByRole('complementary')).toContainText('Preview: guests don’t see this yet.');
  await colleague.getByRole('main').getByRole('link', { name: 'See the menus' }).click();
  await colleague.getByRole('main').getByRole('link', { name: 'Lunch' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Lunch');
  await colleague.getByRole('link', { name: 'العربية' }).first().click();
  await expect(colleague.getByRole('complementary')).toContainText('معاينة');
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('الغداء');
  expect(colleague.url().startsWith(`${address}/`)).toBe(true);
  // Nothing of a draft is kept for when there is no connection.
  const workers = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await colleague.evaluate(workers)).toBe(0);

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(link).toHaveCount(0);
  expect((await colleague.reload())?.status()).toBe(404);
  await context.close();
});

test('the link of each menu is copied from its row, and from the dialog in each language', async ({
  browser,
  origin,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  await translateLunch(owner);
  await owner.api.send('PUT', '/me/venue/publish');
  const context = await withClipboard(browser, origin);
  const page = await context.newPage();
  await signIn(page, owner);
  await chooseAction(page, 'Lunch', 'Copy link');
  await expect(page.getByText('The link to “Lunch” has been copied')).toBeVisible();
  const address = await copied(page);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Links to each menu' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Copy the link to Dinner: Guest’s language' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy the link to Lunch: العربية' }).click();
  await expect.poll(() => copied(page)).toBe(`${address}?lang=ar`);
  await page.goto(await copied(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الغداء');
  await context.close();
});
