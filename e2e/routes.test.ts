import { expect, type Page } from '@playwright/test';
import { OPEN_ROUTES, PATHS, type RouteName } from '../console/src/platform/paths.ts';
import { phrases as shell } from '../console/src/platform/phrases/en/shell.ts';
import { related } from '../scripts/demo/api.ts';
import { type Owner, signIn, test } from './fixtures.ts';

const ROUTES = Object.keys(PATHS) as RouteName[];
const STUBS: readonly RouteName[] = ['dashboard', 'orders', 'reports', 'campaigns', 'integrations'];
/** The routes that lead a signed-in person to the menus. */
const LEAVES: readonly RouteName[] = ['home', 'login', 'registration', 'confirm-email'];

/** The address of a route with the ids that it needs. */
async function addressesFor({ api }: Owner): Promise<Record<RouteName, string>> {
  const [menu] = (await api.readAll('/me/menus')).data;
  const [section] = (await api.readAll(`/me/menus/${menu?.id}/sections`)).data;
  const themes = related((await api.read('/me/branding')).data, 'themes');
  const ids: Record<string, string | undefined> = {
    menuId: menu?.id,
    sectionId: section?.id,
    id: themes.at(-1),
    token: 'none',
  };
  const filled = ROUTES.map((name) => [
    name,
    PATHS[name].replace(/\{\$(\w+)\}/g, (_, id: string) => String(ids[id])),
  ]);
  return { ...Object.fromEntries(filled), translate: `${PATHS.translate}?menuId=${menu?.id}` };
}

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

test('every route has its title, its class and a heading, and the guard leads where the documents say', async ({
  page,
  signUp,
}) => {
  test.slow();
  const owner = await signUp(['Lunch']);
  const addresses = await addressesFor(owner);
  for (const name of ROUTES)
    await expectPage(page, addresses[name], name !== 'home' && OPEN_ROUTES.includes(name) ? name : 'login');
  await signIn(page, owner);
  for (const name of ROUTES)
    await expectPage(page, addresses[name], name === 'home' || LEAVES.includes(name) ? 'menus' : name);
});
