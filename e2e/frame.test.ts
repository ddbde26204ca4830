import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { PATHS, type RouteName } from '../console/src/platform/paths.ts';
import { goWithin } from './addresses.ts';
import { signIn, test } from './fixtures.ts';

/** The words of the bar and of the reminder by their languages. */
const WORDS = {
  en: { publish: 'Publish', again: 'Send the mail again' },
  ar: { publish: 'نشر', again: 'إعادة إرسال الرسالة' },
  ru: { publish: 'Опубликовать', again: 'Отправить ещё раз' },
};

const LATER: RouteName[] = ['orders', 'reports', 'campaigns', 'integrations'];

test('coming features are named in the navigation without a link, and have a page', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp([]));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of LATER) {
    await goWithin(page, PATHS[name]);
    await page.locator(`body.${name}`).waitFor();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page).toHaveTitle(`Sofra · ${title}`);
    await expect(page.locator('html')).toHaveClass(name);
    await expect(page.locator('body')).toHaveClass(name);
    await expect(navigation.getByRole('link', { name: title ?? '' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }
  await page.goto(PATHS.dashboard);
  await expect(page.getByText('Welcome, Layla Haddad')).toBeVisible();
  await navigation.getByRole('link', { name: 'My menus' }).click();
  await page.waitForURL('**/menus');
});

test('the version stands at the end of the navigation, and not on the login', async ({ page, signUp }) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const owner = await signUp([]);
  await page.goto(PATHS.login);
  await page.locator('[type=submit]').waitFor();
  await expect(page.getByText(version)).toHaveCount(0);
  await signIn(page, owner);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.locator(':scope > :last-child')).toHaveText(`Sofra ${version}`);
});

test('an unknown address shows the error page when signed in, and open forms redirect to the menus', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp([]));
  const errorHeading = page.getByRole('heading', { name: 'Oops. This page has gone missing.' });
  for (const path of ['/nowhere/at-all', '/menu-not-an-id', PATHS['error-page']]) {
    await page.goto(path);
    await expect(errorHeading).toBeVisible();
    await expect(page.locator('body')).toHaveClass('error-page');
    await expect(page).toHaveTitle('Sofra · Page not found');
  }
  // A theme can be unknown to the server alone: then the page stands in the frame.
  await page.goto(`/branding/manage/${crypto.randomUUID()}`);
  await expect(page.getByRole('main')).toContainText('Oops. This page has gone missing.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('**/menus');
  await page.goto(PATHS.login);
  await page.waitForURL('**/menus');
});

test('a new page begins at the top, and going back restores the scroll position', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp(['One', 'Two', 'Three', 'Four', 'Five']));
  await page.setViewportSize({ width: 1000, height: 360 });
  await page.getByRole('row', { name: /Five/ }).waitFor();
  const link = page.getByRole('row', { name: /Five/ }).getByRole('link');
  // Scrolls to the link, and waits until it stays there.
  await link.click({ trial: true });
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('**/menu-*');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone the navigation opens from the side and closes after a choice', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await signUp(['Lunch']), { at: PATHS.dashboard });
  await page.getByRole('button', { name: 'Open the navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await drawer.getByRole('link', { name: 'My menus' }).click();
  await page.waitForURL('**/menus');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /Lunch/ })).toBeVisible();
});

for (const locale of LOCALE_CODES)
  test.describe(() => {
    test.use({ locale });
    test(`on a phone the bar and the reminder leave the screen to the content: ${locale}`, async ({
      page,
      signUp,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const owner = await signUp(['Lunch']);
      await owner.api.send('PATCH', '/me/venue', {
        type: 'venues',
        attributes: { name: 'Levant by the sea' },
      });
      await signIn(page, owner);
      const bar = page.getByRole('banner');
      const publish = bar.getByRole('button', { name: WORDS[locale].publish });
      await expect(publish).toBeVisible();
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
      // Changes wait, whose count stands beside the word.
      const name = await bar.getByText('Levant by the sea').evaluate((text) => ({
        hidden: Math.max(text.scrollHeight - text.clientHeight, text.scrollWidth - text.clientWidth),
      }));
      expect(name).toEqual({ hidden: 0 });
      expect((await page.locator('main h1').boundingBox())?.y).toBeLessThanOrEqual(200);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 390, height: 844 });
      const again = page.getByRole('button', { name: WORDS[locale].again });
      await expect(again).toBeHidden();
      await page.locator('main button[aria-expanded]').first().click();
      await expect(again).toBeVisible();
      await bar.getByRole('button').first().click();
      await page.getByRole('dialog').locator('button:has(svg.tabler-icon-qrcode)').click();
      await expect(page.getByRole('dialog').locator('button:has(svg.tabler-icon-qrcode)')).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });

test('the longest name of a venue is read whole in the bar of every window wider than a phone', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const name = 'The Grand Levantine Restaurant';
  await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { name } });
  await signIn(page, owner);
  const shown = page.getByRole('banner').getByText(name);
  await shown.waitFor();
  for (const width of [480, 600, 640, 768, 992, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const hidden = await shown.evaluate((text) =>
      Math.max(text.scrollHeight - text.clientHeight, text.scrollWidth - text.clientWidth),
    );
    expect.soft(hidden, `at ${width} px`).toBe(0);
  }
});

test('after a change of page its heading has the focus, and the page is announced', async ({
  page,
  signUp,
}) => {
  await signIn(page, await signUp(['Lunch']));
  await page.getByRole('link', { name: 'Lunch', exact: true }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('.announced')).toHaveText('Sections');
});

test('what takes the focus on the way back through a page is not under the bar', async ({ page, signUp }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await signIn(page, await signUp(['Lunch']));
  for (const path of [PATHS.venue, PATHS['branding-manage']]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const fields = page.locator('main input:visible');
    await fields.first().waitFor();
    const bar = await page.getByRole('banner').boundingBox();
    await fields.last().focus();
    // Back to the first field, over whatever lies between.
    while (!(await fields.first().evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      const box = await focused.boundingBox();
      expect
        .soft(box?.y, await focused.evaluate((element) => element.outerHTML))
        .toBeGreaterThanOrEqual(bar?.height ?? 0);
    }
  }
});
