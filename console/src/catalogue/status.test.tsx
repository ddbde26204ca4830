import { beforeEach, expect, test } from 'vitest';
import { MENUS, show } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { slowDown } from '../../testing/slow-down.ts';
import { startI18n } from '../platform/i18n.ts';
import { createRecord, readRecord } from './calls.ts';
import { CataloguePage } from './catalogue-page.tsx';

await startI18n('en', 'catalogue', 'editor', 'frame', 'lists', 'picture', 'saving', 'unsaved', 'undo');

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
