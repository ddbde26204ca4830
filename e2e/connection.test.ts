import { expect } from '@playwright/test';
import { flip, shownSwitch } from './catalogue-house.ts';
import { signIn, test } from './house.ts';

const LOST = 'Sofra can’t be reached right now';

test('a lost connection says so, fails what is tried, and is back by itself with what changed meanwhile', async ({
  page,
  context,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  const shown = shownSwitch(page, 'Lunch');
  await expect(shown).toBeChecked();
  // What the screen fetches after its rows, so as to put them in order, is there too.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const lost = page.getByText(LOST);
  await expect(lost).toBeVisible();
  await flip(page, 'Lunch');
  const failed = page.getByRole('listitem').filter({ hasText: 'Check your connection and try again.' });
  await expect(failed.getByRole('button', { name: 'Close' })).toBeVisible();
  // The one stands above the other, and both can be read.
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 720 });
    const [sign, notice] = [await lost.boundingBox(), await failed.boundingBox()];
    expect(notice?.y).toBeGreaterThan((sign?.y ?? 0) + (sign?.height ?? 0));
  }
  await expect(shown).toBeChecked();

  await owner.api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Dinner' } });
  await context.setOffline(false);
  await expect(page.getByText('The connection is back')).toBeVisible();
  await expect(page.getByText(LOST)).toBeHidden();
  await expect(page.getByRole('row', { name: /Dinner/ })).toBeVisible();
});

test('a server that goes away is noticed by the first call that misses it, and found again', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp(['Lunch']));
  const shown = shownSwitch(page, 'Lunch');
  await expect(shown).toBeChecked();
  const away = /\/(api\/v1|readyz)/;
  await page.route(away, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await flip(page, 'Lunch');
  await expect(page.getByText(LOST)).toBeVisible();
  await page.unroute(away);
  await expect(page.getByText('The connection is back')).toBeVisible();
});

test('a slow answer shows that it is waited for, and is asked for once', async ({ page, signUp }) => {
  await signIn(page, await signUp(['Lunch']));
  let asked = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/me/venue/publish', async (route) => {
    asked += 1;
    await answer.promise;
    await route.continue();
  });
  const publish = page.getByRole('banner').getByRole('button', { name: /^Publish/ });
  await publish.click();
  await expect(publish).toBeDisabled();
  await publish.click({ force: true });
  answer.resolve();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(publish).toBeEnabled();
  expect(asked).toBe(1);
});
