import type { Page } from '@playwright/test';
import { PATHS, type RouteName } from '../console/src/platform/paths.ts';
import { related } from '../scripts/demo/api.ts';
import type { Owner } from './fixtures.ts';

/** The names of all routes. */
export const ROUTES = Object.keys(PATHS) as RouteName[];

/** The routes that lead a signed-in person to the menus. */
export const LEAVES: readonly RouteName[] = ['home', 'login', 'registration', 'confirm-email'];

/** The address of each route with the ids that it needs, of an owner with a menu and a section. */
export async function addressesFor({ api }: Owner): Promise<Record<RouteName, string>> {
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
    // Optional parts of an address are left out.
    PATHS[name].replace(/\/\{-\$\w+\}/, '').replace(/\{\$(\w+)\}/g, (_, id: string) => String(ids[id])),
  ]);
  return { ...Object.fromEntries(filled), translate: `${PATHS.translate}?menuId=${menu?.id}` };
}

/** Goes to an address within the page, as a link does. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), address);
