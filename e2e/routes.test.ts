import { expect, type Page } from '@playwright/test';
import { LOCALE_CODES, type Locale } from '@sofra/contract/languages/locales';
import { OPEN_ROUTES, type RouteName } from '../console/src/platform/paths.ts';
import { phrases as arabic } from '../console/src/platform/phrases/ar/shell.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { phrases as russian } from '../console/src/platform/phrases/ru/shell.ts';
import { addressesFor, LEAVES, ROUTES } from './addresses.ts';
import { signIn, test } from './fixtures.ts';

const STUBS: readonly RouteName[] = ['dashboard', 'orders', 'reports', 'campaigns', 'integrations'];

const SHELLS: Record<Locale, { pages: Record<Exclude<RouteName, 'home'>, string> }> = {
  en: shell,
  ar: arabic,
  ru: russian,
};

/** Opens an address, and expects the page of a route with its title, classes and one heading. */
async function expectPage(
  page: Page,
  address: string,
  name: Exclude<RouteName, 'home'>,
  locale: Locale = 'en',
): Promise<void> {
  await test.step(`${address} is ${name} in ${locale}`, async () => {
    const { pages } = SHELLS[locale];
    await page.goto(address);
    await expect(page).toHaveTitle(`Sofra · ${pages[name]}`);
    await expect(page.locator('html')).toHaveClass(name);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('body')).toHaveClass(name);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    if (STUBS.includes(name)) await expect(heading).toHaveText(pages[name]);
    if (name === 'error-page' && locale === 'en')
      await expect(heading).toHaveText('Oops. This page has gone missing.');
  });
}

test('every route has its title, its class and a heading, and the guard leads a visitor where the rules say', async ({
  page,
  signUp,
}) => {
  const addresses = await addressesFor(await signUp(['Lunch']));
  for (const name of ROUTES)
    await expectPage(page, addresses[name], name !== 'home' && OPEN_ROUTES.includes(name) ? name : 'login');
});

test('every route opens in a language that was chosen in another browser, and the guard leads an owner', async ({
  page,
  signUp,
}) => {
  const owner = await signUp(['Lunch']);
  const addresses = await addressesFor(owner);
  await signIn(page, owner);
  let spoken: Locale = 'en';
  for (const [at, name] of ROUTES.entries()) {
    const isOpen = OPEN_ROUTES.includes(name);
    const locale = isOpen ? 'en' : (LOCALE_CODES[at % LOCALE_CODES.length] ?? 'en');
    await owner.api.send('PATCH', '/me/profile', { type: 'users', attributes: { locale } });
    // An open page asks nobody who is there, and speaks what was spoken before.
    if (isOpen && spoken !== locale) await expectPage(page, addresses.menus, 'menus');
    spoken = locale;
    await expectPage(
      page,
      addresses[name],
      name === 'home' || LEAVES.includes(name) ? 'menus' : name,
      locale,
    );
  }
});
