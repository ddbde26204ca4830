import { expect, type Page } from '@playwright/test';
import { LEVEL_NAMES, LEVELS, type Level } from '@sofra/contract/catalogue/levels';
import { ACTIONS, type Action } from '../console/src/catalogue/actions.ts';
import { phrases as catalogue } from '../console/src/catalogue/phrases/en/catalogue.ts';
import {
  apiPath,
  chooseAction,
  createOtherList,
  createRows,
  dragRow,
  OTHER_LIST_FIELDS,
  shownSwitch,
  titlesOn,
  toggleShown,
} from './catalogue-fixtures.ts';
import { keepNotices, type Owner, signIn, test } from './fixtures.ts';

/** A list of a level; every action is done to `Dish 1`, its second row. */
type ListContext = { page: Page; owner: Owner; level: Level; path: string };

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** The label of an action on a level. */
const labelOf = (level: Level, { name }: (typeof ACTIONS)[number]): string =>
  name === 'moveAway' ? catalogue[level].moveAway : catalogue.list[name];

const chooseOnRow = ({ page, level }: ListContext, name: Action) => {
  const found = ACTIONS.find((action) => action.name === name);
  return chooseAction(page, 'Dish 1', found ? labelOf(level, found) : name);
};

const order = ({ page, level }: ListContext, ...numbers: number[]) => {
  const first = { menus: 'Lunch menu', sections: 'Soups', items: 'Lentil soup' }[level];
  const titles = numbers.map((number) => (number === 0 ? first : `Dish ${number}`));
  return expect.poll(() => titlesOn(page)).toEqual(titles);
};

async function create({ page, level }: ListContext): Promise<void> {
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

async function edit(context: ListContext): Promise<void> {
  const { page } = context;
  await chooseOnRow(context, 'edit');
  await dialog(page).getByLabel('Title').fill('Za’atar bread');
  await dialog(page).getByLabel('Description').fill('Baked to order');
  await page.keyboard.press('Escape');
  await expect(page.getByText('What you have changed here will be lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await button(page, 'Save').click();
  await expect(row(page, 'Za’atar bread')).toBeVisible();
}

async function schedule(context: ListContext): Promise<void> {
  const { page, level } = context;
  await chooseOnRow(context, 'schedule');
  await expect(dialog(page).getByRole('radio')).toHaveCount(LEVELS[level].schedules.length);
  await dialog(page).getByRole('radio', { name: 'Days of the week' }).check();
  await button(page, 'Save').click();
  await expect(row(page, 'Dish 1')).not.toContainText('Always');
}

async function translate(context: ListContext): Promise<void> {
  const { page } = context;
  await chooseOnRow(context, 'translate');
  await page.waitForURL('**/translate?*');
  await page.getByRole('checkbox', { name: 'Arabic' }).check();
  const arabic = page.getByRole('region', { name: 'Arabic' });
  const title = arabic.getByRole('textbox', { name: 'Title' });
  await title.fill('طبق');
  // A text is saved as its field is left.
  await title.press('Tab');
  await expect(page.getByText('The translation has been saved')).toBeVisible();
}

async function duplicate(context: ListContext): Promise<void> {
  const { page } = context;
  await chooseOnRow(context, 'duplicate');
  // A double click sends one request.
  await button(page, 'Duplicate').dblclick();
  await expect(row(page, 'Dish 1')).toHaveCount(2);
  await expect(row(page, 'Dish 1 .copy.')).toBeVisible();
}

async function moveAway(context: ListContext): Promise<void> {
  const { page, level } = context;
  await chooseOnRow(context, 'moveAway');
  // Where only one list can take it, it is chosen already.
  const isToChoose = OTHER_LIST_FIELDS[level].length > 1;
  await expect(button(page, 'Move')).toBeEnabled({ enabled: !isToChoose });
  // The dialog takes the focus once it has opened, which closes the options of a field that was faster.
  await expect(dialog(page).getByRole('combobox').last()).toBeFocused();
  for (const [label, title] of OTHER_LIST_FIELDS[level]) {
    // The first letters find an option among a hundred.
    await dialog(page).getByRole('combobox', { name: label }).fill(title.slice(0, 3));
    await page.getByRole('option', { name: new RegExp(title) }).click();
  }
  await button(page, 'Move').click();
  await expect(page.getByText(/“Dish 1” is now in “Seaside.*”/)).toBeVisible();
  await expect(row(page, 'Dish 1')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Dish 2' })).toBeFocused();
}

async function remove(context: ListContext): Promise<void> {
  const { page } = context;
  await chooseOnRow(context, 'delete');
  await button(page, 'Delete').dblclick();
  await expect(row(page, 'Dish 1')).toHaveCount(0);
  await expect(page.getByText('Error!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Dish 2' })).toBeFocused();
}

async function status({ page }: ListContext): Promise<void> {
  await toggleShown(page, 'Dish 1');
  await expect(page.getByText('The status has been changed')).toBeVisible();
  await expect(shownSwitch(page, 'Dish 1')).not.toBeChecked();
}

/** Every action of a row that changes something, and creating, dragging and the switch; one without a case does not compile. */
const CASES: Record<
  Exclude<Action, 'copyLink'> | 'create' | 'status' | 'drag',
  (context: ListContext) => Promise<void>
> = {
  create,
  edit,
  schedule,
  translate,
  duplicate,
  moveAway,
  toTop: async (context) => {
    await chooseOnRow(context, 'toTop');
    await order(context, 1, 0, 2, 3);
  },
  toBottom: async (context) => {
    await chooseOnRow(context, 'toBottom');
    await order(context, 0, 2, 3, 1);
  },
  moveTo: async (context) => {
    await chooseOnRow(context, 'moveTo');
    await dialog(context.page).getByLabel('New position, 1 to 4').fill('3');
    await button(context.page, 'Move').click();
    await order(context, 0, 2, 1, 3);
  },
  drag: async (context) => {
    await dragRow(context.page, 'Move Dish 1', 'Move Dish 3');
    await order(context, 0, 2, 3, 1);
  },
  status,
  delete: remove,
};

/** Every field of every row of the list and of its included records, as the API answers them. */
async function storedRows({ owner, level, path }: ListContext): Promise<object[]> {
  const { data, included } = await owner.api.readAll(apiPath(level, path));
  return [...data, ...included].map(({ id, attributes }) => ({ id, ...attributes }));
}

async function undo({ page }: ListContext): Promise<void> {
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).first().click();
}

for (const level of LEVEL_NAMES)
  test(`${level}: every action takes effect and can be undone`, async ({ page, signUp }) => {
    const owner = await signUp(['Lunch menu']);
    const path = await createRows(owner, level, 3);
    await createOtherList[level](owner);
    await owner.api.send('PATCH', '/me/venue', { type: 'venues', attributes: { extra_locales: ['ar'] } });
    await keepNotices(page);
    await signIn(page, owner);
    const context = { page, owner, level, path };
    const before = await storedRows(context);
    for (const [name, run] of Object.entries(CASES))
      await test.step(name, async () => {
        if (!page.url().endsWith(path)) await page.goto(path);
        await order(context, 0, 1, 2, 3);
        await run(context);
        await undo(context);
        await expect.poll(() => storedRows(context)).toEqual(before);
      });

    await page.goto(path);
    await page.getByRole('button', { name: 'Actions for Dish 1' }).click();
    // Menus alone have an address of their own.
    const offered = ACTIONS.filter(({ name }) => name !== 'copyLink' || level === 'menus');
    await expect(page.getByRole('menuitem')).toHaveText(offered.map((action) => labelOf(level, action)));
  });
