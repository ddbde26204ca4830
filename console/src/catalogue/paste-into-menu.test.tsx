import { expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { holdBack } from '../../testing/slow-down.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api, call } from '../platform/api.ts';
import { addSections } from './add-sections.ts';
import { createRecord } from './calls.ts';
import { PasteIntoMenu } from './paste-into-menu.tsx';

await startPhrases('en', 'catalogue', 'parts', 'pasting', 'unsaved');

const DISHES = 400;
const NAMES = ['Soups', 'Grill', 'Sweets'];

// A number in a name may be read as a price.
const inLetters = (n: number) => String(n).replace(/\d/g, (digit) => 'abdefhklmo'.charAt(Number(digit)));
const dish = (name: string, n: number) => `${name} ${inLetters(n)} 5.50`;
const MENU = NAMES.map((name) =>
  [`# ${name}`, ...Array.from({ length: DISHES }, (_, n) => dish(name, n)), ''].join('\n'),
).join('\n');

/** A menu of a new account, and the titles of its sections as they are now. */
async function aMenu() {
  await signUp();
  const { id } = await createRecord(MENUS, {
    type: 'menus',
    attributes: { title: 'Lunch', currency: 'aed' },
  });
  const titles = async () => {
    const { data } = await api('GET /me/menus/{menu}/sections', { menu: id });
    return data.map(({ attributes }) => attributes.title);
  };
  return { id, titles };
}

/** Opens the dialog of a menu with a text of more dishes than a call takes. */
async function open(menu: string) {
  const said = { closed: 0, pasted: 0 };
  const count = (what: keyof typeof said) => () => {
    said[what] += 1;
  };
  const screen = await show(
    <PasteIntoMenu menu={menu} opened onClose={count('closed')} onPasted={count('pasted')} />,
  );
  await screen.getByLabelText('Your menu as text').fill(MENU);
  const add = screen.getByRole('button', { name: `Add ${NAMES.length * DISHES} dishes` });
  await expect.element(add).toBeEnabled();
  return { screen, add, said };
}

test('a menu of more dishes than a call takes comes in parts, told one by one', async () => {
  const menu = await aMenu();
  const { screen, add, said } = await open(menu.id);
  await add.click();
  await expect.element(screen.getByText(`Adding: ${2 * DISHES} of ${3 * DISHES} dishes`)).toBeVisible();
  await expect.poll(() => said).toEqual({ closed: 1, pasted: 1 });
  expect(await menu.titles()).toEqual(NAMES);
});

test('given up, nothing of it stands, and the text is still there', async () => {
  const menu = await aMenu();
  const { screen, add, said } = await open(menu.id);
  const goOn = await holdBack();
  await add.click();
  await expect.element(screen.getByText(`Adding: 0 of ${3 * DISHES} dishes`)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Taking back what was saved…')).toBeVisible();
  await goOn();
  await expect.element(add).toBeEnabled();
  expect(await menu.titles()).toEqual([]);
  expect(said).toEqual({ closed: 0, pasted: 0 });
  await expect.element(screen.getByLabelText('Your menu as text')).toHaveValue(MENU);
});

test('its parts have one undo, the newest first', async () => {
  const menu = await aMenu();
  const items = (name: string) =>
    Array.from({ length: DISHES }, (_, n) => ({
      title: `${name} ${n}`,
      description: '',
      translations: {},
      price: '5',
      ingredient_warnings: [],
      food_speciality: [],
      extras: [],
    }));
  const sections = NAMES.map((title) => ({ title, description: '', translations: {}, items: items(title) }));
  const { activity, earlier = [] } = await addSections(menu.id, sections);
  expect(earlier).toHaveLength(1);
  for (const one of [activity ?? '', ...earlier]) {
    expect(await menu.titles()).not.toEqual([]);
    await call('POST /me/activity/{activity}/undo', { activity: one });
  }
  expect(await menu.titles()).toEqual([]);
});
