import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { PATHS } from '../console/src/platform/paths.ts';
import { keepNotices, signIn, test } from './fixtures.ts';

/** A logo of two colours, as a file that is chosen. */
async function aLogo(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 200, height: 200 });
    const brush = canvas.getContext('2d');
    if (!brush) return '';
    brush.fillStyle = '#0f5c56';
    brush.fillRect(0, 0, 200, 200);
    brush.fillStyle = '#f0b866';
    brush.fillRect(60, 60, 80, 80);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Where the preview's page and the public page of an address differ; its pictures have other addresses, and a draft has no code to print. */
const differences = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const published = new DOMParser().parseFromString(text, 'text/html');
    const shown = document.querySelector('iframe')?.contentDocument as Document;
    const plain = (body: HTMLElement) => {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const code of copy.querySelectorAll('img[src$="code.svg"]')) code.remove();
      for (const image of copy.querySelectorAll('img')) {
        image.removeAttribute('src');
        image.removeAttribute('srcset');
      }
      copy.normalize();
      return copy;
    };
    const style = (one: Document) => one.querySelector('style')?.textContent;
    return [
      ...(plain(shown.body).isEqualNode(document.importNode(plain(published.body), true)) ? [] : ['body']),
      ...(style(shown) === style(published) ? [] : ['style']),
      ...(shown.documentElement.lang === published.documentElement.lang ? [] : ['lang']),
    ];
  }, path);

test('a theme is made in sight of the guests’ pages, switched on, and published', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch', 'Dinner']);
  const violations: string[] = [];
  page.on('console', (message) => {
    // A sign-in passes a page without an icon, for which the browser may ask.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) violations.push(message.text());
  });
  await signIn(page, owner);
  await page.getByRole('link', { name: 'Branding' }).click();
  await expect(page).toHaveTitle('Sofra · Branding');
  await expect(page.locator('body')).toHaveClass('branding');
  await page
    .getByRole('group', { name: 'Logo' })
    .locator('input[type=file]')
    .setInputFiles(await aLogo(page));
  await expect(page.getByText('The logo is saved')).toBeVisible();

  await page.getByRole('link', { name: 'New theme' }).click();
  await expect(page.locator('body')).toHaveClass('branding-manage');
  await page.getByLabel('Name', { exact: true }).fill('Summer');
  const phone = page.frameLocator('iframe');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  // The logo is not published yet, and shows.
  await expect
    .poll(() =>
      phone
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Font of headings' }).click();
  await page.getByRole('option', { name: 'Oswald' }).click();
  const faces = () =>
    phone
      .locator('html')
      .evaluate((root) =>
        [...root.ownerDocument.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
  await expect.poll(faces).toContain('oswald-b');
  await page.getByRole('button', { name: 'Add a menu' }).click();
  await expect(page.getByRole('combobox', { name: 'Menu' })).toHaveValue('Lunch');
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(phone.locator('body')).toHaveClass('menu');
  await page.getByRole('button', { name: 'Fix it for me' }).first().click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/branding$/);

  await page.getByRole('switch', { name: 'Summer' }).click({ force: true });
  await expect(page.getByText('the status has been changed')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Default' })).not.toBeChecked();
  await owner.api.send('PUT', '/me/venue/publish');
  await page.getByRole('link', { name: 'Summer' }).click();
  await expect(page.locator('body')).toHaveClass('branding-manage-edit');
  const { slug } = (await owner.api.read('/me/venue')).data.attributes;
  await expect(phone.locator('body')).toHaveClass('welcome');
  // Before the public pages are read here, whose style sheets this page does not allow.
  expect(violations).toEqual([]);
  expect(await differences(page, `/m/${slug}`)).toEqual([]);
  await page.getByRole('button', { name: 'Choice of a menu' }).click();
  await expect(phone.locator('body')).toHaveClass('selection');
  expect(await differences(page, `/m/${slug}/menus`)).toEqual([]);
  await page.getByRole('button', { name: 'Lunch', exact: true }).click();
  await expect(phone.locator('body')).toHaveClass('menu');
  expect(await differences(page, `/m/${slug}/lunch`)).toEqual([]);
});

test('a theme that a colleague deletes is saved as a new one, to whose page it leads', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  await signIn(page, owner, { at: PATHS.branding });
  await page.getByRole('link', { name: 'Night bar' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Summer');
  const deleted = page.url();
  const headers = { authorization: owner.api.token() };
  await page.request.delete(`/api/v1/me/branding/themes/${deleted.split('/').at(-1)}`, { headers });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: 'Save as new' }).click();
  await expect(page.getByText('“Summer” is in the list')).toBeVisible();
  await expect(page).not.toHaveURL(deleted);
  await expect(page.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Summer');
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await expect(page.locator('body')).not.toBeFocused();
});

test('the page of the look shows at once what is undone', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  await keepNotices(page);
  await signIn(page, owner, { at: PATHS.branding });
  const theme = page.getByRole('switch', { name: 'Night bar' });
  await theme.click({ force: true });
  await expect(theme).toBeChecked();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(theme).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Default' })).toBeChecked();
});
