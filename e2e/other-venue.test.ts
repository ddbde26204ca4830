import { expect, type Page } from '@playwright/test';
import { phrases as catalogueAr } from '../console/src/catalogue/phrases/ar/catalogue.ts';
import { phrases as editorAr } from '../console/src/catalogue/phrases/ar/editor.ts';
import { phrases as catalogueEn } from '../console/src/catalogue/phrases/en/catalogue.ts';
import { phrases as editorEn } from '../console/src/catalogue/phrases/en/editor.ts';
import { phrases as rows } from '../console/src/catalogue/phrases/en/rows.ts';
import { expectNoViolations } from './axe.ts';
import { addVenue, chooseAction, createOtherList, titlesOn } from './catalogue-fixtures.ts';
import { directions } from './each-language.ts';
import { keepNotices, type Owner, signIn, test } from './fixtures.ts';
import { filled, personAt } from './interactions.ts';

const SAYS = {
  en: { ...catalogueEn, moving: editorEn.moving },
  ar: { ...catalogueAr, moving: editorAr.moving },
};

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const dialog = (page: Page) => page.getByRole('dialog');

/** An owner with a menu in one venue, beside the venue “Seaside” in another country. */
async function withSeaside(owner: Owner): Promise<Owner> {
  const here = await owner.api.read('/me/venue');
  await addVenue(owner, 'Seaside');
  const map = { country: 'Russia', country_code: 'RU' };
  const attributes = { map, time_zone: 'Europe/Moscow', default_locale: 'ru', extra_locales: [] };
  const there = await owner.api.read('/me/venue');
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', id: there.data.id, attributes });
  await owner.api.send('PATCH', `/me/venues/${here.data.id}/sign_in`);
  return owner;
}

/** The menu of the only row's actions. */
const actionsOf = (page: Page) => page.locator('tbody button:has(svg.tabler-icon-dots)').first();

const SCREENS = { en: {}, ar: PHONE };

for (const locale of directions('ar'))
  test.describe(() => {
    test.use({ locale, ...SCREENS[locale] });
    const { menus, moving } = SAYS[locale];

    test(`a menu is copied to the other venue by three interactions, a fourth leads there: ${locale}`, async ({
      page,
      signUp,
    }) => {
      const owner = await withSeaside(await signUp(['Lunch']));
      await keepNotices(page);
      await signIn(page, owner);
      const person = personAt(page);
      await person.click(actionsOf(page));
      await person.click(page.getByRole('menuitem', { name: menus.moveAway }));
      await expect(dialog(page).getByRole('combobox', { name: moving.venue })).toHaveValue('Seaside');
      // The differences are said before: languages, currency and clock.
      await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
      await expect(dialog(page).getByRole('list')).toContainText('AED');
      await expect(dialog(page).getByRole('list')).toContainText('Europe/Moscow');
      await expectNoViolations(page, `the dialog of a menu to another venue, ${locale}`);
      await person.click(dialog(page).getByRole('button', { name: moving.copy, exact: true }));
      await expect(dialog(page)).toBeHidden();
      expect(person.interactions()).toBe(3);
      expect(await titlesOn(page)).toEqual(['Lunch']);
      await expect(page.getByText(filled(moving.copied, { title: 'Lunch', to: 'Seaside' }))).toBeVisible();
      await person.click(page.getByRole('button', { name: moving.goThere }));
      await expect(page.locator('[data-venue]').first()).toContainText('Seaside');
      await expect.poll(() => titlesOn(page)).toEqual(['Lunch']);
      await expect(page.locator('tbody [data-found]')).toHaveCount(1);
    });
  });

/** The titles of the menus of a venue of the owner’s. */
async function menusIn({ api }: Owner, name: string): Promise<unknown[]> {
  const here = await api.read('/me/venue');
  const venues = await api.readAll('/me/venues');
  const venue = venues.data.find(({ attributes }) => attributes.name === name);
  await api.send('PATCH', `/me/venues/${venue?.id}/sign_in`);
  const menus = await api.readAll('/me/menus');
  await api.send('PATCH', `/me/venues/${here.data.id}/sign_in`);
  return menus.data.map(({ attributes }) => attributes.title);
}

test('chosen menus are copied to one of many venues by six interactions, and one undo takes them back', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  for (let n = 0; n < 9; n++) await createOtherList.menus(owner);
  const here = await owner.api.read('/me/venue');
  await addVenue(owner, 'Old town');
  await owner.api.send('PATCH', `/me/venues/${here.data.id}/sign_in`);
  await keepNotices(page);
  await signIn(page, owner);
  await page.locator('tbody[data-tools]').waitFor();
  const person = personAt(page);
  const box = (title: string) => page.getByRole('row', { name: title }).getByRole('checkbox').first();
  await person.click(box('Lunch'));
  await person.click(box('Dinner'));
  const bar = page.getByRole('region', { name: rows.many.bar });
  await person.click(bar.getByRole('button', { name: rows.many.acts.sendAway }));
  const { moving } = SAYS.en;
  const choice = dialog(page).getByRole('combobox', { name: moving.venue });
  await expect(dialog(page).getByRole('button', { name: moving.copy, exact: true })).toBeDisabled();
  await person.fill(choice, 'old');
  await person.click(page.getByRole('option', { name: 'Old town' }));
  await expect(choice).toHaveValue('Old town');
  await person.click(dialog(page).getByRole('button', { name: moving.copy, exact: true }));
  await expect(dialog(page)).toBeHidden();
  expect(person.interactions()).toBe(6);
  await expect(
    page.getByText(filled(rows.many.done.copied_other, { count: 2, to: 'Old town' })),
  ).toBeVisible();
  expect(await menusIn(owner, 'Old town')).toEqual(['Lunch', 'Dinner']);
  expect(await titlesOn(page)).toEqual(['Lunch', 'Dinner']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => menusIn(owner, 'Old town')).toEqual([]);
  // Nothing is there to go to any more.
  await expect(page.getByRole('button', { name: moving.goThere })).toHaveCount(0);
  expect(await titlesOn(page)).toEqual(['Lunch', 'Dinner']);
});

test('the way to the other venue waits for what is not saved', async ({ page, signUp }) => {
  const owner = await withSeaside(await signUp(['Lunch']));
  await keepNotices(page);
  await signIn(page, owner);
  const { menus, moving } = SAYS.en;
  await chooseAction(page, 'Lunch', menus.moveAway);
  await dialog(page).getByRole('button', { name: moving.copy, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await chooseAction(page, 'Lunch', 'Edit');
  await dialog(page).getByLabel('Title').fill('Brunch');
  const there = page.getByRole('button', { name: moving.goThere });
  await there.click();
  await expect(page.getByText(moving.unsaved)).toBeVisible();
  await dialog(page).getByLabel('Title').press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: /more notice/ }).click();
  await there.click();
  await expect(page.locator('[data-venue]').first()).toContainText('Seaside');
  await expect.poll(() => titlesOn(page)).toEqual(['Lunch']);
});
