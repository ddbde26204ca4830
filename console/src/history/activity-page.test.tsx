import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { violationsIn } from '../../testing/axe.ts';
import { anItem, MENUS, show } from '../../testing/dialogs.tsx';
import { startPhrases } from '../../testing/start-phrases.ts';
import { changeRecord, createRecord, readRecord } from '../catalogue/calls.ts';
import { api } from '../platform/api.ts';
import { dismissNotice, noticesNow } from '../platform/notices.ts';
import { ActivityPage } from './activity-page.tsx';
import type { ActivitySearch } from './activity-search.ts';

await startPhrases('en', 'catalogue', 'frame', 'history', 'lists', 'undo');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of noticesNow()) dismissNotice(id);
});

function Page() {
  const [search, setSearch] = useState<ActivitySearch>({});
  return <ActivityPage search={search} onSearch={setSearch} />;
}

type Item = Awaited<ReturnType<typeof anItem>>;

async function price({ place, id }: Item, prices: readonly string[]): Promise<void> {
  for (const amount of prices)
    await changeRecord(place, id, { type: 'items', attributes: { price: amount } });
}

test('prices changed one after another are one line that opens, each with its undo', async () => {
  const item = await anItem();
  await price(item, ['50', '51', '52', '53', '54']);
  const screen = await show(<Page />);
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  const opener = screen.getByRole('button', { name: '“Kebab”: 5 prices changed' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  const undo = screen.getByRole('button', { name: /^Undo: Price of “Kebab”/ });
  expect(undo.all()).toHaveLength(0);
  await opener.click();
  expect(undo.all()).toHaveLength(5);
  expect(await violationsIn(screen.container)).toEqual([]);
  await undo.first().click();
  await expect.poll(async () => (await readRecord(item.place, item.id)).price).toBe('53.00');
  // The undone change stays where it was, in the open run.
  await expect.element(screen.getByText('Undone', { exact: true })).toBeVisible();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await opener.click();
  expect(undo.all()).toHaveLength(1);
});

test('the kind that is chosen is listed alone, and all are there again', async () => {
  const item = await anItem();
  await price(item, ['50']);
  const screen = await show(<Page />);
  const kind = screen.getByRole('combobox', { name: 'Kind' });
  // One person needs no choice of persons.
  await expect.element(kind).toBeVisible();
  expect(screen.getByRole('combobox').all()).toHaveLength(1);
  await kind.selectOptions('Prices');
  await expect.element(screen.getByText('1–1 of 1')).toBeVisible();
  await expect.element(screen.getByText('Price of “Kebab”: 42.00 AED → 50.00 AED')).toBeVisible();
  await expect.element(screen.getByText('Added “Lunch”')).not.toBeInTheDocument();
  await kind.selectOptions('Deleted');
  await expect.element(screen.getByText('Nobody has done anything of this kind.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show everything' }).click();
  await expect.element(screen.getByText('Added “Lunch”')).toBeVisible();
});

const PLACE = { address: 'Al Wasl Road 12', city: 'Dubai', state: 'Dubai', country: 'United Arab Emirates' };

async function aBranch(branch: string): Promise<string> {
  const attributes = { name: 'Levant', branch, map: PLACE };
  return (await api('POST /me/venues', { body: { data: { type: 'venues', attributes } } })).data.id;
}

test('a sync of branches is one line that opens, undone for one branch and for all', async () => {
  await anItem();
  const child_ids = [await aBranch('Marina'), await aBranch('Deira'), await aBranch('Creek')];
  const attributes = { sync: { type: 'now' as const }, child_ids };
  await api('PUT /me/venue/sync', { body: { data: { type: 'venues', attributes } } });
  const screen = await show(<Page />);
  const opener = screen.getByRole('button', { name: 'Synced the menus to 3 branches', exact: true });
  await expect.element(opener).toBeVisible();
  expect(screen.getByText(/^Synced the menus/).all()).toHaveLength(1);
  await opener.click();
  await screen.getByRole('button', { name: /^Undo: Synced the menus to “Levant, Deira”/ }).click();
  await expect.element(screen.getByText('Undone', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Undo all: Synced the menus to 3 branches' }).click();
  await expect.poll(() => screen.getByText('Undone', { exact: true }).all().length).toBe(4);
  // The one that is left takes the undo back.
  expect(screen.getByRole('button', { name: /^Undo all: Synced .* 3/ }).all()).toHaveLength(1);
  const changes = (await api('GET /me/venue/children', {})).data.map(
    (venue) => venue.attributes.unpublished_changes,
  );
  // Each was made, synced and undone once.
  expect(changes).toEqual([3, 3, 3]);
});

test('the undo of all branches of a sync goes on past one that is refused, and tells of it', async () => {
  await anItem();
  const child_ids = [await aBranch('Marina'), await aBranch('Deira'), await aBranch('Creek')];
  const attributes = { sync: { type: 'now' as const }, child_ids };
  await api('PUT /me/venue/sync', { body: { data: { type: 'venues', attributes } } });
  const screen = await show(<Page />);
  const all = screen.getByRole('button', { name: 'Undo all: Synced the menus to 3 branches' });
  await expect.element(all).toBeVisible();
  // Somebody undoes one of them meanwhile.
  const { data } = await api('GET /me/activity', { query: { 'filter[kind]': 'synced' } });
  const [, second] = data.filter(({ attributes }) => attributes.action === 'sync_branch');
  await api('POST /me/activity/{activity}/undo', { activity: String(second?.id) });
  await all.click();
  // The notice of the branches that are undone comes first.
  await expect.poll(() => noticesNow().map(({ kind }) => kind)).toContain('failure');
  const changes = (await api('GET /me/venue/children', {})).data.map(
    (venue) => venue.attributes.unpublished_changes,
  );
  // Each was made, synced and undone once.
  expect(changes).toEqual([3, 3, 3]);
});

const LONG = 52;

test('a long list grows at its end, and a change made meanwhile doubles nothing', async () => {
  const item = await anItem();
  for (let at = 0; at < LONG; at += 1)
    await createRecord(MENUS, { type: 'menus', attributes: { title: `Menu ${at}`, currency: 'aed' } });
  const screen = await show(<Page />);
  const earlier = screen.getByRole('button', { name: 'Show earlier' });
  await expect.element(earlier).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '50 entries added' })).toBeVisible();
  await price(item, ['50']);
  await earlier.click();
  await expect.element(screen.getByRole('button', { name: /5\d entries added/ })).toBeVisible();
  const last = screen.getByRole('button', { name: 'There is nothing earlier' });
  await expect.element(last).toHaveFocus();
  await screen.getByRole('button', { name: /entries added/ }).click();
  const lines = screen.container.querySelectorAll('ol ol p:first-child');
  const words = [...lines].map(({ textContent }) => textContent);
  expect(new Set(words).size).toBe(words.length);
  expect(words).toContain('Added “Menu 0”');
});
