import { expect, type Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { OPEN_ROUTES, type RouteName } from '../console/src/platform/paths.ts';
import { phrases as arabic } from '../console/src/platform/phrases/ar/shell.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { phrases as russian } from '../console/src/platform/phrases/ru/shell.ts';
import { addressesFor, LEAVES, ROUTES } from './addresses.ts';
import { signIn, test } from './fixtures.ts';

const STUBS: readonly RouteName[] = ['dashboard', 'orders', 'reports', 'campaigns', 'integrations'];

/** Opens an address, and expects the page of a route with its title, classes and one heading. */
async function expectPage(page: Page, address: string, name: Exclude<RouteName, 'home'>): Promise<void> {
  await test.step(`${address} is ${name}`, async () => {
    await page.goto(address);
    await expect(page).toHaveTitle(`Sofra · ${shell.pages[name]}`);
    await expect(page.locator('html')).toHaveClass(name);
    await expect(page.locator('body')).toHaveClass(name);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    if (STUBS.includes(name)) await expect(heading).toHaveText(shell.pages[name]);
    if (name === 'error-page') await expect(heading).toHaveText('Oops. This page has gone missing.');
  });
}

test('every route has its title, its class and a heading, and the guard leads where the rules say', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const addresses = await addressesFor(owner);
  for (const name of ROUTES)
    await expectPage(page, addresses[name], name !== 'home' && OPEN_ROUTES.includes(name) ? name : 'login');
  await signIn(page, owner);
  for (const name of ROUTES)
    await expectPage(page, addresses[name], name === 'home' || LEAVES.includes(name) ? 'menus' : name);
});

const SHELLS: Record<Locale, { pages: Partial<Record<RouteName, string>> }> = {
  en: shell,
  ar: arabic,
  ru: russian,
};

test('every route opens in a language that was chosen in another browser', async ({ page, signUp }) => {
  const owner = await signUp(['Lunch']);
  const addresses = await addressesFor(owner);
  await signIn(page, owner);
  let turn = 0;
  for (const name of ROUTES) {
    if (name === 'home' || OPEN_ROUTES.includes(name)) continue;
    turn += 1;
    const locale = LOCALE_CODES[turn % LOCALE_CODES.length] ?? 'en';
    await owner.api.send('PATCH', '/me/profile', { type: 'users', attributes: { locale } });
    await page.goto(addresses[name]);
    await expect(page, name).toHaveTitle(`Sofra · ${SHELLS[locale].pages[name]}`);
    await expect(page.locator('html'), name).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expect(page.locator('body'), name).toHaveClass(name);
  }
});
