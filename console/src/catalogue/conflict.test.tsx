import { beforeEach, expect, test } from 'vitest';
import { anItem, MENUS, showDialog } from '../../testing/dialogs.tsx';
import { signUp } from '../../testing/sign-up.ts';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, createRecord, readRecord } from './calls.ts';
import { Editor } from './editor.tsx';
import type { Place } from './place.ts';
import type { Written } from './record-body.ts';
import type { Row } from './rows.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'picture', 'saving', 'unsaved');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openEditor = (place: Place, row: Row) =>
  showDialog((onClose) => (
    <Editor place={place} row={row} currency="aed" opened onClose={onClose} onCreated={() => {}} />
  ));

const attributes = (values: object): Written => ({ type: 'items', attributes: { ...values } });

test('the second of two people is shown both versions, and each choice stays', async () => {
  const { place, id, row } = await anItem();
  const { screen, timesClosed } = await openEditor(place, row);
  await changeRecord(place, id, attributes({ title: 'Adana kebab', price: '50', is_new: true }));
  await screen.getByRole('textbox', { name: 'Title' }).fill('Shish kebab');
  await screen.getByRole('textbox', { name: 'Description' }).fill('With bulgur');
  await screen.getByRole('button', { name: 'Save' }).click();
  const question = screen.getByRole('dialog', { name: '“Kebab” has been changed meanwhile' });
  await expect.element(question.getByText('Adana kebab')).toBeVisible();
  await expect.element(question.getByText('Shish kebab')).toBeVisible();
  // A part that only one of us has changed is no choice.
  await expect.element(question.getByText('50.00 AED')).not.toBeInTheDocument();
  await expect.element(question.getByText('With bulgur')).not.toBeInTheDocument();
  const title = question.getByRole('group', { name: 'Title' });
  await expect.element(title.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect(await readRecord(place, id)).toMatchObject({
    title: 'Shish kebab',
    price: '50.00',
    is_new: true,
    settings: { description: 'With bulgur' },
  });
});

test('keeping on editing loses nothing, and the next save asks again', async () => {
  const { place, id, row } = await anItem();
  const { screen, timesClosed } = await openEditor(place, row);
  await changeRecord(place, id, attributes({ title: 'Adana kebab', price: '50' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('Shish kebab');
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen
    .getByRole('dialog', { name: /changed meanwhile/ })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect.element(title).toHaveValue('Shish kebab');
  await title.fill('Shish kebab, two');
  await screen.getByRole('button', { name: 'Save' }).click();
  const chosen = screen.getByRole('group', { name: 'Title' });
  await chosen.getByRole('radio', { name: 'Theirs' }).click();
  await screen.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect(await readRecord(place, id)).toMatchObject({ title: 'Adana kebab', price: '50.00' });
});

test('a new place in the list is no conflict: what was typed is saved over it', async () => {
  const { place, id, row } = await anItem();
  const { screen, timesClosed } = await openEditor(place, row);
  await changeRecord(place, id, attributes({ disabled: true }));
  await screen.getByRole('textbox', { name: 'Title' }).fill('Shish kebab');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect(await readRecord(place, id)).toMatchObject({ title: 'Shish kebab', disabled: true });
});

test('conflicting schedules are shown in words', async () => {
  await signUp();
  const { id } = await createRecord(MENUS, { type: 'menus', attributes: { title: 'Late menu' } });
  const row = await readRecord(MENUS, id);
  const { screen, timesClosed } = await showDialog((onClose) => (
    <ScheduleDialog place={MENUS} row={row} opened onClose={onClose} />
  ));
  const schedule_data = { all_day: true, from: '2026-12-01', to: '2026-12-24' };
  const settings = {
    data: { type: 'settings' as const, attributes: { schedule_type: 'specific', schedule_data } },
  };
  await changeRecord(MENUS, id, { type: 'menus', relationships: { settings } });
  await screen.getByRole('radio', { name: 'Days of the week' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  const question = screen.getByRole('dialog', { name: /changed meanwhile/ });
  await expect.element(question.getByText('1 Dec, 2026 – 24 Dec, 2026')).toBeVisible();
  await expect.element(question.getByText(/Every day/)).toBeVisible();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect((await readRecord(MENUS, id)).settings?.schedule_type).toBe('periodic');
});
