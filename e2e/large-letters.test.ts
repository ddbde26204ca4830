import { chromium, expect } from '@playwright/test';
import { LOCALE_CODES } from '@sofra/contract/languages/locales';
import { OPEN_ROUTES, PATHS } from '../console/src/platform/paths.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { addressesFor, goWithin, LEAVES, ROUTES } from './addresses.ts';
import { shownSwitch, toggleShown } from './catalogue-fixtures.ts';
import { signIn, test } from './fixtures.ts';

/** Twice the letters that a browser begins with, as somebody has set them. */
const LARGE = '--blink-settings=defaultFontSize=32';
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 568 };

const largeBrowser = () => {
  const launch = chromiumLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, LARGE] });
};

test('with letters of twice the size every open page fits a phone, in each language', async ({
  origin,
  signUp,
}) => {
  const addresses = await addressesFor(await signUp(['Lunch']));
  const browser = await largeBrowser();
  for (const locale of LOCALE_CODES) {
    const page = await browser.newPage({ baseURL: origin, viewport: PHONE, locale });
    for (const address of [...OPEN_ROUTES.map((name) => addresses[name]), '/nothing-here']) {
      await page.goto(address);
      await page.locator('h1').filter({ visible: true }).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${address} in ${locale}`).toBe(PHONE.width);
    }
    await page.close();
  }
  await browser.close();
});

test('with letters of twice the size every page fits a phone, and a row can be switched', async ({
  origin,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const addresses = await addressesFor(owner);
  const browser = await largeBrowser();
  const page = await browser.newPage({ baseURL: origin, viewport: PHONE });
  await signIn(page, owner);
  for (const name of ROUTES.filter((route) => !OPEN_ROUTES.includes(route) && !LEAVES.includes(route))) {
    await goWithin(page, addresses[name]);
    await page.locator(`body.${name} h1`).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, name).toBe(PHONE.width);
  }
  await page.goto(PATHS.menus);
  await toggleShown(page, 'Lunch');
  await expect(shownSwitch(page, 'Lunch')).not.toBeChecked();
  const box = await page.getByRole('button', { name: 'Actions for Lunch' }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  const letters = page.locator('.mantine-Button-label').filter({ visible: true });
  const cut = await letters.evaluateAll((labels) =>
    labels.filter((label) => label.scrollHeight > label.clientHeight).map((label) => label.textContent),
  );
  expect(cut, 'the dots below a letter are not cut off').toEqual([]);
  await page.setViewportSize(SMALLEST);
  await page.goto(PATHS.menus);
  const reminder = await page.getByRole('region', { name: 'E-mail confirmation' }).boundingBox();
  const bottom = (reminder?.y ?? SMALLEST.height) + (reminder?.height ?? 0);
  expect(bottom, 'the bar and the reminder take no more than half').toBeLessThan(SMALLEST.height / 2);
  await browser.close();
});
