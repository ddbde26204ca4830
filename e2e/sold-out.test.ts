import { expect, type Page } from '@playwright/test';
import { signIn, signUpAt, test } from './fixtures.ts';
import { startServerProcess } from './server-process.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The guest comes back to the page, as after looking at a message. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a dish is marked as sold out at the pass, guests see it without a publication, and it ends by itself', async ({
  browser,
}) => {
  const first = await startServerProcess({}, { leaves: true });
  const owner = await signUpAt(first.url, ['Lunch']);
  await owner.api.send('PUT', '/me/venue/publish');
  const { slug } = (await owner.api.read('/me/venue')).data.attributes as { slug: string };
  const menu = `/m/${slug}/lunch?lang=en`;
  const kitchen = await (await browser.newContext({ ...PHONE, baseURL: first.url })).newPage();
  const guest = await (await browser.newContext({ ...PHONE, baseURL: first.url })).newPage();
  const read = async () => (await guest.request.get(menu)).text();
  await guest.goto(menu);
  await expect(guest.getByText('Lentil soup')).toBeVisible();

  await signIn(kitchen, owner, { at: '/sold-out' });
  await expect(kitchen.getByText('Everything is to be had.')).toBeVisible();
  await kitchen.getByLabel('How long').selectOption('For 1 hour');
  await kitchen.getByLabel('Find a dish or an extra').fill('LENTIL so');
  await kitchen.getByRole('button', { name: 'Sold out: Lentil soup' }).tap();
  await expect(kitchen.getByRole('button', { name: 'Back on: Lentil soup' })).toBeVisible();
  expect(await read()).toContain('>Sold out<');
  await expect(guest.getByText('Sold out')).toHaveCount(0);
  await lookAgain(guest);
  await expect(guest.getByText('Sold out')).toBeVisible();
  await expect(guest.getByText('18.00')).toBeVisible();
  const { attributes } = (await owner.api.read('/me/venue')).data as { attributes: object };
  expect(attributes).toMatchObject({ unpublished_changes: 0, publication_number: 1 });

  const notices = kitchen.getByRole('region', { name: 'Notices' });
  await notices.getByRole('button', { name: 'Undo' }).tap();
  await expect(kitchen.getByRole('button', { name: 'Sold out: Lentil soup' })).toBeVisible();
  expect(await read()).not.toContain('>Sold out<');
  await notices.getByRole('button', { name: 'Redo' }).tap();
  await kitchen.getByRole('button', { name: 'Clear the search' }).tap();
  await expect(kitchen.getByRole('heading', { name: 'Sold out now' })).toBeVisible();
  const end = kitchen.getByLabel('Until when “Lentil soup” is sold out');
  await expect(end.locator('option').first()).toHaveText(/^until .*\d:\d\d/);
  await first.end();

  const second = await startServerProcess(
    { PORT: new URL(first.url).port, CLOCK_OFFSET: '3700' },
    { from: first },
  );
  expect(await read()).not.toContain('>Sold out<');
  await kitchen.reload();
  await expect(kitchen.getByText('Everything is to be had.')).toBeVisible();
  await kitchen.context().close();
  await guest.context().close();
  await second.end();
});
