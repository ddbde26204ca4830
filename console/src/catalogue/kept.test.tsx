import { beforeEach, expect, test } from 'vitest';
import { anItem, showDialog } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { signOut } from '../accounts/sign-out.ts';
import { readStored } from '../platform/storage.ts';
import { changeRecord, readRecord } from './calls.ts';
import { Editor } from './editor.tsx';
import type { Place } from './place.ts';
import type { Row } from './rows.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

await startPhrases('en', 'catalogue', 'editor', 'ingredients', 'lists', 'picture', 'saving', 'unsaved');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const openEditor = (place: Place, row?: Row) =>
  showDialog((onClose) => (
    <Editor place={place} row={row} currency="aed" opened onClose={onClose} onCreated={() => {}} />
  ));

test('what was typed of a new item outlives the page, is offered, and goes once it is saved', async () => {
  const { place } = await anItem();
  const first = await openEditor(place);
  await first.screen.getByRole('textbox', { name: 'Title' }).fill('Musakhan');
  await first.screen.getByRole('textbox', { name: 'Price, AED' }).fill('45');
  await first.screen.getByRole('button', { name: 'Add an extra' }).click();
  await first.screen.getByRole('textbox', { name: 'Extra', exact: true }).fill('Sumac');
  await first.screen.getByRole('textbox', { name: 'Price, AED' }).nth(1).fill('1');
  await first.screen.unmount();

  const { screen, timesClosed } = await openEditor(place);
  await expect.element(screen.getByText(/You have unsaved changes from/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Musakhan');
  await expect.element(screen.getByRole('textbox', { name: 'Extra', exact: true })).toHaveValue('Sumac');
  await expect.element(screen.getByText(/You have unsaved changes from/)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect(readStored('drafts')).toEqual({});
});

test('declined or discarded input is not offered again', async () => {
  const { place, row } = await anItem();
  const first = await openEditor(place, row);
  await first.screen.getByRole('textbox', { name: 'Title' }).fill('Shish kebab');
  await first.screen.unmount();
  const second = await openEditor(place, row);
  await second.screen.getByRole('button', { name: 'Discard' }).click();
  expect(readStored('drafts')).toEqual({});
  await second.screen.getByRole('textbox', { name: 'Title' }).fill('Adana kebab');
  await expect.poll(() => Object.keys(readStored('drafts') ?? {})).toHaveLength(1);
  await second.screen.getByRole('button', { name: 'Cancel' }).click();
  await second.screen.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(second.timesClosed).toBe(1);
  expect(readStored('drafts')).toEqual({});
});

test('input over an older version is not saved over a newer one without asking', async () => {
  const { place, id, row } = await anItem();
  const first = await openEditor(place, row);
  await first.screen.getByRole('textbox', { name: 'Title' }).fill('Shish kebab');
  await first.screen.unmount();
  await changeRecord(place, id, { type: 'items', attributes: { title: 'Adana kebab' } });
  const { screen, timesClosed } = await openEditor(place, await readRecord(place, id));
  await screen.getByRole('button', { name: 'Restore' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  const question = screen.getByRole('dialog', { name: /changed meanwhile/ });
  await expect.element(question.getByText('Adana kebab', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(timesClosed).toBe(1);
  expect((await readRecord(place, id)).title).toBe('Shish kebab');
});

test('a schedule is offered again too, and signing out forgets all', async () => {
  const { place, row } = await anItem();
  const dialog = () =>
    showDialog((onClose) => <ScheduleDialog place={place} row={row} opened onClose={onClose} />);
  const first = await dialog();
  await first.screen.getByRole('radio', { name: 'Days of the week' }).click();
  await first.screen.getByRole('textbox', { name: 'Tuesday, to' }).fill('22');
  await first.screen.unmount();
  const second = await dialog();
  await second.screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(second.screen.getByRole('textbox', { name: 'Tuesday, to' })).toHaveValue('22');
  await second.screen.unmount();
  await signOut();
  expect(readStored('drafts')).toBeUndefined();
});
