import { expect, type Page } from '@playwright/test';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/levels';
import type { Owner } from './house.ts';

/** Adds `Dish 1` and on to a list of a level, for an owner whose first menu has a section; answers the list's address. */
export async function layList({ api }: Owner, level: Level, count: number): Promise<string> {
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

/** The path on the wire of the list that an address of the console shows. */
export const wireOf = (level: Level, path: string): string =>
  level === 'menus'
    ? LEVELS.menus.path
    : `/me${path.replace('/menu-', '/menus/').replace('/section-', '/sections/')}/${level}`;

/** Asks for an action of a row by the words of its menu. */
export async function act(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The switch of a row that says whether guests see it. */
export const shownSwitch = (page: Page, title: string) =>
  page.getByRole('switch', { name: `Guests see ${title}`, exact: true });

/** Presses that switch where a person does, on its track, when it stands still: its input lies unseen within. */
export const flip = (page: Page, title: string) =>
  page
    .locator('label')
    .filter({ has: shownSwitch(page, title) })
    .click();

/** Adds a venue, which the owner's calls are then about. */
export async function addVenue({ api }: Owner, name: string): Promise<void> {
  const map = { address: 'Corniche 4', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const venue = await api.send('POST', '/me/venues', { type: 'venues', attributes: { name, map } });
  await api.send('PATCH', `/me/venues/${venue.data.id}/sign_in`);
}

/** Lays another list of a level, “Seaside”, and stays where the owner is. */
export const layElsewhere: Record<Level, (owner: Owner) => Promise<void>> = {
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

/** What the way there asks for, level by level: the field, and what is chosen in it. */
export const WAY_THERE: Record<Level, readonly [label: string, title: string][]> = {
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

/** Takes a row by its handle and drops it where another one stands. */
export async function dragRow(page: Page, handle: string, onto: string): Promise<void> {
  const handleOf = (name: string) => page.getByRole('button', { name, exact: true });
  // The code that drags comes after the list.
  await expect(handleOf(handle)).toBeEnabled();
  const [from, to] = [await handleOf(handle).boundingBox(), await handleOf(onto).boundingBox()];
  if (!from || !to) throw new Error('A handle is not on the screen.');
  const middle = (box: typeof from) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  const [x, y] = middle(to);
  await page.mouse.move(x, y - 10, { steps: 12 });
  await page.mouse.move(x, y + 4, { steps: 6 });
  await page.waitForTimeout(300);
  await page.mouse.up();
}
