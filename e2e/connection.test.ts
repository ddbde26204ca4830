import { expect, type Page } from '@playwright/test';
import { shownSwitch, toggleShown } from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';

// The screens that were fetched ahead open without a connection.
test.use({ savesData: false });

const LOST = 'Sofra can’t be reached right now';
const BACK = 'The connection is back';

test('a lost connection shows a notice, fails writes, and recovers by itself with the latest data', async ({
  page,
  context,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner);
  const shown = shownSwitch(page, 'Lunch');
  await expect(shown).toBeChecked();
  // The code for reordering, which loads after the rows, is there too.
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const lost = page.getByText(LOST);
  await expect(lost).toBeVisible();
  await toggleShown(page, 'Lunch');
  const failed = page.getByRole('listitem').filter({ hasText: 'Check your connection and try again.' });
  await expect(failed.getByRole('button', { name: 'Close' })).toBeVisible();
  // Both notices can be read, one above the other.
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 720 });
    const [sign, notice] = [await lost.boundingBox(), await failed.boundingBox()];
    expect(notice?.y).toBeGreaterThan((sign?.y ?? 0) + (sign?.height ?? 0));
  }
  await expect(shown).toBeChecked();

  await owner.api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Dinner' } });
  await context.setOffline(false);
  await expect(page.getByText(BACK, { exact: true })).toBeVisible();
  await expect(page.getByText(LOST)).toBeHidden();
  await expect(page.getByRole('row', { name: /Dinner/ })).toBeVisible();
});

test('the first failed call reports a stopped server, and the console finds it again', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp(['Lunch']));
  const shown = shownSwitch(page, 'Lunch');
  await expect(shown).toBeChecked();
  const away = /\/(api\/v1|readyz)/;
  await page.route(away, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await toggleShown(page, 'Lunch');
  await expect(page.getByText(LOST)).toBeVisible();
  await page.unroute(away);
  await expect(page.getByText(BACK, { exact: true })).toBeVisible();
});

test('a slow call shows that it is pending and is sent once', async ({ page, signUp }) => {
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
  const working = page.getByRole('progressbar', { name: 'Working …' });
  await expect(working).toBeVisible();
  await publish.click({ force: true });
  answer.resolve();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(publish).toBeEnabled();
  await expect(working).toBeHidden();
  expect(asked).toBe(1);
});

/** Has a page remember the names of all files: a browser keeps 250, and the console has more. */
const rememberFiles = (page: Page) =>
  page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));

/** Waits until a file of code, which is fetched ahead, has come. */
async function expectFetched(page: Page, file: string): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await expect.poll(names).toContainEqual(expect.stringContaining(file));
}

test('every screen opens in its frame without a connection', async ({ page, context, signUp }) => {
  await rememberFiles(page);
  await signIn(page, await signUp(['Lunch']));
  // The code of all screens comes while nothing else is done; this is the last one's.
  await expectFetched(page, 'stub-page');
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['My venue', 'Branding', 'Activity']) {
    await navigation.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(navigation).toBeVisible();
  }
  await context.setOffline(false);
  await expect(page.getByText(BACK, { exact: true })).toBeVisible();
  // The failed list is there by itself.
  await expect(page.getByText('has been').or(page.getByText('Soups')).first()).toBeVisible();
});

test('a screen whose code does not come says so in the frame, and comes by itself', async ({
  page,
  context,
  signUp,
}) => {
  const screen = /\/assets\/venue-screen/;
  // It can't be fetched ahead either.
  await page.route(screen, (route) => route.abort());
  await rememberFiles(page);
  await signIn(page, await signUp(['Lunch']));
  await expect(shownSwitch(page, 'Lunch')).toBeChecked();
  // What stands in a screen's place, and where its code is, have come.
  await expectFetched(page, 'later-screens');
  await context.setOffline(true);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'My venue' }).click();
  await expect(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible();
  await expect(navigation).toBeVisible();
  await page.unroute(screen);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My venue' })).toBeVisible();
});

test('a list that the server could not answer comes by itself, and stands still until then', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp(['Lunch']));
  const menus = /\/api\/v1\/me\/menus/;
  const errors = [{ status: '503', code: 'unavailable', title: 'Away', detail: 'Not now.' }];
  const seen = Promise.withResolvers<void>();
  await page.route(menus, async (route) => {
    await seen.promise;
    await route.fulfill({
      status: 503,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors }),
    });
  });
  await page.reload();
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  seen.resolve();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.unroute(menus);
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
});
