import { expect } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { apiPath, createRows } from './catalogue-fixtures.ts';
import { testInEveryLanguage } from './each-language.ts';
import { type Owner, signIn } from './fixtures.ts';

/** An English menu that is shown in Arabic and Russian, with a Russian title that is outdated; answers the address of its item. */
async function anOutdatedItem(owner: Owner): Promise<string> {
  const { api } = owner;
  const venue = { default_locale: 'en', extra_locales: ['ar', 'ru'] };
  await api.send('PATCH', '/me/venue', { type: 'venues', attributes: venue });
  const path = await createRows(owner, 'items', 2);
  const items = apiPath('items', path);
  // The first one was made before English was the main language.
  const item = (await api.readAll(items)).data.find(({ attributes }) => attributes.title === 'Dish 1');
  const id = item?.id ?? '';
  const menu = /menu-([\da-f-]+)/.exec(path)?.[1] ?? '';
  const say = (locale: string, title: string) =>
    api.send('POST', `/me/menus/${menu}/translates`, {
      type: 'translates',
      attributes: { locale, data: { title } },
      relationships: { item: { data: { type: 'items', id } } },
    });
  await say('ru', 'Чечевичный суп');
  await say('ar', 'شوربة عدس');
  await api.send('PATCH', `${items}/${id}`, { type: 'items', id, attributes: { title: 'Red lentil soup' } });
  return `/translate?menuId=${menu}&itemId=${id}`;
}

testInEveryLanguage('the page of the translations is accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const address = await anOutdatedItem(owner);
  const page = await open();
  await signIn(page, owner, { at: address });
  const fields = page.locator('form').getByRole('textbox');
  await page.getByRole('insertion').first().waitFor();
  await expectNoViolations(page, 'an outdated text');
  const filters = page.locator('[aria-pressed]');
  for (const at of [2, 1]) {
    await filters.nth(at).click();
    await expectNoViolations(page, `the tree with filter ${at}`);
  }
  await fields.first().fill('Щи');
  await fields.first().blur();
  await page.locator('form [aria-invalid=true]').waitFor();
  await expectNoViolations(page, 'a text that is too short');
  await page.context().setOffline(true);
  await fields.first().fill('Красный суп');
  await fields.first().blur();
  await page.locator('form').getByRole('status').filter({ hasText: /./ }).waitFor();
  await expectNoViolations(page, 'a text that waits for the connection');
  await page.context().setOffline(false);
  await page.locator('[data-state=saved]').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(fields.first()).toBeInViewport({ ratio: 1 });
  await expectNoViolations(page, 'a phone');
  await page.locator('button:has(svg.tabler-icon-list-tree)').click();
  await page.getByRole('checkbox').first().waitFor();
  await expectNoViolations(page, 'the choice on a phone');
});
