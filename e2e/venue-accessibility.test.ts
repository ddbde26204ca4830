import { expectNoViolations } from './axe.ts';
import { testInEveryLanguage } from './each-language.ts';
import { signIn } from './fixtures.ts';

testInEveryLanguage('the venue’s page', async ({ signUp, open }) => {
  const { api, ...owner } = await signUp([]);
  const map = { address: 'Al Wasl Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  await api.send('POST', '/me/venues', { type: 'venues', attributes: { name: 'Harbour', map } });
  const page = await open();
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await signIn(page, owner, { at: '/venue' });
  const name = page.locator('[name=name]');
  await name.waitFor();
  await page.locator('.leaflet-container').waitFor();
  await expectNoViolations(page, 'as it is');
  await page.locator('[name=address]').fill('Amman');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.locator('.leaflet-marker-icon').waitFor();
  await name.fill('Li');
  await name.blur();
  await page.locator('[name=name][aria-invalid=true]').waitFor();
  await expectNoViolations(page, 'with a pin, and fields that are not right');
  // The address, the country and the time zone have lists, in this order.
  await page.locator('input[aria-haspopup=listbox]').nth(2).click();
  await page.getByRole('listbox').last().waitFor();
  await expectNoViolations(page, 'with a list');
  await page.keyboard.press('Escape');
  await page.locator('section[aria-labelledby]').last().getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  await expectNoViolations(page, 'before it is deleted');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/venue?new=1');
  await name.waitFor();
  await expectNoViolations(page, 'a new one, on a phone');
});
