import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { slowDown } from '../../testing/slow-down.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { createRecord, readRecord } from './calls.ts';
import { CataloguePage } from './catalogue-page.tsx';

await startPhrases(
  'en',
  'catalogue',
  'editor',
  'ingredients',
  'frame',
  'lists',
  'picture',
  'saving',
  'unsaved',
  'undo',
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the last of two presses on a switch wins', async () => {
  await signUp();
  const { id } = await createRecord(MENUS, { type: 'menus', attributes: { title: 'Lunch' } });
  const list = await show(<CataloguePage place={MENUS} search={{}} found={undefined} onSearch={() => {}} />);
  const shown = list.getByRole('switch', { name: 'Guests see Lunch' });
  await expect.element(shown).toBeChecked();
  await slowDown(500);
  const press = () => (shown.element() as HTMLElement).click();
  for (const isOn of [false, true]) {
    press();
    // The switch moves at once, before the change has begun.
    expect((shown.element() as HTMLInputElement).checked).toBe(isOn);
  }
  // Switched off and on again: two changes more than it had.
  await expect.poll(async () => (await readRecord(MENUS, id)).version).toBe(3);
  expect((await readRecord(MENUS, id)).disabled).toBe(false);
  await expect.element(shown).toBeChecked();
});

test('the longest price leaves a row’s switch and menu in reach on a narrow phone', async () => {
  // A phone of 320 pixels without the margins of the page.
  await page.viewport(288, 640);
  await signUp();
  const attributes = { title: 'Warung', currency: 'idr' } as const;
  const menu = await createRecord(MENUS, { type: 'menus', attributes });
  const sections = { level: 'sections', above: [menu.id] } as const;
  const section = await createRecord(sections, { type: 'sections', attributes: { title: 'Grill' } });
  const place = { level: 'items', above: [menu.id, section.id] } as const;
  await createRecord(place, { type: 'items', attributes: { title: 'Satay', price: '9999999.99' } });
  const list = await show(<CataloguePage place={place} search={{}} found={undefined} onSearch={() => {}} />);
  await expect.element(list.getByText('9,999,999.99 IDR').first()).toBeInTheDocument();
  const actions = list.getByRole('button', { name: 'Actions for Satay' });
  expect(actions.element().getBoundingClientRect().right).toBeLessThanOrEqual(288);
});
