import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { api } from '../platform/api.ts';
import { dismissNotice, noticesNow } from '../platform/notices.ts';
import { createRecord, readRecord, removeRecord } from './calls.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { Place } from './place.ts';

await startPhrases('en', 'catalogue', 'editor', 'rows', 'frame', 'lists', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  for (const { id } of noticesNow()) dismissNotice(id);
});

async function addVenue(name: string, attributes: object): Promise<string> {
  const map = { address: 'Corniche 4', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };
  const body = { data: { type: 'venues' as const, attributes: { name, map, ...attributes } } };
  return (await api('POST /me/venues', { body })).data.id;
}

/** The dialog of a record, as it opens. */
async function open(place: Place, id: string) {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const row = await readRecord(place, id);
  const screen = await show(<MoveDialog place={place} row={row} opened onClose={close} />);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const choose = async (name: string) => {
    await screen.getByRole('combobox').fill(name);
    await screen.getByRole('option', { name }).click();
  };
  const remarks = () =>
    [...document.querySelectorAll('[aria-live] li')].map(({ textContent }) => textContent);
  return { screen, button, choose, remarks, isClosed: () => isClosed };
}

const aMenu = () => createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch', currency: 'aed' } });

test('what will be different is said of the venue that is chosen, and nothing of one that is alike', async () => {
  await signUp();
  const { time_zone } = (await api('GET /me/venue', {})).data.attributes;
  await addVenue('Harbour', { time_zone });
  await addVenue('Volga', { default_locale: 'ru', time_zone: 'Europe/Moscow' });
  const { id } = await aMenu();
  const { button, choose, remarks } = await open(MENUS, id);
  for (const name of ['Copy', 'Move']) await expect.element(button(name)).toBeDisabled();
  await choose('Volga');
  await expect
    .poll(remarks)
    .toEqual([
      'The main language there is Russian. Where a text is missing in it, guests read another language.',
      'Not among the languages there: English. The texts are kept.',
      'Hours follow the clocks there: Europe/Moscow.',
    ]);
  for (const name of ['Copy', 'Move']) await expect.element(button(name)).toBeEnabled();
  await choose('Harbour');
  await expect.poll(remarks).toEqual([]);
});

test('a menu that is not there any more is said to be gone, and its dialog closes', async () => {
  await signUp();
  await addVenue('Harbour', {});
  const { id } = await aMenu();
  const { screen, button, isClosed } = await open(MENUS, id);
  // The only other venue is chosen already.
  await expect.element(screen.getByRole('combobox')).toHaveValue('Harbour');
  await removeRecord(MENUS, id);
  await button('Copy').click();
  await expect.poll(isClosed).toBe(true);
  expect(noticesNow().map(({ text }) => text)).toEqual([expect.stringContaining('no longer here')]);
});

test('a section is moved to another menu, and never copied there by this dialog', async () => {
  await signUp();
  const [menu] = [await aMenu(), await aMenu()];
  const sections: Place = { level: 'sections', above: [menu.id] };
  const { id } = await createRecord(sections, { type: 'sections', attributes: { title: 'Grill' } });
  const { button, isClosed } = await open(sections, id);
  await expect.element(button('Copy')).not.toBeInTheDocument();
  await button('Move').click();
  await expect.poll(isClosed).toBe(true);
  await expect(readRecord(sections, id)).rejects.toThrow();
});

/** An item of a menu “Lunch”, and the place of its list. */
async function anItem() {
  const menu = await aMenu();
  const sections: Place = { level: 'sections', above: [menu.id] };
  const grill = await createRecord(sections, { type: 'sections', attributes: { title: 'Grill' } });
  const items: Place = { level: 'items', above: [menu.id, grill.id] };
  const { id } = await createRecord(items, { type: 'items', attributes: { title: 'Kofta', price: '9' } });
  return { items, id };
}

test('a field can be typed in once it says which list is chosen', async () => {
  await signUp();
  const { items, id } = await anItem();
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLInputElement && !target.readOnly) said.push(target.value);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['readonly'] });
  await open(items, id);
  await expect.poll(() => said.length).toBe(2);
  observer.disconnect();
  expect(said).toContain('Lunch');
});

test('keys after a press on a field take the place of the list that is chosen', async () => {
  await signUp();
  const { items, id } = await anItem();
  const { screen } = await open(items, id);
  const menu = screen.getByRole('combobox', { name: 'Menu' });
  await expect.element(menu).toHaveValue('Lunch');
  await menu.click();
  await userEvent.keyboard('Din');
  await expect.element(menu).toHaveValue('Din');
});

test('keys take the place of the only list that can be chosen, which came after the focus', async () => {
  await signUp();
  const menu = await aMenu();
  const from: Place = { level: 'sections', above: [menu.id] };
  const { id } = await createRecord(from, { type: 'sections', attributes: { title: 'Grill' } });
  await createRecord(MENUS, { type: 'menus', attributes: { title: 'Dinner', currency: 'aed' } });
  const { screen } = await open(from, id);
  const other = screen.getByRole('combobox', { name: 'Menu' });
  await expect.element(other).toHaveValue('Dinner');
  await userEvent.keyboard('Sup');
  await expect.element(other).toHaveValue('Sup');
});
