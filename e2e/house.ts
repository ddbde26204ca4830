import { test as base, type Page } from '@playwright/test';
import { type Api, apiAt } from '../scripts/demo/api.ts';
import { startServerProcess } from './server-process.ts';

/** An owner who has signed up, and who can also do by the API what a test needs to have been done. */
export type Owner = { email: string; password: string; api: Api };

/** What the journeys are given: a server of their own for each worker, and people who have signed up on it. */
type House = {
  origin: string;
  /** Signs an owner up whose venue has menus of these titles, each with a soup on it. */
  signUp: (titles: readonly string[]) => Promise<Owner>;
};

let owners = 0;

async function signUpAt(origin: string, titles: readonly string[]): Promise<Owner> {
  const api = apiAt(origin);
  const cities = await api.readAll('/settings/cities?filter[name]=dubai');
  owners += 1;
  const owner = { email: `owner${owners}@example.com`, password: 'a-laid-table' };
  await api.send('POST', '/sign_up', {
    type: 'users',
    attributes: {
      ...owner,
      first_name: 'Layla',
      last_name: 'Haddad',
      phone: '+971501234567',
      city_id: cities.data[0]?.id,
      locale: 'en',
      venue: { name: `Levant ${owners}` },
    },
  });
  for (const title of titles) {
    const menu = await api.send('POST', '/me/menus', { type: 'menus', attributes: { title } });
    const sections = `/me/menus/${menu.data.id}/sections`;
    const section = await api.send('POST', sections, { type: 'sections', attributes: { title: 'Soups' } });
    const items = `${sections}/${section.data.id}/items`;
    await api.send('POST', items, { type: 'items', attributes: { title: 'Lentil soup', price: '18' } });
  }
  return { ...owner, api };
}

/** Signs somebody in through the login screen, in English. */
export async function signIn(page: Page, { email, password }: Owner, remember = false): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/menus');
}

/** A test of the console in front of a real server with an empty data folder. */
export const test = base.extend<Pick<House, 'signUp'>, Pick<House, 'origin'>>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServerProcess();
      await use(server.url);
      await server.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
  signUp: ({ origin }, use) => use((titles) => signUpAt(origin, titles)),
});
