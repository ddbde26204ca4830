import { expect, type Page } from '@playwright/test';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { IS_PROOF } from '../scripts/proof.ts';
import type { Owner } from './fixtures.ts';

/**
 * The levels on which a journey tries what lists of all levels do alike: proving tries it on each. `actions.test.ts` does every
 * action on every level.
 */
export const TRIED_LEVELS: readonly Level[] = IS_PROOF ? LEVEL_NAMES : ['items'];

/** Creates `Dish 1`, `Dish 2` … in a list of a level of the first menu; answers the list's address. */
export async function createRows({ api }: Owner, level: Level, count: number): Promise<string> {
  const ids: Record<string, string> = {};
  const fill = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  for (const above of LEVEL_NAMES.slice(0, LEVEL_NAMES.indexOf(level))) {
    const { data } = await api.readAll(fill(LEVELS[above].path));
    ids[LEVELS[above].singular] = data[0]?.id ?? '';
  }
  for (let number = 1; number <= count; number++)
    await api.send('POST', fill(LEVELS[level].path), {
      type: level,
      attributes: { title: `Dish ${number}`, ...(level === 'items' && { price: '10' }) },
    });
  const { menu, section } = ids;
  return section ? `/menu-${menu}/section-${section}` : menu ? `/menu-${menu}` : '/menus';
}

/** The API path of the list that an address of the console shows. */
export const apiPath = (level: Level, path: string): string =>
  level === 'menus'
    ? LEVELS.menus.path
    : `/me${path.replace('/menu-', '/menus/').replace('/section-', '/sections/')}/${level}`;

/** The prices of the items of the list that an address of the console shows. */
export const pricesOf = async ({ api }: Owner, path: string) =>
  (await api.readAll(apiPath('items', path))).data.map(({ attributes }) => attributes.price);

/** Chooses an action in the menu of a row by its label. */
export async function chooseAction(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The switch of a row's visibility to guests. */
export const shownSwitch = (page: Page, title: string) =>
  page.getByRole('switch', { name: `Guests see ${title}`, exact: true });

/** Clicks the track of that switch, because its input is hidden. */
export const toggleShown = (page: Page, title: string) =>
  page
    .locator('label')
    .filter({ has: shownSwitch(page, title) })
    .click();

/** Creates a venue and makes it the owner's current one. */
export async function addVenue({ api }: Owner, name: string): Promise<void> {
  const map = { address: 'Corniche 4', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const venue = await api.send('POST', '/me/venues', { type: 'venues', attributes: { name, map } });
  await api.send('PATCH', `/me/venues/${venue.data.id}/sign_in`);
}

/** Creates another list of a level, “Seaside”, without a change of the current venue. */
export const createOtherList: Record<Level, (owner: Owner) => Promise<void>> = {
  menus: async (owner) => {
    const here = await owner.api.read('/me/venue');
    await addVenue(owner, 'Seaside');
    await owner.api.send('PATCH', `/me/venues/${here.data.id}/sign_in`);
  },
  sections: async ({ api }) => {
    await api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Seaside' } });
  },
  items: async ({ api }) => {
    const menu = await api.send('POST', '/me/menus', { type: 'menus', attributes: { title: 'Dinner' } });
    await api.send('POST', `/me/menus/${menu.data.id}/sections`, {
      type: 'sections',
      attributes: { title: 'Seaside' },
    });
  },
};

/** The fields of a move to that list, by level: the label and the option to choose. */
export const OTHER_LIST_FIELDS: Record<Level, readonly [label: string, title: string][]> = {
  menus: [['Venue', 'Seaside']],
  sections: [['Menu', 'Seaside']],
  items: [
    ['Menu', 'Dinner'],
    ['Section', 'Seaside'],
  ],
};

/** The titles that the list shows, from the top. */
export async function titlesOn(page: Page): Promise<string[]> {
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  return page.locator('tbody tr [class*=title] bdi').allTextContents();
}

/** Drags a row by its handle onto another one. */
export async function dragRow(page: Page, handle: string, onto: string): Promise<void> {
  const handleOf = (name: string) => page.getByRole('button', { name, exact: true });
  // The code for dragging loads after the list.
  await expect(handleOf(handle)).toBeEnabled();
  // The step before may have left the row above the screen.
  await handleOf(handle).evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const placeOf = (name: string) => handleOf(name).evaluate((one) => one.closest('tr')?.sectionRowIndex);
  const goal = await placeOf(onto);
  const [from, to] = [await handleOf(handle).boundingBox(), await handleOf(onto).boundingBox()];
  if (!from || !to) throw new Error('A handle is not on the screen.');
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  const [x, y] = middle(to);
  await page.mouse.move(x, y - 10, { steps: 12 });
  await page.mouse.move(x, y + 4, { steps: 6 });
  await expect.poll(() => placeOf(handle)).toBe(goal);
  await page.mouse.up();
}
