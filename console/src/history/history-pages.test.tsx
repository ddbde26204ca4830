import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { anItem, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, listRecords, removeRecord } from '../catalogue/calls.ts';
import { dismissNotice, noticesNow } from '../platform/notices.ts';
import { NoticeList } from '../ui/feedback/notice-list.tsx';
import { ActivityPage } from './activity-page.tsx';
import { BinPage } from './bin-page.tsx';

await startPhrases('en', 'catalogue', 'frame', 'history', 'lists', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Notices of the test before would cover the buttons.
  for (const { id } of noticesNow()) dismissNotice(id);
});

type Page = ComponentType<{ search: object; onSearch: () => void }>;

const showPage = (Page: Page) =>
  show(
    <>
      <Page search={{}} onSearch={() => {}} />
      <NoticeList />
    </>,
  );

const priced = (price: string) => ({ type: 'items' as const, attributes: { price } });

test('what was done is listed and taken back; a colleague’s change is not written over', async () => {
  const { place, id } = await anItem();
  await changeRecord(place, id, priced('50'));
  const screen = await showPage(ActivityPage);
  const undo = screen.getByRole('button', { name: 'Undo: Price of “Kebab”: 42.00 AED → 50.00 AED' });
  await expect.element(undo).toBeVisible();
  await changeRecord(place, id, priced('60'));
  await undo.click();
  await expect
    .element(screen.getByText('Layla Haddad has changed this since (now). Nothing was undone.'))
    .toBeVisible();
  const last = screen.getByRole('button', { name: 'Undo: Price of “Kebab”: 50.00 AED → 60.00 AED' });
  await last.click();
  await expect.element(screen.getByText('Undone: Price of “Kebab”: 60.00 AED → 50.00 AED')).toBeVisible();
  await expect.element(screen.getByText('By undo')).toBeVisible();
  await expect.element(last).not.toBeInTheDocument();
  await undo.click();
  await expect.poll(async () => (await listed(place)).map(({ price }) => price)).toEqual(['42.00']);
});

const listed = async (place: Parameters<typeof listRecords>[0]) =>
  (await listRecords(place, { number: 1, size: 5 }, new AbortController().signal)).rows;

test('what was deleted is brought back from the bin, or removed for good after a question', async () => {
  const { place, id } = await anItem();
  await removeRecord(place, id);
  const screen = await showPage(BinPage);
  await expect.element(screen.getByText('Item in Lunch › Grill')).toBeVisible();
  await expect.element(screen.getByText('30 days left')).toBeVisible();
  await screen.getByRole('button', { name: 'Restore “Kebab”' }).click();
  await expect.element(screen.getByText('Brought back “Kebab”')).toBeVisible();
  await expect.poll(async () => (await listed(place)).map((row) => row.id)).toEqual([id]);
  await expect.element(screen.getByText(/What you delete waits here for 30 days/)).toBeVisible();
});

test('removing for good asks first', async () => {
  const { place, id } = await anItem();
  await removeRecord(place, id);
  const screen = await showPage(BinPage);
  const remove = screen.getByRole('button', { name: 'Delete for good: “Kebab”' });
  await remove.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(remove).toBeVisible();
  await remove.click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.element(screen.getByText('“Kebab” is gone for good')).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
});
