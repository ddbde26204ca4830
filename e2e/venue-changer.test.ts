import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { addVenue } from './catalogue-fixtures.ts';
import { testInEveryLanguage } from './each-language.ts';
import { type Owner, signIn, test } from './fixtures.ts';

const changer = (page: Page) => page.getByRole('button', { name: /^Venue: / });

async function choose(page: Page, venue: string): Promise<void> {
  await changer(page).click();
  await page.getByRole('menuitem', { name: venue }).click();
}

async function goTo(page: Page, venue: string): Promise<void> {
  await choose(page, venue);
  await expect(page.getByText(`You are now in ${venue}`)).toBeVisible();
}

async function addVenues(owner: Owner, names: readonly string[]): Promise<void> {
  for (const name of names) await addVenue(owner, name);
}

test('a venue is shown with its role, and another one begins with its menus, five on the first page', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  await changer(page).click();
  await expect(page.getByRole('menuitem', { name: 'Main venue' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('menuitem', { name: 'Add a venue' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changer(page)).toBeFocused();
  await addVenues(owner, ['Seaside']);
  await page.goto('/menus?page=3&size=20');
  await goTo(page, 'Seaside');
  await expect(page).toHaveURL(/\/menus\?size=5$/);
  await page.getByRole('link', { name: 'Activity' }).click();
  await goTo(page, 'Levant');
  await expect(page).toHaveURL(/\/menus$/);
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
});

test('what is on the screen is of no use while another venue comes', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await addVenues(owner, ['Seaside', 'Harbour']);
  await signIn(page, owner);
  await goTo(page, 'Seaside');
  await goTo(page, 'Levant');
  await expect(page.getByText('You are now in Seaside')).toHaveCount(0, { timeout: 1000 });
  const create = page.getByRole('main').getByText('New menu');
  const row = page.getByText('Lunch', { exact: true });
  const held = Promise.withResolvers<void>();
  await page.route('**/sign_in', async (route) => {
    await held.promise;
    await route.continue();
  });
  await choose(page, 'Harbour');
  await expect(changer(page)).toHaveText('Changing the venue');
  await expect(row).toBeVisible();
  for (const text of ['New menu', 'Lunch'])
    await expect(page.locator('[inert]').filter({ hasText: text })).toHaveCount(1);
  held.resolve();
  await expect(page.getByText('You are now in Harbour')).toBeVisible();
  await create.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the last choice of a venue counts, however slowly the one before comes', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await addVenues(owner, ['Seaside', 'Harbour']);
  await signIn(page, owner);
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const hold = (pattern: string | RegExp, { promise }: PromiseWithResolvers<void>) =>
    page.route(pattern, async (route) => {
      await promise;
      await route.continue();
    });
  await hold('**/sign_in', held[0]);
  await hold(/\/me\/menus\?/, held[1]);
  await choose(page, 'Seaside');
  await choose(page, 'Levant');
  held[0].resolve();
  await expect(changer(page)).toHaveText(/^Levant/);
  await choose(page, 'Seaside');
  await expect(changer(page)).toHaveText('Seaside');
  held[1].resolve();
  await expect(page.getByText('You are now in Seaside')).toBeVisible();
  await expect(page.getByText('Create your first menu')).toBeVisible();
});

test('the button is there when all venues can be chosen, however late they come', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await addVenues(owner, ['Seaside', 'Souk', 'Oasis', 'Dune', 'Palm', 'Harbour', 'Corniche']);
  const held = Promise.withResolvers<void>();
  await page.route('**/me/venues', async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(page, owner);
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await expect(changer(page)).toBeHidden();
  held.resolve();
  await changer(page).click();
  await expect(page.getByRole('option', { name: 'Corniche' })).toBeVisible();
});

test('unsaved input is asked about before another venue, and kept input comes back in its own venue only', async ({
  page,
  context,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await addVenues(owner, ['Seaside']);
  await signIn(page, owner, { at: '/settings', remember: true });
  await page.getByLabel('First name').fill('Lina');
  await choose(page, 'Seaside');
  const question = page.getByRole('dialog', { name: 'Change the venue without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(changer(page)).toHaveText(/^Levant/);
  await expect(page.getByLabel('First name')).toHaveValue('Lina');
  await choose(page, 'Seaside');
  await question.getByRole('button', { name: 'Change the venue' }).click();
  await expect(page).toHaveURL(/\/menus$/);
  await expect(changer(page)).toHaveText('Seaside');

  const title = page.getByRole('dialog').getByLabel('Title');
  const offerIn = (tab: Page) =>
    tab
      .getByRole('dialog')
      .getByRole('status')
      .filter({ has: tab.getByRole('button') });
  const offer = offerIn(page);
  const create = page.getByRole('button', { name: 'New menu' });
  await create.click();
  await title.fill('Grill');
  // Another tab in another venue, while this one is typed in.
  const other = await context.newPage();
  await other.goto('/menus');
  await goTo(other, 'Levant');
  await other.getByRole('button', { name: 'New menu' }).click();
  await expect(other.getByRole('dialog').getByLabel('Title')).toBeVisible();
  await expect(offerIn(other)).toHaveCount(0);
  await other.close();
  await page.reload();
  await create.click();
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Grill');
  await title.press('Enter');
  await expect(page.getByRole('row', { name: /Grill/ })).toBeVisible();
  await goTo(page, 'Levant');
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Grill/ })).toHaveCount(0);
});

test('eight venues can be searched and changed by keys alone', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await addVenues(owner, ['Seaside', 'Café Zürich', 'Souk', 'Oasis', 'Dune', 'Palm', 'Harbour']);
  await signIn(page, owner);
  const venues = page.getByRole('listbox', { name: 'Venues' });
  await changer(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find a venue' })).toBeFocused();
  await expect(venues.getByRole('option')).toHaveCount(8);
  await page.keyboard.type('zurich');
  await expect(venues.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are now in Café Zürich')).toBeVisible();
  await expect(changer(page)).toBeFocused();
});

testInEveryLanguage('the choice of a venue is accessible', async ({ signUp, open }) => {
  const owner = await signUp(['Lunch']);
  const page = await open();
  await signIn(page, owner);
  const button = page.locator('button[data-venue]');
  await button.click();
  await page.getByRole('menuitem').first().waitFor();
  await expectNoViolations(page, 'the choice of a venue');
  await addVenues(owner, ['Seaside', 'Souk', 'Oasis', 'Dune', 'Palm', 'Harbour', 'Corniche']);
  await page.reload();
  await button.click();
  const search = page.locator('[role=combobox]');
  await search.fill('s');
  await page.getByRole('listbox').waitFor();
  await expectNoViolations(page, 'the search for a venue');
  await search.fill('zzz');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expectNoViolations(page, 'a search for a venue that finds none');
});
