import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { holdBack } from '../../testing/slow-down.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api, call } from '../platform/api.ts';
import { noticesNow } from '../platform/notices.ts';
import { addSections } from './add-sections.ts';
import { createRecord } from './calls.ts';
import { PasteIntoMenu } from './paste-into-menu.tsx';

await startPhrases('en', 'catalogue', 'parts', 'pasting', 'unsaved');

/** Of three sections more than half of what a menu takes: they don't find room twice. */
const DISHES = 420;
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

/** The dialog, opened until it is closed. */
function Opened({ menu, onClose, onPasted }: { menu: string; onClose: () => void; onPasted: () => void }) {
  const [opened, setOpened] = useState(true);
  const close = () => {
    onClose();
    setOpened(false);
  };
  return <PasteIntoMenu menu={menu} opened={opened} onClose={close} onPasted={onPasted} />;
}

/** Opens the dialog of a menu with a text of more dishes than a call takes. */
async function open(menu: string) {
  const said = { closed: 0, pasted: 0 };
  const count = (what: keyof typeof said) => () => {
    said[what] += 1;
  };
  const screen = await show(<Opened menu={menu} onClose={count('closed')} onPasted={count('pasted')} />);
  await screen.getByLabelText('Your menu as text').fill(MENU);
  const add = screen.getByRole('button', { name: `Add ${NAMES.length * DISHES} dishes` });
  await expect.element(add).toBeEnabled();
  return { screen, add, said };
}

/** All that stands in elements of the form from now on, however short. */
function toldIn(selector: string): Set<string> {
  const told = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll(`form ${selector}`)) told.add(textContent);
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  return told;
}

test('a menu of more dishes than a call takes comes in parts, told one by one', async () => {
  const menu = await aMenu();
  const { add, said } = await open(menu.id);
  const told = toldIn('[role=status]');
  const offered = toldIn('[type=submit]');
  await add.click();
  await expect.poll(() => said).toEqual({ closed: 1, pasted: 1 });
  // The dishes that are added leave less room, and are not told as too many.
  expect([...offered]).toEqual([`Add ${3 * DISHES} dishes`]);
  for (const done of [0, 2 * DISHES]) expect(told).toContain(`Adding: ${done} of ${3 * DISHES} dishes`);
  expect(await menu.titles()).toEqual(NAMES);
});

test('given up, nothing of it stands, and the text is still there', async () => {
  const menu = await aMenu();
  const { screen, add, said } = await open(menu.id);
  const goOn = await holdBack();
  await add.click();
  await expect.element(screen.getByText(`Adding: 0 of ${3 * DISHES} dishes`)).toBeVisible();
  await screen.getByRole('button', { name: 'Stop and change nothing' }).click();
  await expect.element(screen.getByText('Taking back what was saved…')).toBeVisible();
  await goOn();
  await expect.element(add).toBeEnabled();
  expect(await menu.titles()).toEqual([]);
  expect(said).toEqual({ closed: 0, pasted: 0 });
  await expect.element(screen.getByLabelText('Your menu as text')).toHaveValue(MENU);
});

/** Sections of more dishes together than two calls take. */
const wholeSections = (titles: readonly string[]) =>
  titles.map((title) => ({
    title,
    description: '',
    translations: {},
    items: Array.from({ length: 600 }, (_, n) => ({
      title: `Dish ${n}`,
      description: '',
      translations: {},
      price: '5',
      ingredient_warnings: [],
      food_speciality: [],
      extras: [],
    })),
  }));

test('its parts have one undo, the newest first', async () => {
  const menu = await aMenu();
  const { activity, earlier = [] } = await addSections(menu.id, wholeSections(NAMES));
  expect(earlier).toHaveLength(2);
  const left = [];
  for (const one of [activity ?? '', ...earlier.toReversed()]) {
    left.push(await menu.titles());
    await call('POST /me/activity/{activity}/undo', { activity: one });
  }
  expect(left).toEqual([NAMES, NAMES.slice(0, 2), NAMES.slice(0, 1)]);
  expect(await menu.titles()).toEqual([]);
});

test('where a later part is refused, those before it are taken back', async () => {
  const menu = await aMenu();
  await expect(addSections(menu.id, wholeSections(['Soups', 'Grill', 'X']))).rejects.toThrow();
  expect(await menu.titles()).toEqual([]);
});

test('who leaves the screen while it is added leaves nothing of it behind', async () => {
  const menu = await aMenu();
  const { screen, add, said } = await open(menu.id);
  const goOn = await holdBack();
  await add.click();
  await expect.element(screen.getByText(`Adding: 0 of ${3 * DISHES} dishes`)).toBeVisible();
  await screen.unmount();
  await goOn();
  await expect
    .poll(() => noticesNow().map(({ title, text }) => text ?? title))
    .toContain('Nothing was changed.');
  expect(await menu.titles()).toEqual([]);
  expect(said).toEqual({ closed: 0, pasted: 0 });
});
