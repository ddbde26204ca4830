import { expect, type Page } from '@playwright/test';
import { LEVEL_NAMES, type Level } from '@sofra/contract/levels';
import { ACTIONS, type Action } from '../console/src/catalogue/actions.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import {
  act,
  dragRow,
  flip,
  layElsewhere,
  layList,
  shownSwitch,
  titlesOn,
  WAY_THERE,
  wireOf,
} from './catalogue-house.ts';
import { type Owner, signIn, test } from './house.ts';

/** A list of a level, in which all is done to `Dish 1`, the second of its rows. */
type Bench = { page: Page; owner: Owner; level: Level; path: string };

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** What an action is called on a level. */
const wordsOf = (level: Level, { name }: (typeof ACTIONS)[number]): string =>
  name === 'moveAway' ? catalogue[level].moveAway : catalogue.list[name];

const ask = ({ page, level }: Bench, name: Action) => {
  const found = ACTIONS.find((action) => action.name === name);
  return act(page, 'Dish 1', found ? wordsOf(level, found) : name);
};

const order = ({ page, level }: Bench, ...numbers: number[]) => {
  const first = { menus: 'Lunch menu', sections: 'Soups', items: 'Lentil soup' }[level];
  const titles = numbers.map((number) => (number === 0 ? first : `Dish ${number}`));
  return expect.poll(() => titlesOn(page)).toEqual(titles);
};

async function create({ page, level }: Bench): Promise<void> {
  const title = dialog(page).getByLabel('Title');
  await page.getByRole('button', { name: catalogue[level].create }).click();
  await title.fill('Za');
  await button(page, 'Create').click();
  await expect(dialog(page).getByText('Must have at least 3 characters.')).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill('Zaatar bread');
  if (level === 'items') await dialog(page).getByLabel('Price, AED').fill('١٢٫٥');
  await button(page, 'Create').click();
  await expect(row(page, 'Zaatar bread')).toBeVisible();
  if (level === 'items') await expect(row(page, 'Zaatar bread')).toContainText('12.50 AED');
}

async function edit(bench: Bench): Promise<void> {
  const { page } = bench;
  await ask(bench, 'edit');
  await dialog(page).getByLabel('Title').fill('Za’atar bread');
  await dialog(page).getByLabel('Description').fill('Baked to order');
  await page.keyboard.press('Escape');
  await expect(page.getByText('What you have changed here will be lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await button(page, 'Save').click();
  await expect(row(page, 'Za’atar bread')).toBeVisible();
}

async function schedule(bench: Bench): Promise<void> {
  const { page } = bench;
  await ask(bench, 'schedule');
  await dialog(page).getByRole('radio', { name: 'Days of the week' }).check();
  await button(page, 'Save').click();
  await expect(row(page, 'Dish 1')).not.toContainText('Always');
}

async function translate(bench: Bench): Promise<void> {
  const { page } = bench;
  await ask(bench, 'translate');
  await page.waitForURL('**/translate?*');
  await page.getByRole('checkbox', { name: 'Arabic' }).check();
  const arabic = page.getByRole('region', { name: 'Arabic' });
  await arabic.getByLabel('Title').fill('طبق');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The translation has been saved')).toBeVisible();
}

async function duplicate(bench: Bench): Promise<void> {
  const { page } = bench;
  await ask(bench, 'duplicate');
  // An impatient hand asks once all the same.
  await button(page, 'Duplicate').dblclick();
  await expect(row(page, 'Dish 1')).toHaveCount(2);
  await expect(row(page, 'Dish 1 .copy.')).toBeVisible();
}

async function moveAway(bench: Bench): Promise<void> {
  const { page, level } = bench;
  await ask(bench, 'moveAway');
  await expect(button(page, 'Move')).toBeDisabled();
  for (const [label, title] of WAY_THERE[level]) {
    // By its first letters, as in a list of a hundred.
    await dialog(page).getByRole('combobox', { name: label }).fill(title.slice(0, 3));
    await page.getByRole('option', { name: new RegExp(title) }).click();
  }
  await button(page, 'Move').click();
  await expect(page.getByText(/“Dish 1” is now in “Seaside.*”/)).toBeVisible();
  await expect(row(page, 'Dish 1')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Dish 2' })).toBeFocused();
}

async function remove(bench: Bench): Promise<void> {
  const { page } = bench;
  await ask(bench, 'delete');
  await button(page, 'Delete').dblclick();
  await expect(row(page, 'Dish 1')).toHaveCount(0);
  await expect(page.getByText('Error!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Dish 2' })).toBeFocused();
}

async function status({ page }: Bench): Promise<void> {
  await flip(page, 'Dish 1');
  await expect(page.getByText('The status has been changed')).toBeVisible();
  await expect(shownSwitch(page, 'Dish 1')).not.toBeChecked();
}

/** All that can be done in a list: what its rows offer (another action does not compile without), and what stands beside it. */
const DEEDS: Record<Action | 'create' | 'status' | 'drag', (bench: Bench) => Promise<void>> = {
  create,
  edit,
  schedule,
  translate,
  duplicate,
  moveAway,
  toTop: async (bench) => {
    await ask(bench, 'toTop');
    await order(bench, 1, 0, 2, 3);
  },
  toBottom: async (bench) => {
    await ask(bench, 'toBottom');
    await order(bench, 0, 2, 3, 1);
  },
  moveTo: async (bench) => {
    await ask(bench, 'moveTo');
    await dialog(bench.page).getByLabel('New position, 1 to 4').fill('3');
    await button(bench.page, 'Move').click();
    await order(bench, 0, 2, 1, 3);
  },
  drag: async (bench) => {
    await dragRow(bench.page, 'Move Dish 1', 'Move Dish 3');
    await order(bench, 0, 2, 3, 1);
  },
  status,
  delete: remove,
};

/** The list as it stands on the wire: every field of every row, and of what belongs to them. */
async function standing({ owner, level, path }: Bench): Promise<object[]> {
  const { data, included } = await owner.api.readAll(wireOf(level, path));
  return [...data, ...included].map(({ id, attributes }) => ({ id, ...attributes }));
}

async function takeBack({ page }: Bench): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).first().click();
}

for (const level of LEVEL_NAMES)
  test(`${level}: every action does what it says, and is taken back`, async ({ page, signUp }) => {
    const owner = await signUp(['Lunch menu']);
    const path = await layList(owner, level, 3);
    await layElsewhere[level](owner);
    await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } });
    await signIn(page, owner);
    const bench = { page, owner, level, path };
    const before = await standing(bench);
    for (const [name, does] of Object.entries(DEEDS))
      await test.step(name, async () => {
        if (!page.url().endsWith(path)) await page.goto(path);
        await order(bench, 0, 1, 2, 3);
        await does(bench);
        await takeBack(bench);
        await expect.poll(() => standing(bench)).toEqual(before);
      });

    await page.goto(path);
    await page.getByRole('button', { name: 'Actions for Dish 1' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(ACTIONS.map((action) => wordsOf(level, action)));
  });
