import { expect, type Page } from '@playwright/test';
import { signIn, test } from './fixtures.ts';

const TILES = 'https://tile.openstreetmap.org/**';
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#eee"/></svg>';

/** Serves the map's tiles, which are another house's: no test asks it for any. */
const serveTiles = (page: Page) =>
  page.route(TILES, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }));

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a venue is made by a search, changed, given another address, and deleted', async ({ page, signUp }) => {
  await serveTiles(page);
  await signIn(page, await signUp(['Lunch']), { at: '/venue?new=1' });
  await field(page, 'Name').fill('Zaatar House');
  await field(page, 'Branch').fill('Downtown');
  await field(page, 'Address').fill('King Faisal Street 7, Amman, Jordan');
  await page.getByRole('option', { name: 'Amman, Jordan' }).click();
  await expect(field(page, 'City')).toHaveValue('Amman');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Amman');
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible();
  await expect(button(page, 'Add the venue')).toBeDisabled();
  await expect(page.getByText('Still to fill in or correct: State or region')).toBeVisible();
  await field(page, 'State or region').fill('Amman');
  await button(page, 'Add the venue').click();
  await expect(page).toHaveURL(/\/venue$/);
  await expect(page.locator('[data-venue]')).toHaveText(/Zaatar House, Downtown/);
  await expect(field(page, 'Ending of the address')).toHaveValue('zaatar-house-downtown');

  const address = async () => (await page.locator('bdi', { hasText: '/m/' }).textContent()) ?? '';
  const old = await address();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Publish/ })
    .click();
  // The dialog of the first publication opens by itself, and asks before a menu without dishes is live.
  const live = page.getByRole('dialog', { name: /menu/i });
  await live.getByRole('button', { name: 'Publish it empty' }).click();
  await expect(live).toContainText('Your menu is live');
  await page.keyboard.press('Escape');
  await expect(live).toBeHidden();
  await field(page, 'Ending of the address').fill('Zaatar by the Sea');
  await page.getByRole('checkbox', { name: 'العربية' }).check();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const now = await address();
  expect(now).toMatch(/\/m\/zaatar-by-the-sea$/);
  const redirect = await page.request.get(old, { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([
    301,
    expect.stringContaining('/m/zaatar-by-the-sea'),
  ]);

  await button(page, 'Delete the venue').click();
  const question = page.getByRole('dialog', { name: 'Delete “Zaatar House, Downtown”?' });
  await question.getByRole('button', { name: 'Delete the venue' }).click();
  await page.waitForURL('**/menus');
  await expect(page.locator('[data-venue]')).toHaveText(/Levant/);
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
  expect((await page.request.get(now)).status()).toBe(410);
});

test('the map is used by the keyboard alone, without any tiles', async ({ page, signUp }) => {
  await page.route(TILES, (route) => route.abort());
  const { api, ...owner } = await signUp([]);
  await api.send('PATCH', '/me/venue', {
    type: 'venues',
    attributes: { map: { address: 'Al Wasl Road 12', state: 'Dubai' }, time_zone: 'UTC' },
  });
  await signIn(page, owner, { at: '/venue' });
  await expect(page.getByText('The map can’t be shown at the moment.', { exact: false })).toBeVisible();
  const put = button(page, 'Put the pin in the middle');
  await put.focus();
  await page.keyboard.press('Enter');
  const state = page.getByRole('status').filter({ hasText: 'The pin is at' });
  await expect(state).toBeVisible();
  const before = await state.textContent();
  const pin = page.getByRole('application', { name: 'Pin of the venue' });
  // From the button back, past nothing but the map's own controls.
  for (let steps = 0; steps < 5; steps += 1) {
    if (await pin.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(pin).toBeFocused();
  for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowLeft']) await page.keyboard.press(key);
  await expect(state).not.toHaveText(before ?? '');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Dubai');
  await field(page, 'Name').press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const at = await state.textContent();
  await page.reload();
  await expect(state).toHaveText(at ?? '');
});

test('a tab whose venue is deleted in another moves on to the next', async ({ page, context, signUp }) => {
  const { api, ...owner } = await signUp(['Lunch']);
  const place = {
    address: 'Al Wasl Road 12',
    city: 'Dubai',
    state: 'Dubai',
    country: 'United Arab Emirates',
  };
  await api.send('POST', '/me/venues', { type: 'venues', attributes: { name: 'Harbour', map: place } });
  await signIn(page, owner, { remember: true });
  await page.locator('[data-venue]').click();
  await page.getByRole('menuitem', { name: /Harbour/ }).click();
  await expect(page.getByText('You are now in Harbour')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/menus');
  await expect(other.locator('[data-venue]')).toHaveText(/Harbour/);
  await page.goto('/venue');
  await button(page, 'Delete the venue').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the venue' }).click();
  await page.waitForURL('**/menus');
  await other.reload();
  await expect(other.getByText('The venue has been deleted.', { exact: false })).toBeVisible();
  await expect(other.locator('[data-venue]')).toHaveText(/Levant/);
  await expect(other.getByRole('row', { name: /Lunch/ })).toBeVisible();
});
